package parachute.cli.command;

import parachute.cli.start.Streams;
import parachute.games.shogun.ShogunHelp;
import parachute.games.shogun.ShogunSession;
import picocli.CommandLine.Command;

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
final class ShogunCommand extends SearchGameCommand {
    ShogunCommand(Streams streams) {
        super(streams);
    }

    @Override
    public void run() {
        streams.greet("Shogun: type help for the requests, quit or Ctrl-D to end.");
        new ShogunSession(limit(), seed()).run(streams.reader(), streams.writer());
    }
}
