package parachute.cli.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import parachute.io.UserException;
import parachute.tools.program.CommandWords;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** The words key=value that follow an option, each time that it is given: up to the next word that begins with --. */
final class KeyValues {
    private final List<Map<String, String>> groups = new ArrayList<>();

    /** Returns one group of words for each time that the option was given. */
    List<Map<String, String>> groups() {
        return groups;
    }

    /** Returns the words of all groups, later ones replacing earlier ones; empty if the option was never given. */
    Optional<Map<String, String>> merged() {
        return groups.stream().reduce((earlier, later) -> {
            Map<String, String> both = new LinkedHashMap<>(earlier);
            both.putAll(later);
            return both;
        });
    }

    /** Takes the words from the command line. */
    static class Consumer implements IParameterConsumer {
        @Override
        @SuppressWarnings("JdkObsolete") // the library's own choice
        public void consumeParameters(Stack<String> arguments, ArgSpec option, CommandSpec command) {
            List<String> words = new ArrayList<>();
            while (!arguments.isEmpty() && !arguments.peek().startsWith("--")) {
                words.add(arguments.pop());
            }
            complete(words);
            KeyValues values = option.getValue();
            try {
                values.groups.add(CommandWords.parse(words));
            } catch (UserException e) {
                String name = ((OptionSpec) option).longestName();
                throw new ParameterException(command.commandLine(), name + ": " + e.getMessage());
            }
        }

        /** Completes words that were given in a short form. */
        void complete(List<String> words) {}
    }

    /** Takes the words of an engine; the first one may be only its name in a list of engines. */
    static final class EngineConsumer extends Consumer {
        @Override
        void complete(List<String> words) {
            if (!words.isEmpty() && words.getFirst().indexOf('=') < 0) {
                words.set(0, "conf=" + words.getFirst());
            }
        }
    }
}
