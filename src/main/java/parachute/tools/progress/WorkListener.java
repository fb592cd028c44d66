package parachute.tools.progress;

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
}
