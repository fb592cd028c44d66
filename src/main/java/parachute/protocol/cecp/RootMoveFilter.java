package parachute.protocol.cecp;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.MoveText;

/** The moves that {@code exclude} and {@code include} take out of the search and put back. */
final class RootMoveFilter {
    private static final String ALL = "all";

    private final Set<Integer> excluded = new HashSet<>();

    /** Puts every move back: another position is on the board. */
    void clear() {
        excluded.clear();
    }

    /** Takes a move of the position out, or {@code all}. */
    void exclude(Position position, String argument) {
        if (argument.equals(ALL)) {
            excluded.addAll(LegalMoves.of(position).toList());
        } else {
            excluded.add(move(position, argument));
        }
    }

    /** Puts a move of the position back, or {@code all}. */
    void include(Position position, String argument) {
        if (argument.equals(ALL)) {
            excluded.clear();
        } else {
            excluded.remove(move(position, argument));
        }
    }

    /** Whether nothing is taken out. */
    boolean isEmpty() {
        return excluded.isEmpty();
    }

    /** The legal moves that are left, perhaps none. */
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
