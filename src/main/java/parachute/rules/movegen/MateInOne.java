package parachute.rules.movegen;

import java.util.List;
import parachute.rules.board.Position;

/** Finds mates in one move by the rules alone. No method changes the position. */
public final class MateInOne {
    private MateInOne() {}

    /** Returns the moves with which the side to move mates. */
    public static List<Integer> moves(Position position) {
        CheckSquares checks = new CheckSquares(position);
        checks.prepare();
        return LegalMoves.of(position).toList().stream()
                .filter(checks::givesCheck)
                .filter(move -> leavesNoReply(position, move))
                .toList();
    }

    /** Returns whether a legal move lets the opponent mate at once. */
    public static boolean isAllowedBy(Position position, int move) {
        position.make(move);
        boolean allowed = !moves(position).isEmpty();
        position.unmake();
        return allowed;
    }

    private static boolean leavesNoReply(Position position, int move) {
        position.make(move);
        boolean none = LegalMoves.of(position).size() == 0;
        position.unmake();
        return none;
    }
}
