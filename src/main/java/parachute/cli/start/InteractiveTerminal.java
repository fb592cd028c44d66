package parachute.cli.start;

import java.io.Console;
import java.util.Optional;

/** Whether a user types the input and reads the output. */
public final class InteractiveTerminal {
    private InteractiveTerminal() {}

    /** Whether both standard input and standard output are a terminal. */
    public static boolean isPresent() {
        // The simple console: the other one loads a line editor only to answer this question.
        System.setProperty("jdk.console", "java.base");
        return Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
    }
}
