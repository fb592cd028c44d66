package parachute.engine.search;

import java.util.ArrayList;
import java.util.List;

/**
 * A move at the root with its scores and its best line. An iteration starts with {@link #startIteration}; when the move
 * has been searched, either {@link #setScore} or {@link #setNotBetter} is called.
 */
final class RootMove {
    final int move;
    /**
     * Score of the last search of the move; {@code -INFINITE} before the first one, and if the move was only shown not
     * to be better than others.
     */
    int score = -Score.INFINITE;
    /** Whether {@link #score} is exact or a bound. */
    private Bound bound = Bound.EXACT;
    /** {@link #score} at the start of the running iteration: that of the last complete iteration. */
    int previousScore = -Score.INFINITE;
    /** Score of the shortest proved mate, a lower bound of {@link #score}; {@code -INFINITE} if there is none. */
    int provedScore = -Score.INFINITE;
    /** Nodes spent below this move in the whole search. */
    long nodes;

    private int[] line;
    private int lineLength;
    private int lineDepth;

    RootMove(int move) {
        this.move = move;
        line = new int[] {move};
        lineLength = 1;
    }

    /** Keeps the score of the last iteration for comparison. */
    void startIteration() {
        previousScore = score;
    }

    /**
     * Sets the score of a search of this move that was the first in its iteration or better than the moves before.
     *
     * @param root the root, with the best line of this move
     */
    void setScore(int newScore, Bound newBound, StackEntry root, int iteration) {
        score = newScore;
        bound = newBound;
        if (newScore > provedScore) {
            setLine(root, iteration);
        }
    }

    /** Notes that a search has shown this move to be no better than another one. */
    void setNotBetter() {
        score = -Score.INFINITE;
    }

    /**
     * Returns to the score of the iteration before, without its line, if an iteration that was stopped has found this
     * move to be mated: other moves may still escape, so the position is not known to be lost.
     *
     * @param stopped that iteration
     */
    void forgetUnansweredLoss(int stopped) {
        if (score <= -Score.MATE_BOUND && previousScore > -Score.MATE_BOUND) {
            score = previousScore;
            bound = Bound.EXACT;
            lineLength = 1;
            lineDepth = stopped - 1;
        }
    }

    private void setLine(StackEntry root, int iteration) {
        lineDepth = iteration;
        if (line.length < root.lineLength) {
            line = new int[root.line.length];
        }
        System.arraycopy(root.line, 0, line, 0, root.lineLength);
        lineLength = root.lineLength;
    }

    /** Returns {@link #score}, or else {@link #previousScore}; {@code -INFINITE} if both are unknown. */
    int knownScore() {
        return score != -Score.INFINITE ? score : previousScore;
    }

    /** Returns whether {@link #knownScore} is known. */
    boolean isKnown() {
        return knownScore() != -Score.INFINITE;
    }

    /** Returns whether {@link #knownScore} is exact or a bound. */
    Bound knownBound() {
        return score != -Score.INFINITE ? bound : Bound.EXACT;
    }

    /** Returns {@link #knownScore}, or a draw if it is unknown. */
    int lastScore() {
        return isKnown() ? knownScore() : Score.DRAW;
    }

    /**
     * Notes that a line, beginning with this move, is a forced mate; the search may have found a shorter one.
     *
     * @param iteration the last complete iteration
     */
    void prove(int[] mate, int iteration) {
        provedScore = Score.mateIn(mate.length);
        if (provedScore > score) {
            score = provedScore;
            bound = Bound.EXACT;
            line = mate;
            lineLength = mate.length;
            lineDepth = iteration;
        }
    }

    /** Returns the iteration that found the best line, 0 before the first. */
    int lineDepth() {
        return lineDepth;
    }

    /** Returns the best line, this move first. */
    List<Integer> line() {
        List<Integer> moves = new ArrayList<>(lineLength);
        for (int i = 0; i < lineLength; i++) {
            moves.add(line[i]);
        }
        return moves;
    }
}
