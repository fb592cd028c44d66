package parachute.cli.terminal;

import java.io.PrintWriter;
import java.util.function.Consumer;
import picocli.CommandLine;

/** Prints warnings on an input that a command can use nevertheless to standard error. */
public final class Warnings implements Consumer<String> {
    private final PrintWriter err;

    /** Prints to the standard error of a command. */
    public Warnings(CommandLine line) {
        err = line.getErr();
    }

    @Override
    public void accept(String warning) {
        err.println("parachute: " + warning);
    }
}
