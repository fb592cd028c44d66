package parachute.cli.start;

import java.io.InputStream;
import java.io.OutputStream;
import parachute.io.LineReader;
import parachute.io.LineWriter;

/**
 * What a command reads and writes.
 *
 * @param onBrokenOutput runs when nobody reads {@code out} any more
 */
public record Streams(InputStream in, OutputStream out, OutputStream err, Runnable onBrokenOutput) {
    public LineReader reader() {
        return new LineReader(in);
    }

    public LineWriter writer() {
        return new LineWriter(out, onBrokenOutput);
    }

    /** Says on the error stream, in one line, why the program cannot go on. */
    public void complain(String message) {
        new LineWriter(err).writeLine("parachute: " + message);
    }
}
