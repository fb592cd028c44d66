package parachute.cli.command;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import parachute.cli.start.FrontEnds;
import parachute.io.FileProblem;
import parachute.io.UserException;
import picocli.CommandLine;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Runs a command line. Every error becomes one line on standard error and an exit status here, and only here. */
final class CommandExecution {
    private CommandExecution() {}

    /**
     * Runs what the words ask for.
     *
     * @param out for results and help
     * @param err for error messages
     * @return the exit status
     */
    static int run(CommandLine line, List<String> words, OutputStream out, OutputStream err) {
        line.setOut(new PrintWriter(out, true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(err, true, StandardCharsets.UTF_8));
        Map<String, IHelpSectionRenderer> help = new HashMap<>(line.getHelpSectionMap());
        help.computeIfPresent(
                UsageMessageSpec.SECTION_KEY_DESCRIPTION,
                (key, description) -> text -> description.render(text) + System.lineSeparator());
        line.setHelpSectionMap(help);
        line.setParameterExceptionHandler((exception, arguments) ->
                refuse(exception.getCommandLine(), exception.getMessage() + suggestion(exception)));
        line.setExecutionExceptionHandler((exception, command, result) -> fail(command, exception));
        return line.execute(words.toArray(String[]::new));
    }

    private static int refuse(CommandLine command, String reason) {
        command.getErr()
                .println("parachute: " + reason + " (see "
                        + command.getCommandSpec().qualifiedName() + " --help)");
        return FrontEnds.USAGE;
    }

    /**
     * Returns a suggestion for a word that is neither a command nor an option: the first of picocli's suggestions,
     * which are similar words, with the same initial, which is rarely misspelt.
     */
    private static String suggestion(ParameterException exception) {
        if (!(exception instanceof UnmatchedArgumentException unmatched)
                || unmatched.getUnmatched().isEmpty()) {
            return "";
        }
        String initial = initial(unmatched.getUnmatched().getFirst());
        return unmatched.getSuggestions().stream()
                .filter(word -> initial(word).equals(initial))
                .findFirst()
                .map(word -> "; did you mean " + word + "?")
                .orElse("");
    }

    private static String initial(String word) {
        return word.replaceFirst("^-*", "").replaceFirst("(?<=.).*", "");
    }

    private static int fail(CommandLine command, Exception fault) {
        if (fault instanceof PrintingCommand.UnreadException) {
            return FrontEnds.OK;
        }
        if (fault instanceof UserException) {
            return refuse(command, String.valueOf(fault.getMessage()));
        }
        Throwable cause = fault instanceof UncheckedIOException ? fault.getCause() : fault;
        String reason = cause instanceof IOException e ? FileProblem.describe(e) : "internal error: " + fault;
        command.getErr().println("parachute: " + reason);
        return FrontEnds.FAILURE;
    }
}
