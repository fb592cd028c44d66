package parachute.web.small;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.games.play.GameMove;
import parachute.games.play.GameState;
import parachute.web.json.RefusedException;

/**
 * A game for two players as pages see it: what they need to draw a position and to take a move, without knowing the
 * rules.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
interface PageGame<S extends GameState<M>, M extends GameMove> {
    /** Returns the names of the sides, the first to move first. */
    List<String> sides();

    /**
     * Returns the position that a game begins with.
     *
     * @param setup the name of a line-up; the standard one if empty
     * @throws RefusedException if no line-up has this name
     */
    S start(Optional<String> setup);

    /** Returns the position after a legal move. */
    S after(S before, M move);

    /** Returns what a page draws, as JSON. */
    Map<String, Object> board(S position);

    /** Returns how a legal move is made on the board. */
    Gesture gesture(S position, M move);

    /** Returns a legal move as a list of moves shows it. */
    String text(S position, M move);

    /** Returns why a game ended with a position, as the end of a sentence. */
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

    /** Refuses the name of a line-up in a game that has only one. */
    static void checkNoSetup(Optional<String> setup) {
        if (setup.isPresent()) {
            throw new RefusedException(RefusedException.Reason.INVALID, "this game has one line-up, which has no name");
        }
    }
}
