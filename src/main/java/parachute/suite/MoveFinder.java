package parachute.suite;

import java.util.List;
import java.util.OptionalInt;
import parachute.board.Position;

/**
 * Finds positions with a single winning move: two engines agree which move it is, that it wins, and that the second
 * best does not. What a search of {@link #SHALLOW} plies already plays is left out, as is the recapture of a queen.
 */
final class MoveFinder {
    /** Centipawns of the other engine from which a position counts as won, and up to which it does not. */
    private static final int WON = 400, NOT_WON = 200;

    /** The same of this engine, whose pawns are worth about twice as much. */
    private static final int OWN_WON = 300, OWN_NOT_WON = 150;

    /** What a first look may be wrong by, in centipawns. */
    private static final int DOUBT = 100;

    /** Plies. */
    private static final int SHALLOW = 2;

    /** Centipawns beyond which, at first sight, many moves win, or none does. */
    private static final int CLEARLY_WON = 400, CLEARLY_LOST = -1_200;

    private static final long FIRST_LOOK_NODES = 4_000, SECOND_LOOK_NODES = 40_000, DEEP_NODES = 500_000;

    private final OwnJudge own = new OwnJudge();
    private final Judge checker;

    MoveFinder(Judge checker) {
        this.checker = checker;
    }

    /** The single winning move of a position; empty if it has none or an obvious one. */
    OptionalInt winningMove(Position position) {
        RankedMove shallow = own.atDepth(position, SHALLOW);
        if (shallow.score() > CLEARLY_WON || shallow.score() < CLEARLY_LOST) {
            return OptionalInt.empty();
        }
        int notThis = shallow.move();
        OptionalInt move = single(checker.judge(position, 2, FIRST_LOOK_NODES), WON - DOUBT, NOT_WON + DOUBT, notThis);
        if (move.isPresent()) {
            move = single(checker.judge(position, 2, SECOND_LOOK_NODES), WON - DOUBT, NOT_WON + DOUBT, notThis);
        }
        if (move.isPresent()) {
            move = single(checker.judge(position, 2, DEEP_NODES), WON, NOT_WON, notThis);
        }
        if (move.isEmpty()) {
            return move;
        }
        OptionalInt agreed = single(own.judge(position, 2, DEEP_NODES), OWN_WON, OWN_NOT_WON, notThis);
        return agreed.equals(move) ? move : OptionalInt.empty();
    }

    /** The best of two moves if it wins, the other does not, and it is not the obvious one. */
    private static OptionalInt single(List<RankedMove> moves, int won, int notWon, int obvious) {
        boolean single = moves.size() == 2
                && moves.get(0).score() >= won
                && moves.get(1).score() <= notWon
                && moves.get(0).move() != obvious;
        return single ? OptionalInt.of(moves.get(0).move()) : OptionalInt.empty();
    }
}
