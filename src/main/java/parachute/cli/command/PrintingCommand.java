package parachute.cli.command;

import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command that prints: results to standard output, everything else to standard error. */
abstract class PrintingCommand {
    @Spec
    CommandSpec spec;

    /** Nobody reads the output of a command any more. */
    static final class UnreadException extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** Returns standard output, for commands that do not end when nobody reads it any more. */
    PrintWriter out() {
        return spec.commandLine().getOut();
    }

    PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /**
     * Prints a line of a long command that produces nothing else: the command ends without an error once nobody reads
     * its output any more, as in {@code parachute suite | head -3}.
     *
     * @throws UnreadException if nobody reads it; the full command line then ends the command
     */
    void print(String line) {
        out().println(line);
        if (out().checkError()) {
            throw new UnreadException();
        }
    }

    /** Prints a warning on an input that the command can use nevertheless, or another problem that does not end it. */
    void warn(String warning) {
        err().println("parachute: " + warning);
    }

    StatusLine status() {
        return new StatusLine(err(), new TerminalWidth());
    }
}
