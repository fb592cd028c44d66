package parachute.cli.command;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import parachute.cli.start.Dispatcher;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.SmallGame;
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
        line.setParameterExceptionHandler(
                (exception, arguments) -> refuse(exception.getCommandLine(), reason(exception)));
        line.setExecutionExceptionHandler((exception, command, result) -> fail(command, exception));
        return line.execute(words.toArray(String[]::new));
    }

    private static int refuse(CommandLine command, String reason) {
        command.getErr()
                .println("parachute: " + reason + " (see "
                        + command.getCommandSpec().qualifiedName() + " --help)");
        return FrontEnds.USAGE;
    }

    private static String reason(ParameterException exception) {
        String message = String.valueOf(exception.getMessage());
        if (!(exception instanceof UnmatchedArgumentException unmatched)
                || unmatched.getUnmatched().isEmpty()) {
            return message;
        }
        CommandLine command = exception.getCommandLine();
        String word = unmatched.getUnmatched().getFirst();
        String expected = command.getSubcommands().isEmpty() ? "nothing more" : "a command";
        return (unmatched.isUnknownOption() ? message : "expected " + expected + ", not \"" + word + '"')
                + SimilarWord.find(word, words(command, word.startsWith("-")))
                        .map(similar -> "; did you mean " + similar + "?")
                        .orElse("");
    }

    /** Returns the words that an unknown option or an unknown command may stand for. */
    private static List<String> words(CommandLine command, boolean isOption) {
        if (isOption) {
            return command.getCommandSpec().options().stream()
                    .flatMap(option -> Arrays.stream(option.names()))
                    .toList();
        }
        List<String> words = new ArrayList<>(command.getSubcommands().keySet());
        if (command.getCommand() instanceof ParachuteCommand) {
            words.add(Dispatcher.TEST);
            Arrays.stream(SmallGame.values()).map(SmallGame::word).forEach(words::add);
        }
        return words;
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
