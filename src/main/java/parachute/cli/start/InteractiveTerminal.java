package parachute.cli.start;

import java.io.Console;
import java.util.Optional;

/** Whether a user types the input and reads the output. */
public final class InteractiveTerminal {
    private InteractiveTerminal() {}

    /** Returns whether both standard input and standard output are a terminal. */
    public static boolean isPresent() {
        // The simple console: the other one would load a line editor for this check.
        System.setProperty("jdk.console", "java.base");
        return Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
    }
}
