package parachute.cli.command;

import java.util.Optional;
import parachute.cli.start.Streams;
import parachute.games.play.GameSearchLimit;
import parachute.games.shogun.ShogunHelp;
import parachute.games.shogun.ShogunSession;
import parachute.games.uttt.UtttHelp;
import parachute.games.uttt.UtttSession;
import parachute.io.UserException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A game that the program plays by a search, on the standard streams. */
@Command(mixinStandardHelpOptions = true, sortOptions = false, usageHelpAutoWidth = true)
abstract class SearchGameCommand implements Runnable {
    private static final double DEFAULT_SECONDS = 1;

    final Streams streams;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed for the choice between moves of equal value (a different one each time).")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--depth",
            paramLabel = "PLIES",
            description = "Search to this depth where no time is given, instead of for one second.")
    private Optional<Integer> depth = Optional.empty();

    SearchGameCommand(Streams streams) {
        this.streams = streams;
    }

    long seed() {
        return seed.orElseGet(System::nanoTime);
    }

    /** Returns the limit of a search where the protocol gives no time. */
    GameSearchLimit limit() {
        try {
            return depth.map(GameSearchLimit::depth).orElseGet(() -> GameSearchLimit.seconds(DEFAULT_SECONDS));
        } catch (IllegalArgumentException e) {
            throw new UserException(e);
        }
    }

    /** {@code parachute uttt}: plays Ultimate Tic-Tac-Toe on the standard streams. */
    @Command(
            description = {
                "Plays Ultimate Tic-Tac-Toe: one request a line on the input, one answer a line on the output.",
                "",
                "Nine boards of tic-tac-toe are the cells of a big one. Whoever wins a small board takes that cell"
                        + " of the big one; three of them in a row win the game. The cell of a move determines the"
                        + " board of the next move; if that board is decided, or at the start, the player chooses one."
            },
            footer = {"", UtttHelp.REQUESTS})
    static final class UtttCommand extends SearchGameCommand {
        UtttCommand(Streams streams) {
            super(streams);
        }

        @Override
        public void run() {
            streams.greet("Ultimate Tic-Tac-Toe: type help for the requests, quit or Ctrl-D to end.");
            new UtttSession(limit(), seed()).run(streams.reader(), streams.writer());
        }
    }

    /** {@code parachute shogun}: plays Shogun on the standard streams. */
    @Command(
            description = {
                "Plays Shogun: one request a line on the input, one answer a line on the output.",
                "",
                "Each side has a king and seven pawns on eight by eight squares. The number on a piece, its energy, is the"
                        + " number of squares that it has to move: straight, or with one turn to the side, not through"
                        + " other pieces. It captures the enemy piece on its last square. A side that is checkmated, or has"
                        + " only the king left, has lost; two lone kings are a draw."
            },
            footer = {"", ShogunHelp.REQUESTS})
    static final class ShogunCommand extends SearchGameCommand {
        ShogunCommand(Streams streams) {
            super(streams);
        }

        @Override
        public void run() {
            streams.greet("Shogun: type help for the requests, quit or Ctrl-D to end.");
            new ShogunSession(limit(), seed()).run(streams.reader(), streams.writer());
        }
    }
}
