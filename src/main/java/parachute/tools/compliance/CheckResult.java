package parachute.tools.compliance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The result of a check.
 *
 * @param name the subject of the check, in a few words
 * @param rule what the protocol says about it
 * @param isRequired whether a match requires it; an engine can be used without the other checks
 * @param problem what was wrong; empty if nothing was
 * @param sent the lines sent to the engine
 * @param came the last lines received
 */
public record CheckResult(
        String name, String rule, boolean isRequired, Optional<String> problem, List<String> sent, List<String> came) {
    public CheckResult {
        sent = List.copyOf(sent);
        came = List.copyOf(came);
    }

    /** Returns whether the engine fails a check that a match requires. */
    public boolean isFailure() {
        return isRequired && problem.isPresent();
    }

    /**
     * Returns the result as one line, followed by the lines sent and received and the rule of the protocol.
     *
     * @param verbose whether these are included for a check without a problem as well
     */
    public List<String> lines(boolean verbose) {
        List<String> lines = new ArrayList<>();
        String mark = problem.isEmpty() ? "ok      " : isRequired ? "FAILED  " : "warning ";
        lines.add(mark + name + problem.map(text -> ": " + text).orElse(""));
        if (verbose || problem.isPresent()) {
            sent.forEach(line -> lines.add("          sent: " + line));
            came.forEach(line -> lines.add("          came: " + line));
            lines.add("          rule: " + rule);
        }
        return lines;
    }
}
