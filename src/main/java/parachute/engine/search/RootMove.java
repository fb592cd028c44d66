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
    /** The mate that was proved for it, the least that it is worth; {@code -INFINITE} if none was. */
    int proved = -Score.INFINITE;
    /** Nodes spent below this move in the whole search. */
    long nodes;

    private int[] line;
    private int lineLength;

    RootMove(int move) {
        this.move = move;
        line = new int[] {move};
        lineLength = 1;
    }

    void setLine(StackEntry root) {
        if (line.length < root.lineLength) {
            line = new int[root.line.length];
        }
        System.arraycopy(root.line, 0, line, 0, root.lineLength);
        lineLength = root.lineLength;
    }

    /** Its score in the running iteration or, where that is not known, in the last one; a draw before the first. */
    int lastScore() {
        int known = score != -Score.INFINITE ? score : previousScore;
        return known == -Score.INFINITE ? Score.DRAW : known;
    }

    /** Notes that a line, beginning with this move, is a forced mate; the search may have found a shorter one. */
    void prove(int[] mate) {
        proved = Score.mateIn(mate.length);
        if (proved > score) {
            score = proved;
            line = mate;
            lineLength = mate.length;
        }
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
