package parachute.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Stack;
import parachute.match.MatchSetupException;
import parachute.match.Words;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The words key=value that follow an option, each time that it is given: up to the next word that begins with --. */
final class KeyValues {
    private final List<Map<String, String>> groups = new ArrayList<>();

    /** One group of words for each time that the option was given. */
    List<Map<String, String>> groups() {
        return groups;
    }

    /** Takes the words from the command line. */
    static final class Consumer implements IParameterConsumer {
        @Override
        @SuppressWarnings("JdkObsolete") // the library's own choice
        public void consumeParameters(Stack<String> arguments, ArgSpec option, CommandSpec command) {
            List<String> words = new ArrayList<>();
            while (!arguments.isEmpty() && !arguments.peek().startsWith("--")) {
                words.add(arguments.pop());
            }
            KeyValues values = option.getValue();
            try {
                values.groups.add(Words.parse(words));
            } catch (MatchSetupException e) {
                throw new ParameterException(command.commandLine(), option.paramLabel() + ": " + e.getMessage());
            }
        }
    }
}
