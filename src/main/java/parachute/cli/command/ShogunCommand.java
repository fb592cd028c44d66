package parachute.cli.command;

import java.util.concurrent.Callable;
import parachute.cli.option.ThinkingOptions;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.Streams;
import parachute.games.shogun.ShogunHelp;
import parachute.games.shogun.ShogunSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code parachute shogun}: plays Shogun on the standard streams. */
@Command(
        mixinStandardHelpOptions = true,
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Plays Shogun: one request a line on the input, one answer a line on the output.",
            "",
            "Each side has a king and seven pawns on eight by eight squares. The number on a piece, its energy, is the"
                    + " number of squares that it has to move: straight, or with one turn to the side, not through"
                    + " other pieces. It captures the enemy piece on its last square. A side that is checkmated, or has"
                    + " only the king left, has lost; two lone kings are a draw.",
            ""
        },
        footer = {"", ShogunHelp.REQUESTS})
final class ShogunCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private final ThinkingOptions thinking = new ThinkingOptions();

    ShogunCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        streams.greet("Shogun: type help for the requests, quit or Ctrl-D to end.");
        new ShogunSession(thinking.limit(), thinking.seed()).run(streams.reader(), streams.writer());
        return FrontEnds.OK;
    }
}
