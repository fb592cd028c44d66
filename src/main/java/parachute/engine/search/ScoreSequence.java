package parachute.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** The scores of moves of a game in their order, for decisions that need the same judgement several times in a row. */
public class ScoreSequence {
    private final List<Integer> scores = new ArrayList<>();

    /** Creates a sequence without scores. */
    public ScoreSequence() {}

    /** Adds the score of a move, in centipawns. */
    public final void add(int score) {
        scores.add(score);
    }

    /** Forgets all scores. */
    public final void clear() {
        scores.clear();
    }

    /** Returns the number of scores. */
    public final int size() {
        return scores.size();
    }

    /** Returns whether there are no scores. */
    public final boolean isEmpty() {
        return scores.isEmpty();
    }

    /** Returns whether there are at least {@code count} scores and the last {@code count} all satisfy a condition. */
    public final boolean last(int count, IntPredicate condition) {
        int size = scores.size();
        return size >= count && scores.subList(size - count, size).stream().allMatch(condition::test);
    }
}
