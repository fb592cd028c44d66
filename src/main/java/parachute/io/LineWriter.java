package parachute.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Writes whole lines of text, each flushed at once, from any thread: lines of different threads never mix. After a
 * write has failed, because the process at the other end has ended, for example, further lines are dropped.
 */
public final class LineWriter {
    private final OutputStream out;
    private final Runnable onBroken;
    private boolean broken;

    /** Creates a writer to {@code out}. */
    public LineWriter(OutputStream out) {
        this(out, () -> {});
    }

    /** Creates a writer to {@code out} that runs {@code onBroken} on the writing thread at the first failure. */
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

    /** Returns whether a write has failed, so that nothing more is written. */
    public synchronized boolean isBroken() {
        return broken;
    }

    /** Writes bytes, and returns false at the first failure. */
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
