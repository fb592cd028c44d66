package parachute.games.tours;

import java.util.Optional;
import java.util.Random;
import parachute.games.tours.TourSearch.TourOutcome;

/**
 * Finds one path by Warnsdorff's rule. The rule leads either almost directly to a path, or into a part of the tree
 * without any; so the search is restarted after a limited number of steps with ties broken differently, and run without
 * a limit only when many attempts have failed. Deterministic.
 */
final class TourSolver {
    /** Maximum number of attempts: a few find most open tours, and nearly all closed ones on boards up to 12 by 12. */
    private static final int ATTEMPTS = 200;

    /** Steps of an attempt beyond those of the path itself: room for some backtracking. */
    private static final int SPARE_STEPS = 20_000;

    private final Grid grid;
    private final int[] given;
    private final int length;
    private final boolean closed;

    /** Creates a solver; see {@link TourSearch} for the parameters. */
    TourSolver(Grid grid, int[] given, int length, boolean closed) {
        this.grid = grid;
        this.given = given.clone();
        this.length = length;
        this.closed = closed;
    }

    /** Returns a single attempt, with ties broken clockwise. */
    TourAttempt attempt() {
        return attempt(grid.steps());
    }

    /** Returns a path, however long the search takes; empty if there is none. */
    Optional<int[]> solve() {
        Optional<TourAttempt> conclusive = trySeveral(ATTEMPTS);
        if (conclusive.isPresent()) {
            return conclusive.get().path();
        }
        TourSearch search = new TourSearch(grid, given, length, closed, ChoiceOrder.FEWEST_ONWARD, grid.steps());
        return search.next(Long.MAX_VALUE) == TourOutcome.FOUND ? Optional.of(search.path()) : Optional.empty();
    }

    /** Returns the first conclusive attempt; the first one breaks ties clockwise, the others at random. */
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
     * @param conclusive whether it decides if there is a path: false if the steps ran out
     * @param path squares, oldest first
     */
    record TourAttempt(boolean conclusive, Optional<int[]> path) {}
}
