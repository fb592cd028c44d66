package parachute.cli.terminal;

import java.io.PrintWriter;
import java.util.function.Consumer;
import picocli.CommandLine;

/**
 * Prints the results of a long command that produces nothing else: the command ends without an error once nobody
 * reads its output any more, as in {@code parachute suite | head -3}.
 */
public final class ResultPrinter implements Consumer<String> {
    private final PrintWriter out;

    /** Nobody reads the output of a command any more. */
    public static final class UnreadException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** Prints to the output of a command. */
    public ResultPrinter(CommandLine line) {
        out = line.getOut();
    }

    /**
     * Prints a line.
     *
     * @throws UnreadException if nobody reads it; the full command line then ends the command
     */
    @Override
    public void accept(String line) {
        out.println(line);
        if (out.checkError()) {
            throw new UnreadException();
        }
    }
}
