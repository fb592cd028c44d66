package parachute.engine.search;

import java.util.ArrayList;
import java.util.List;

/** A move at the root with what is known of it. */
final class RootMove {
    final int move;
    /** Score of the running iteration; {@code -INFINITE} for a move that was only shown to be no better. */
    int score = -Score.INFINITE;
    /** Score of the last iteration. */
    int previousScore = -Score.INFINITE;
    /** Whether {@link #score} is exact: it is a bound after a fail low of the first move, or a fail high. */
    Bound bound = Bound.EXACT;
    /** The mate that was proved for it, the least that it is worth; {@code -INFINITE} if none was. */
    int proved = -Score.INFINITE;
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

    /** Takes the line that an iteration found. */
    void setLine(StackEntry root, int iteration) {
        lineDepth = iteration;
        if (line.length < root.lineLength) {
            line = new int[root.line.length];
        }
        System.arraycopy(root.line, 0, line, 0, root.lineLength);
        lineLength = root.lineLength;
    }

    /** Its score in the running iteration or else in the last one; {@code -INFINITE} where neither is known. */
    int knownScore() {
        return score != -Score.INFINITE ? score : previousScore;
    }

    /** Whether it has a {@link #knownScore}. */
    boolean isKnown() {
        return knownScore() != -Score.INFINITE;
    }

    /** Whether {@link #knownScore} is exact. */
    Bound knownBound() {
        return score != -Score.INFINITE ? bound : Bound.EXACT;
    }

    /** The score that is known, a draw if none is. */
    int lastScore() {
        return isKnown() ? knownScore() : Score.DRAW;
    }

    /**
     * Notes that a line, beginning with this move, is a forced mate; the search may have found a shorter one.
     *
     * @param iteration the last complete one
     */
    void prove(int[] mate, int iteration) {
        proved = Score.mateIn(mate.length);
        if (proved > score) {
            score = proved;
            bound = Bound.EXACT;
            line = mate;
            lineLength = mate.length;
            lineDepth = iteration;
        }
    }

    /** The iteration that found the best line, 0 before the first. */
    int lineDepth() {
        return lineDepth;
    }

    /** The best line, this move first. */
    List<Integer> line() {
        List<Integer> moves = new ArrayList<>(lineLength);
        for (int i = 0; i < lineLength; i++) {
            moves.add(line[i]);
        }
        return moves;
    }
}
