package parachute.tools.cluster;

/**
 * Tasks that belong together, as machines send them to each other.
 *
 * @param id unique
 * @param kind the kind of work
 * @param settings the settings of all tasks, as JSON
 */
public record Job(String id, String kind, String settings) {}
