package parachute.tools.cluster;

import java.util.Map;

/**
 * Tasks that belong together, as machines send them to each other.
 *
 * @param id unique
 * @param kind the kind of work
 * @param settings the settings of all tasks, as JSON
 */
public record Job(String id, String kind, String settings) {

    /**
     * The reply of a machine that has started a job.
     *
     * @param identity what has to be the same on all machines
     * @param remark shown when it takes part; may be empty
     */
    record JobStart(Map<String, String> identity, String remark) {}
}
