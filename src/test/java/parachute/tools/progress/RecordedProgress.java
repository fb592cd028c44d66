package parachute.tools.progress;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Keeps what is told of work: all lines, and the last part of each title. */
public final class RecordedProgress implements WorkListener {
    private final List<String> lines = new ArrayList<>();
    private final Map<String, ProgressPart> parts = new LinkedHashMap<>();

    @Override
    public synchronized void accept(String line) {
        lines.add(line);
    }

    @Override
    public synchronized void show(String title, ProgressPart part) {
        parts.put(title, part);
    }

    /** All lines. */
    public synchronized List<String> lines() {
        return List.copyOf(lines);
    }

    /** The titles of all parts. */
    public synchronized Set<String> titles() {
        return Set.copyOf(parts.keySet());
    }

    /** The last part of a title. */
    public synchronized ProgressPart part(String title) {
        return Optional.ofNullable(parts.get(title)).orElseThrow();
    }

    /** The rows of the last table of a title. */
    public List<List<String>> table(String title) {
        return ((ProgressPart.Table) part(title)).rows();
    }
}
