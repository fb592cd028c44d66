package parachute.tools.progress;

import java.util.function.Consumer;

/** Hears of work that takes long; called from several threads, one at a time. */
@FunctionalInterface
public interface WorkListener {
    /** Takes a line for a terminal. */
    void accept(String line);

    /** Takes a part of a page, which replaces the one that was told under the same title before. */
    default void show(String title, ProgressPart part) {}

    /** Both are told everything, this one first. */
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

    /** This one is told the parts, another one takes the lines. */
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
