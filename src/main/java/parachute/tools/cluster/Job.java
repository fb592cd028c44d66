package parachute.tools.cluster;

/**
 * Tasks that belong together, as machines tell each other.
 *
 * @param id no other job has it
 * @param kind the kind of work
 * @param settings what holds for all tasks, as JSON
 */
public record Job(String id, String kind, String settings) {}
