package parachute.tools.progress;

import java.util.function.Consumer;

/** Receives the progress of long work; called from several threads, one at a time. */
@FunctionalInterface
public interface WorkListener {
    /** Takes a line for a terminal. */
    void accept(String line);

    /** Takes a part of a page, which replaces the previous one with the same title. */
    default void show(String title, ProgressPart part) {}

    /** Returns a listener that passes everything to both, this one first. */
    default WorkListener and(WorkListener other) {
        WorkListener first = this;
        return new WorkListener() {
            @Override
            public void accept(String line) {
                first.accept(line);
                other.accept(line);
            }

            @Override
            public void show(String title, ProgressPart part) {
                first.show(title, part);
                other.show(title, part);
            }
        };
    }

    /** Returns a listener that passes parts to this one and lines to another. */
    default WorkListener withLines(Consumer<String> lines) {
        WorkListener parts = this;
        return new WorkListener() {
            @Override
            public void accept(String line) {
                lines.accept(line);
            }

            @Override
            public void show(String title, ProgressPart part) {
                parts.show(title, part);
            }
        };
    }
}
