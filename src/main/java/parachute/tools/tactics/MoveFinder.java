package parachute.tools.tactics;

import java.util.List;
import java.util.OptionalInt;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.board.Position;

/**
 * Finds positions with a single winning move: two engines agree which move it is, that it wins, and that the second
 * best does not. Moves that a search of {@link #SHALLOW} plies already plays, and positions that it scores as decided,
 * are left out.
 */
public final class MoveFinder {
    /**
     * The scores by which a single good move is distinguished from others.
     *
     * @param good centipawns from which a move is good
     * @param bad centipawns up to which it is not
     * @param gap centipawns between the best move and the second at least
     */
    private record Margins(int good, int bad, int gap) {
        /** Returns the best of two moves if it is the only good one. */
        OptionalInt single(List<RankedMove> moves) {
            if (moves.size() < 2) {
                return OptionalInt.empty();
            }
            int best = moves.get(0).score();
            int second = moves.get(1).score();
            return best >= good && second <= bad && best - second >= gap
                    ? OptionalInt.of(moves.get(0).move())
                    : OptionalInt.empty();
        }
    }

    /**
     * The margins for the other engine: its scores are large, about 200 for White after 1. e4 e5, and 300 is not yet
     * won.
     */
    private static final Margins CHECKER = new Margins(400, 300, 250);

    /** The margins for its shorter searches. */
    private static final Margins CHECKER_SHORT = new Margins(350, 350, 150);

    /** The margins for this engine. */
    private static final Margins OWN = new Margins(330, 260, 170);

    /** Nodes of the last search of either engine. */
    private static final long LAST_NODES = 400_000;

    /** The other engine's nodes of one search after the other. */
    private static final long[] NODES = {4_000, 20_000, 100_000, LAST_NODES};

    /** Megabytes. */
    private static final int HASH = 64;

    /** Plies. */
    private static final int SHALLOW = 2;

    /** Centipawns of the shallow search beyond which many moves win, or none does. */
    private static final int CLEARLY_WON = 780, CLEARLY_LOST = -2_100;

    private final BuiltInJudge own = new BuiltInJudge(Evaluation.DEFAULT, HASH);
    private final Judge checker;

    /** Creates a finder with another engine. */
    public MoveFinder(Judge checker) {
        this.checker = checker;
    }

    /** Returns the single winning move of a position; empty if it has none or an obvious one. */
    public OptionalInt winningMove(Position position) {
        RankedMove shallow = own.atDepth(position, SHALLOW);
        if (shallow.score() > CLEARLY_WON || shallow.score() < CLEARLY_LOST) {
            return OptionalInt.empty();
        }
        OptionalInt move = OptionalInt.empty();
        for (long nodes : NODES) {
            Margins margins = nodes == LAST_NODES ? CHECKER : CHECKER_SHORT;
            move = margins.single(checker.judge(position, 2, nodes));
            if (move.isEmpty() || move.getAsInt() == shallow.move()) {
                return OptionalInt.empty();
            }
        }
        return OWN.single(own.judge(position, 2, LAST_NODES)).equals(move) ? move : OptionalInt.empty();
    }
}
