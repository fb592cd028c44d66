package parachute.web.small;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.games.play.GameMove;
import parachute.games.play.GameState;
import parachute.web.json.RefusedException;

/**
 * A game for two players as pages see it: what they need to draw a position and to take a move, without knowing the rules.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
interface PageGame<S extends GameState<M>, M extends GameMove> {
    /** What the sides are called, that which moves first at first. */
    List<String> sides();

    /**
     * The position that a game begins with.
     *
     * @param setup the name of a line-up; the usual one if there is none
     * @throws RefusedException if there is no line-up of this name
     */
    S start(Optional<String> setup);

    /** The position after a legal move. */
    S after(S before, M move);

    /** What a page draws, as JSON. */
    Map<String, Object> board(S position);

    /** How a legal move is made on the board. */
    Gesture gesture(S position, M move);

    /** A legal move as a list of moves shows it. */
    String text(S position, M move);

    /** Why a game is over that ended with a position, as the end of a sentence. */
    String reason(S last);

    /**
     * How a move is made on a board: the places are those by which {@link #board} names them.
     *
     * @param from the place of the piece that is moved; none if the move sets a piece
     * @param to the place that it goes to
     * @param special what the piece does if that is something else than to move, such as {@code steps back}
     */
    record Gesture(Optional<String> from, String to, Optional<String> special) {
        static Gesture move(String from, String to) {
            return new Gesture(Optional.of(from), to, Optional.empty());
        }
    }

    /** The name of a line-up is refused in a game that has one only. */
    static void checkNoSetup(Optional<String> setup) {
        if (setup.isPresent()) {
            throw new RefusedException(RefusedException.Reason.INVALID, "this game has one line-up, which has no name");
        }
    }
}
