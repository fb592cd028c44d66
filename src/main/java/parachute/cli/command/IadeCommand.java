package parachute.cli.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.Streams;
import parachute.games.iade.IadeSession;
import parachute.io.LineReader;
import picocli.CommandLine.Command;

/** {@code parachute iade}: plays the chess variant of IADE's course on the standard streams. */
@Command(
        mixinStandardHelpOptions = true,
        usageHelpAutoWidth = true,
        description = {
            "Plays the chess variant of IADE's programming course: one instruction a line, answers in Portuguese, until"
                    + " an empty line or the end of the input.",
            ""
        },
        footer = {
            "",
            "Instructions:",
            "  RJ NAME             register a player (a name without spaces)",
            "  LJ                  list the players: name, games, wins, draws, losses",
            "  IJ Novo A B         start a game; A has the white pieces and begins",
            "  IJ Continuação A B  the same from a board, which follows in 8 lines, row 1",
            "                      first: 8 cells between commas, empty or such as WP1",
            "  MP NAME FROM TO     move a piece, for instance MP Ana E7 E5; a king that",
            "                      moves two columns castles, pawns become queens",
            "  OS NAME FROM [TO]   special operation of the piece on FROM:",
            "                      P steps one square back (once a game)",
            "                      R takes two enemies in a line, the first next to it,",
            "                        and ends on TO, the second's square (once a game)",
            "                      H leaps 4 squares straight or diagonally to TO, if",
            "                        no piece stands next to it",
            "                      B takes the enemy pawns next to it (once a game)",
            "                      Q changes places with her king, if he is in check",
            "                        neither before nor after",
            "  DJ                  draw the board",
            "  D NAME [NAME]       resign; with both names agree on a draw",
            "  G FILE              save players and game to a file",
            "  L FILE              load them; only while no game is in progress",
            "  XJ NAME [SECONDS]   let the program play for that player (1 second)",
            "  XA                  list all that the player on turn may play",
            "  XF                  print the position as FEN",
            "  XH                  list the instructions in Portuguese",
            "",
            "A piece is a colour (W, B), a kind (P pawn, R rook, H knight, B bishop,",
            "Q queen, K king) and a number. A position is a column A to H and a row 1 to 8;",
            "Black starts in rows 1 and 2, White in rows 7 and 8."
        })
final class IadeCommand implements Callable<Integer> {
    /** Names and files have no limit of their own; this one keeps the memory bounded. */
    private static final int MAX_LINE_BYTES = 1 << 24;

    private final Streams streams;

    IadeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        streams.greet("Xadrez do IADE: XH lista as instruções; uma linha vazia ou Ctrl-D termina.");
        new IadeSession(new LineReader(streams.in(), MAX_LINE_BYTES), streams.writer(), Path.of("")).run();
        return FrontEnds.OK;
    }
}
