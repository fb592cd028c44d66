package parachute.tools.cluster;

/**
 * A task given to a machine for some time.
 *
 * @param id number of the task
 * @param task the task
 * @param member the machine
 * @param since when it was given, in nanoseconds of {@link System#nanoTime}
 */
record Lease<T>(long id, T task, Member member, long since) {}
