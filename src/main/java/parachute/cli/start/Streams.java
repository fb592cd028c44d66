package parachute.cli.start;

import java.io.Console;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import parachute.io.LineReader;
import parachute.io.LineWriter;

/**
 * The streams that a command reads and writes.
 *
 * @param in the input
 * @param out the output
 * @param err for messages about errors
 * @param onBrokenOutput runs when nobody reads {@code out} any more
 * @param atTerminal whether both {@code in} and {@code out} are a terminal
 */
public record Streams(
        InputStream in, OutputStream out, OutputStream err, Runnable onBrokenOutput, BooleanSupplier atTerminal) {
    /** Returns streams of which only the input has any content. */
    public static Streams of(InputStream in) {
        OutputStream none = OutputStream.nullOutputStream();
        return new Streams(in, none, none, () -> {}, () -> false);
    }

    /** Returns a new reader of the input's lines. */
    public LineReader reader() {
        return new LineReader(in);
    }

    /** Returns a new writer of lines to the output. */
    public LineWriter writer() {
        return new LineWriter(out, onBrokenOutput);
    }

    /** Writes a line to the output if a user at a terminal reads it; programs do not get it. */
    public void greet(String line) {
        if (atTerminal.getAsBoolean()) {
            writer().writeLine(line);
        }
    }

    /** Returns whether both standard input and standard output of this process are a terminal. */
    public static boolean isTerminal() {
        // The simple console: the other one would load a line editor for this check.
        System.setProperty("jdk.console", "java.base");
        return Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
    }
}
