package parachute.cli.command;

import java.util.List;
import parachute.cli.start.SmallGame;
import parachute.cli.start.Streams;
import parachute.io.Version;
import picocli.CommandLine;

/** The command line of a game other than chess, read by picocli. */
public final class GameCommandLine {
    private GameCommandLine() {}

    /** Returns a new command, which runs the game on the streams. */
    static Runnable command(SmallGame game, Streams streams) {
        // A switch, so that only the classes of the game that is played are loaded.
        return switch (game) {
            case IADE -> new IadeCommand(streams);
            case UTTT -> new SearchGameCommand.UtttCommand(streams);
            case SHOGUN -> new SearchGameCommand.ShogunCommand(streams);
            case TOUR -> new TourCommand(streams);
        };
    }

    /** Returns the command line without running it. */
    static CommandLine syntax(SmallGame game, Streams streams) {
        CommandLine line = new CommandLine(command(game, streams));
        line.registerConverter(int.class, SharedOptions.wholeNumber(Integer::valueOf));
        line.registerConverter(Long.class, SharedOptions.wholeNumber(Long::valueOf));
        line.getCommandSpec().name("parachute " + game.word()).version(Version.nameAndVersion());
        // They inherit what is in the annotation of the game, also the examples in its footer.
        line.getSubcommands().values().stream()
                .map(CommandLine::getCommandSpec)
                .forEach(command ->
                        command.version(Version.nameAndVersion()).usageMessage().footer(new String[0]));
        return line;
    }

    /**
     * Runs a game; help goes to the output, errors, one line each, to the error stream.
     *
     * @param arguments the words after that of the game
     * @return the exit status
     */
    public static int run(SmallGame game, List<String> arguments, Streams streams) {
        CommandLine line = syntax(game, streams);
        // A word that is, or begins with, a negative number must not be taken for an option.
        line.setUnmatchedOptionsArePositionalParams(arguments.stream().anyMatch(word -> word.matches("-\\d.*")));
        return CommandExecution.run(line, arguments, streams.out(), streams.err());
    }
}
