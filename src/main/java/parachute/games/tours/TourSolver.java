package parachute.games.tours;

import java.util.Optional;
import java.util.Random;
import parachute.games.tours.TourSearch.Order;
import parachute.games.tours.TourSearch.Outcome;

/**
 * Finds one path by Warnsdorff's rule. The rule leads straight to the goal or into a corner from where stepping back does
 * not help for ages; so the search is broken off soon and begun again with ties broken otherwise, and only when that has
 * failed many times it is carried through. Always the same answer to the same question.
 */
final class TourSolver {
    /** Most open boards and nearly all closed ones up to 12 by 12 are done after a handful. */
    private static final int ATTEMPTS = 200;

    /** Steps of an attempt beyond those of the path itself: some stepping back near its end. */
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

    /** The path that comes first by the rule, ties clockwise; says nothing after a few steps back. */
    Attempt attempt() {
        return attempt(grid.steps());
    }

    /** A path with more and more patience, in the end with all that it takes; empty if there is none. */
    Optional<int[]> solve() {
        Optional<Attempt> settled = trySeveral(ATTEMPTS);
        if (settled.isPresent()) {
            return settled.get().path();
        }
        TourSearch search = new TourSearch(grid, given, length, closed, Order.FEWEST_ONWARD, grid.steps());
        return search.next(Long.MAX_VALUE) == Outcome.FOUND ? Optional.of(search.path()) : Optional.empty();
    }

    /** The first of some attempts, the first with ties clockwise, that knows whether there is a path. */
    private Optional<Attempt> trySeveral(int attempts) {
        Random random = new Random(attempts);
        int[] steps = grid.steps();
        for (int i = 0; i < attempts; i++) {
            Attempt attempt = attempt(steps);
            if (attempt.settled()) {
                return Optional.of(attempt);
            }
            shuffle(steps, random);
        }
        return Optional.empty();
    }

    private Attempt attempt(int[] steps) {
        TourSearch search = new TourSearch(grid, given, length, closed, Order.FEWEST_ONWARD, steps);
        Outcome outcome = search.next((long) length + SPARE_STEPS);
        Optional<int[]> path = outcome == Outcome.FOUND ? Optional.of(search.path()) : Optional.empty();
        return new Attempt(outcome != Outcome.GAVE_UP, path);
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
     * What an attempt brought.
     *
     * @param settled whether it is known now if there is a path
     * @param path squares, oldest first
     */
    record Attempt(boolean settled, Optional<int[]> path) {}
}
