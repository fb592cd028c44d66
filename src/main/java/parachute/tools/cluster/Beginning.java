package parachute.tools.cluster;

import java.util.Map;
import parachute.tools.work.Work;

/**
 * What a machine answers when it has begun a job.
 *
 * @param identity what has to be the same on all machines
 * @param remark what is said when it takes part; may be empty
 */
record Beginning(Map<String, String> identity, String remark) {
    static Beginning of(Work<?, ?> work) throws InterruptedException {
        return new Beginning(work.identity(), work.remark().orElse(""));
    }
}
