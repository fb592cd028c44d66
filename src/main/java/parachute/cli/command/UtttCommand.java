package parachute.cli.command;

import java.util.concurrent.Callable;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.Streams;
import parachute.games.uttt.UtttSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code parachute uttt}: plays Ultimate Tic-Tac-Toe on the standard streams. */
@Command(
        mixinStandardHelpOptions = true,
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Plays Ultimate Tic-Tac-Toe: one request a line on the input, one answer a line on the output.",
            "",
            "Nine boards of tic-tac-toe stand in a big board of three by three. Whoever wins a small board has that cell"
                    + " of the big one; whoever has three of those in a row wins the game. The cell of a move names the"
                    + " board of the next move; if that board is decided, or at the start, the player chooses one.",
            "Boards and cells are called nw n ne w c e sw s se. x starts, 0 (zero) answers. A move is a cell such as c"
                    + " where only one board is open to it, and a board and a cell such as nw/c where there is a choice.",
            ""
        },
        footer = {
            "",
            "To play:",
            "  initial              a new game",
            "  move MOVE            plays a move",
            "  go [SECONDS]         plays the program's move and answers it",
            "  print                draws the boards; an empty line ends the answer",
            "  quit                 ends",
            "To ask:",
            "  next                 who moves: x or 0",
            "  result               who has won: x, 0, r for nobody, . for still open",
            "  available            the boards open to the next move",
            "  valid MOVE           true or false",
            "  boards               the nine boards",
            "  uboard               the big board",
            "  best                 all moves, best first, as greedy sees them",
            "  individual BOARD     the free cells of a board, best first, each board",
            "                       seen alone",
            "  priority BOARD CELL  the rank of such a cell: 0, the best, to 6",
            "  first, last, narrow, greedy",
            "                       the move that this strategy would play",
            "To try:",
            "  play STRATEGY STRATEGY",
            "                       a whole new game between two strategies, its moves",
            "                       and its winner; beside those four there are",
            "                       alphaBeta and alphaBeta:SECONDS",
            "  state BOARD BOARD BOARD BOARD BOARD BOARD BOARD BOARD BOARD CELL",
            "                       sets a position: nine boards of nine characters x, 0",
            "                       or . and the cell of the move before, - for none",
            "A request that makes no sense is answered by a line that begins with",
            "\"error: \" and changes nothing."
        })
final class UtttCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private final ThinkingOptions thinking = new ThinkingOptions();

    UtttCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        new UtttSession(thinking.limit(), thinking.seed()).run(streams.reader(), streams.writer());
        return FrontEnds.OK;
    }
}
