package parachute.cli.command;

import java.util.List;
import java.util.concurrent.Callable;
import parachute.cli.start.SmallGame;
import parachute.cli.start.Streams;
import parachute.io.Version;
import picocli.CommandLine;

/** The command line of a game beside chess, as picocli reads it. */
public final class GameCommandLine {
    private GameCommandLine() {}

    /** A new command, which runs the game on the streams and answers the exit status. */
    static Callable<Integer> command(SmallGame game, Streams streams) {
        // A switch, so that only the classes of the game that is played are loaded.
        return switch (game) {
            case IADE -> new IadeCommand(streams);
            case UTTT -> new UtttCommand(streams);
            case SHOGUN -> new ShogunCommand(streams);
            case TOUR -> new TourCommand(streams);
        };
    }

    /** The syntax alone. */
    static CommandLine syntax(SmallGame game, Streams streams) {
        CommandLine line = new CommandLine(command(game, streams));
        line.getCommandSpec().name("parachute " + game.word()).version(Version.nameAndVersion());
        return line;
    }

    /**
     * Runs a game; help goes to the output, complaints, one line each, to the error stream.
     *
     * @param arguments the words behind the game's
     * @return the exit status
     */
    public static int run(SmallGame game, List<String> arguments, Streams streams) {
        CommandLine line = syntax(game, streams);
        line.setUnmatchedOptionsArePositionalParams(arguments.stream().anyMatch(GameCommandLine::isNegative));
        return CommandExecution.run(line, arguments, streams.out(), streams.err());
    }

    /** Whether a word is, or begins with, a negative number, which must not be taken for an option. */
    private static boolean isNegative(String word) {
        return word.matches("-\\d.*");
    }
}
