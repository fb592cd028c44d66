package parachute.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Writes whole lines of text, each flushed at once, from any thread: lines of different threads never mix. When the
 * reader at the other end is gone, further lines are dropped and whoever made the writer is told once.
 */
public final class LineWriter {
    private final OutputStream out;
    private final Runnable onBroken;
    private boolean broken;

    /** Writes to {@code out} and only remembers when it broke. */
    public LineWriter(OutputStream out) {
        this(out, () -> {});
    }

    /** Writes to {@code out} and runs {@code onBroken} once, on the writing thread, when that first fails. */
    public LineWriter(OutputStream out, Runnable onBroken) {
        this.out = out;
        this.onBroken = onBroken;
    }

    /** Writes text and a line end; text of several lines stays together. */
    public void writeLine(String text) {
        if (!write((text + "\n").getBytes(StandardCharsets.UTF_8))) {
            onBroken.run();
        }
    }

    /** Whether the other end has gone, so that nothing more is written. */
    public synchronized boolean isBroken() {
        return broken;
    }

    /** False if just this write found the other end gone. */
    private synchronized boolean write(byte[] bytes) {
        if (broken) {
            return true;
        }
        try {
            out.write(bytes);
            out.flush();
        } catch (IOException e) {
            broken = true;
        }
        return !broken;
    }
}
