package parachute.tools.suite;

import java.util.List;
import java.util.OptionalInt;
import parachute.rules.board.Position;

/**
 * Finds positions with a single winning move: two engines agree which move it is, that it wins, and that the second
 * best does not. Left out is what a search of {@link #SHALLOW} plies already plays or sees decided.
 */
final class MoveFinder {
    /**
     * What the other engine must say: its scores are large, about 200 for White after 1. e4 e5, and 300 is not yet
     * won.
     */
    private static final Margins CHECKER = new Margins(400, 300, 250);

    /** What it must say at first sight. */
    private static final Margins CHECKER_IN_HASTE = new Margins(350, 350, 150);

    /** What this engine must say. */
    private static final Margins OWN = new Margins(300, 250, 150);

    /** The other engine's nodes for one look after the other, and those of both engines for the last. */
    private static final long[] HASTY_NODES = {4_000, 20_000, 100_000};

    private static final long DEEP_NODES = 400_000;

    /** Plies. */
    private static final int SHALLOW = 2;

    /** Centipawns beyond which, at first sight, many moves win, or none does. */
    private static final int CLEARLY_WON = 600, CLEARLY_LOST = -1_600;

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
        for (long nodes : HASTY_NODES) {
            OptionalInt move = CHECKER_IN_HASTE.single(checker.judge(position, 2, nodes));
            if (move.isEmpty() || move.getAsInt() == shallow.move()) {
                return OptionalInt.empty();
            }
        }
        OptionalInt move = CHECKER.single(checker.judge(position, 2, DEEP_NODES));
        if (move.isEmpty() || move.getAsInt() == shallow.move()) {
            return OptionalInt.empty();
        }
        return OWN.single(own.judge(position, 2, DEEP_NODES)).equals(move) ? move : OptionalInt.empty();
    }

    /**
     * What tells a winning move from others.
     *
     * @param won centipawns from which a move wins
     * @param notWon centipawns up to which it does not
     * @param gap centipawns between the best move and the second at least
     */
    private record Margins(int won, int notWon, int gap) {
        /** The best of two moves if it is the only one that wins. */
        OptionalInt single(List<RankedMove> moves) {
            if (moves.size() < 2) {
                return OptionalInt.empty();
            }
            int best = moves.get(0).score();
            int second = moves.get(1).score();
            return best >= won && second <= notWon && best - second >= gap
                    ? OptionalInt.of(moves.get(0).move())
                    : OptionalInt.empty();
        }
    }
}
