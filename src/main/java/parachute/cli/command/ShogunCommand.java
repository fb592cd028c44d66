package parachute.cli.command;

import java.util.concurrent.Callable;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.Streams;
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
            "Each side has a king and seven pawns on eight by eight squares. The number on a piece, its energy, says how"
                    + " many squares it has to go: straight on, or with one turn to the side, not through other pieces."
                    + " It captures the enemy on whose square it ends. Who is checkmated, or has only the king left,"
                    + " has lost.",
            "Squares are x,y from 1,1 at the bottom left, White's side. A piece is its colour W or R, its kind P or K,"
                    + " its energy and its square, such as WP3@4,4.",
            ""
        },
        footer = {
            "",
            "To play:",
            "  board start          a new game; board picture: another board to start with",
            "  move X,Y X,Y         plays a move; after a board is set, either side may begin",
            "  go [SECONDS]         plays the program's move and answers it",
            "  print                draws the board; the answer ends with an empty line",
            "  quit                 ends",
            "To ask:",
            "  legal X,Y            where the piece on a square may go",
            "  all X,Y              the same, for a king also where it could be captured",
            "  attacked W|R         the pieces that this colour could capture",
            "  attackedN X,Y        how many enemies could capture the piece on a square",
            "  protectedN X,Y       how many pieces of its own colour could capture there in turn",
            "  checkmate W|R        true or false: this colour is checkmated",
            "  eval PIECE ROUTE ENERGY",
            "                       where a piece would get on one way, such as eval WP3@4,4 RU 3; ways are U D R L"
                    + " RU LU RD LD UR UL DR DL: up, ..., right then up, ...",
            "To try:",
            "  board PIECE...       sets a board, such as board WK2@7,1 WP2@4,1 RK2@4,2 RP3@6,1",
            "A request that makes no sense is answered by a line that begins with error: and changes nothing."
        })
final class ShogunCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private final ThinkingOptions thinking = new ThinkingOptions();

    ShogunCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        new ShogunSession(thinking.limit(), thinking.seed()).run(streams.reader(), streams.writer());
        return FrontEnds.OK;
    }
}
