package parachute.protocol.cecp;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** The scores our own moves had in this game, in centipawns from our side, oldest first. */
final class OwnScores {
    private final List<Integer> scores = new ArrayList<>();

    /** Forgets all. */
    void clear() {
        scores.clear();
    }

    /** Appends the score of a move just found. */
    void add(int score) {
        scores.add(score);
    }

    /** Whether there are {@code count} scores, and the last so many all satisfy the condition. */
    boolean lastAll(int count, IntPredicate condition) {
        int size = scores.size();
        return size >= count && scores.subList(size - count, size).stream().allMatch(score -> condition.test(score));
    }
}
