package parachute.tools.compliance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a check has shown.
 *
 * @param name what was checked, in a few words
 * @param rule what the protocol says of it
 * @param isNeeded whether a match needs it; without it an engine can be played with nevertheless
 * @param problem what was wrong; empty if nothing was
 * @param sent the lines that the engine was sent
 * @param came the last lines that came back
 */
public record CheckResult(
        String name, String rule, boolean isNeeded, Optional<String> problem, List<String> sent, List<String> came) {
    /** Keeps the lists from changing. */
    public CheckResult {
        sent = List.copyOf(sent);
        came = List.copyOf(came);
    }

    /** Whether a match is in danger. */
    public boolean isFailure() {
        return isNeeded && problem.isPresent();
    }

    /**
     * The result in lines: one, and below it what was sent, what came and what the protocol says.
     *
     * @param verbose whether that is told of a check without a problem as well
     */
    public List<String> lines(boolean verbose) {
        List<String> lines = new ArrayList<>();
        String mark = problem.isEmpty() ? "ok      " : isNeeded ? "FAILED  " : "warning ";
        lines.add(mark + name + problem.map(text -> ": " + text).orElse(""));
        if (verbose || problem.isPresent()) {
            sent.forEach(line -> lines.add("          sent: " + line));
            came.forEach(line -> lines.add("          came: " + line));
            lines.add("          rule: " + rule);
        }
        return lines;
    }
}
