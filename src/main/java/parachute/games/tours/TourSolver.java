package parachute.games.tours;

import java.util.Optional;
import java.util.Random;
import parachute.games.tours.TourSearch.TourOutcome;

/**
 * Finds one path by Warnsdorff's rule. The rule either leads almost straight to a path, or into a part of the tree
 * without any; so the search is restarted after a limited number of steps with ties broken differently, and only when
 * many such attempts have failed it is run without a limit. Deterministic.
 */
final class TourSolver {
    /** Most open tours, and nearly all closed ones on boards up to 12 by 12, are found after a few. */
    private static final int ATTEMPTS = 200;

    /** Steps of an attempt beyond those of the path itself: room for some backtracking. */
    private static final int SPARE_STEPS = 20_000;

    private final Grid grid;
    private final int[] given;
    private final int length;
    private final boolean closed;

    /** Arguments as in {@link TourSearch}. */
    TourSolver(Grid grid, int[] given, int length, boolean closed) {
        this.grid = grid;
        this.given = given.clone();
        this.length = length;
        this.closed = closed;
    }

    /** A single attempt, with ties broken clockwise. */
    TourAttempt attempt() {
        return attempt(grid.steps());
    }

    /** A path, however long the search takes; empty if there is none. */
    Optional<int[]> solve() {
        Optional<TourAttempt> conclusive = trySeveral(ATTEMPTS);
        if (conclusive.isPresent()) {
            return conclusive.get().path();
        }
        TourSearch search = new TourSearch(grid, given, length, closed, ChoiceOrder.FEWEST_ONWARD, grid.steps());
        return search.next(Long.MAX_VALUE) == TourOutcome.FOUND ? Optional.of(search.path()) : Optional.empty();
    }

    /** The first conclusive one of some attempts; the very first breaks ties clockwise, the others at random. */
    private Optional<TourAttempt> trySeveral(int attempts) {
        Random random = new Random(attempts);
        int[] steps = grid.steps();
        for (int i = 0; i < attempts; i++) {
            TourAttempt attempt = attempt(steps);
            if (attempt.conclusive()) {
                return Optional.of(attempt);
            }
            shuffle(steps, random);
        }
        return Optional.empty();
    }

    private TourAttempt attempt(int[] steps) {
        TourSearch search = new TourSearch(grid, given, length, closed, ChoiceOrder.FEWEST_ONWARD, steps);
        TourOutcome outcome = search.next((long) length + SPARE_STEPS);
        Optional<int[]> path = outcome == TourOutcome.FOUND ? Optional.of(search.path()) : Optional.empty();
        return new TourAttempt(outcome != TourOutcome.GAVE_UP, path);
    }

    private static void shuffle(int[] steps, Random random) {
        for (int i = steps.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int step = steps[i];
            steps[i] = steps[other];
            steps[other] = step;
        }
    }

    /**
     * The result of an attempt.
     *
     * @param conclusive whether it shows if there is a path: false if the steps were used up
     * @param path squares, oldest first
     */
    record TourAttempt(boolean conclusive, Optional<int[]> path) {}
}
