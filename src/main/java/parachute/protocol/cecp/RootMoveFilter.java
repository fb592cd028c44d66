package parachute.protocol.cecp;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.MoveText;

/** The moves that {@code exclude} and {@code include} remove from the search and restore. */
final class RootMoveFilter {
    private static final String ALL = "all";

    private final Set<Integer> excluded = new HashSet<>();

    /** Restores all moves, for another position. */
    void clear() {
        excluded.clear();
    }

    /** Excludes a move of the position, or {@code all}. */
    void exclude(Position position, String argument) {
        if (argument.equals(ALL)) {
            excluded.addAll(LegalMoves.of(position).toList());
        } else {
            excluded.add(move(position, argument));
        }
    }

    /** Includes a move of the position, or {@code all}. */
    void include(Position position, String argument) {
        if (argument.equals(ALL)) {
            excluded.clear();
        } else {
            excluded.remove(move(position, argument));
        }
    }

    /** Returns whether no moves are excluded. */
    boolean isEmpty() {
        return excluded.isEmpty();
    }

    /** Returns the legal moves that are not excluded; may be empty. */
    List<Integer> allowed(Position position) {
        return LegalMoves.of(position).toList().stream()
                .filter(move -> !excluded.contains(move))
                .toList();
    }

    private static int move(Position position, String text) {
        int move = MoveText.parse(position, text);
        if (move == Move.NONE) {
            throw new UserException(text.isEmpty() ? CecpOutput.BAD_ARGUMENT : "illegal move");
        }
        return move;
    }
}
