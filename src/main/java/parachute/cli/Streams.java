package parachute.cli;

import java.io.InputStream;
import java.io.OutputStream;
import parachute.console.LineReader;
import parachute.console.LineWriter;

/**
 * What a command reads and writes.
 *
 * @param onBrokenOutput runs when nobody reads {@code out} any more
 */
record Streams(InputStream in, OutputStream out, OutputStream err, Runnable onBrokenOutput) {
    LineReader reader() {
        return new LineReader(in);
    }

    LineWriter writer() {
        return new LineWriter(out, onBrokenOutput);
    }

    /** Says on the error stream, in one line, why the program cannot go on. */
    void complain(String message) {
        new LineWriter(err).writeLine("parachute: " + message);
    }
}
