package parachute.cli.start;

import java.io.IOException;
import java.util.List;

/** What a command line can start. Every method runs to its end and returns the exit status of the program. */
public interface FrontEnds {
    /** Everything went well. */
    int OK = 0;

    /** The program failed. */
    int FAILURE = 1;

    /** The input or the command line is not valid. */
    int USAGE = 2;

    /** Speaks XBoard's protocol. */
    int xboard(Settings settings);

    /** Speaks the Universal Chess Interface. */
    int uci(Settings settings);

    /** Reports in one line on the error stream that the input, which decides what to do, cannot be read. */
    int unreadable(IOException reason);

    /** Plays a move on one Unicode board, and writes the board after it. */
    int oneShot(Settings settings);

    /** Writes the boards after all legal moves on one Unicode board. */
    int allSuccessors();

    /**
     * Plays one of the games other than chess.
     *
     * @param arguments the words after that of the game
     */
    int game(SmallGame game, List<String> arguments);
}
