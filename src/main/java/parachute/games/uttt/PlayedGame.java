package parachute.games.uttt;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A whole game.
 *
 * @param moves from the initial state to the end
 * @param winner x or 0; {@link Mark#DRAWN} if neither has won
 */
public record PlayedGame(List<UtttMove> moves, Mark winner) {
    /** Copies the moves. */
    public PlayedGame {
        moves = List.copyOf(moves);
    }

    /** Plays two strategies against each other from the initial state. */
    public static PlayedGame play(Strategy x, Strategy zero) {
        List<UtttMove> moves = new ArrayList<>();
        UtttState state = UtttState.initialState();
        while (state.getResult() == Mark.EMPTY) {
            UtttMove move = (state.getNextPlayer() == Mark.X ? x : zero).choose(state);
            state = state.makeMove(move);
            moves.add(move);
        }
        return new PlayedGame(moves, state.getResult());
    }

    /** Returns the moves and the word {@code winner} with its mark, separated by spaces. */
    @Override
    public String toString() {
        return moves.stream().map(move -> move + " ").collect(Collectors.joining()) + "winner " + winner;
    }
}
