package parachute.games.tours;

import java.util.Arrays;
import java.util.Random;

/**
 * Depth-first search for paths of a given length, one after the other. It keeps its own stack instead of recursing, so
 * that only memory limits the length. If a path has to visit every remaining square, paths that cannot be completed are
 * cut off; that changes neither the paths found nor their order.
 */
final class TourSearch {
    /** How a search for the next path ended. */
    enum TourOutcome {
        /** Another path was found, see {@link #path}. */
        FOUND,
        /** There are no more paths. */
        EXHAUSTED,
        /** The permitted number of steps was not enough. */
        GAVE_UP
    }

    private static final int BITS_PER_CHOICE = 4;
    private static final int CHOICE_MASK = 15;

    private final Grid grid;
    private final int[] steps;
    private final ChoiceOrder order;
    private final boolean closed;
    private final int length;
    private final int given;
    private final int[] path;
    /** By depth: the untried steps from that square of the path, packed, each as its index plus one. */
    private final int[] choices;

    private final FreeSquares free;

    /** Whether the path has to visit every free square, so that dead ends exclude it. */
    private final boolean covering;

    /** Whether the number of free squares or their colours exclude any path. */
    private final boolean impossible;

    /** Squares of the path so far. */
    private int depth;

    /** Steps forward so far. */
    private long taken;

    /** Whether the path is the one that was found last. */
    private boolean found;

    /**
     * Creates a search for continuations of a path.
     *
     * @param given squares of the path so far, oldest first, at least one, all different
     * @param length number of squares of the paths
     * @param closed whether the last square must be a knight's move from the first
     * @param steps the steps in the order of trying, see {@link Grid#steps}
     */
    TourSearch(Grid grid, int[] given, int length, boolean closed, ChoiceOrder order, int[] steps) {
        this.grid = grid;
        this.steps = steps.clone();
        this.order = order;
        this.closed = closed;
        this.length = length;
        this.given = given.length;
        this.path = Arrays.copyOf(given, Math.max(given.length, length));
        this.choices = new int[path.length];
        this.free = new FreeSquares(grid, given, steps);
        this.depth = given.length;
        int missing = length - depth;
        covering = free.squares().count() == missing;
        impossible = missing < 0 || !coloursSuffice(missing);
        if (depth < length) {
            choices[depth - 1] = choicesFrom(path[depth - 1]);
        }
    }

    /**
     * Returns whether enough squares of each colour are free: a knight changes colour with every step, so half of the
     * remaining squares must have each.
     */
    private boolean coloursSuffice(int missing) {
        int colour = grid.colour(path[depth - 1]);
        long same =
                free.squares().filter(square -> grid.colour(square) == colour).count();
        long other = free.squares().count() - same;
        boolean closable = !closed || length % 2 == 0;
        return closable && other >= (missing + 1) / 2 && same >= missing / 2;
    }

    /**
     * Looks for the next path.
     *
     * @param limit maximum steps forward, at least 0
     */
    TourOutcome next(long limit) {
        if (impossible) {
            return TourOutcome.EXHAUSTED;
        }
        if (found) {
            found = false;
            if (depth == given) {
                return TourOutcome.EXHAUSTED;
            }
            takeBack();
        } else if (depth == length) {
            // The given path already had the length.
            found = isSolution();
            return found ? TourOutcome.FOUND : TourOutcome.EXHAUSTED;
        }
        return search(limit);
    }

    private TourOutcome search(long limit) {
        long left = limit;
        while (true) {
            int rest = choices[depth - 1];
            if (rest == 0) {
                if (depth == given) {
                    return TourOutcome.EXHAUSTED;
                }
                takeBack();
                continue;
            }
            if (left-- == 0) {
                return TourOutcome.GAVE_UP;
            }
            taken++;
            choices[depth - 1] = rest >>> BITS_PER_CHOICE;
            visit(path[depth - 1] + steps[(rest & CHOICE_MASK) - 1]);
            if (depth == length) {
                if (isSolution()) {
                    found = true;
                    return TourOutcome.FOUND;
                }
                takeBack();
            } else if (covering && isDead()) {
                takeBack();
            } else {
                choices[depth - 1] = choicesFrom(path[depth - 1]);
            }
        }
    }

    /** Returns the steps forward that {@link #next} has tried so far. */
    long steps() {
        return taken;
    }

    /**
     * Returns an estimate of the number of steps forward of the whole search: a random path is followed to its end, and
     * the numbers of its choices are multiplied. The mean of many estimates is close to the true number (D. E. Knuth,
     * "Estimating the efficiency of backtrack programs", Mathematics of Computation 29, 1975). Must be called before
     * {@link #next}.
     */
    double sampleSteps(Random random) {
        double paths = 1;
        double sum = 0;
        boolean dead = impossible;
        while (!dead && depth < length) {
            int packed = choicesFrom(path[depth - 1]);
            int count = numberOf(packed);
            paths *= count;
            sum += paths;
            dead = count == 0;
            if (!dead) {
                int choice = packed >>> BITS_PER_CHOICE * random.nextInt(count) & CHOICE_MASK;
                visit(path[depth - 1] + steps[choice - 1]);
                dead = covering && isDead();
            }
        }
        while (depth > given) {
            takeBack();
        }
        return sum;
    }

    /** Returns the number of choices packed into a number. */
    private static int numberOf(int packed) {
        return (Integer.SIZE - Integer.numberOfLeadingZeros(packed) + BITS_PER_CHOICE - 1) / BITS_PER_CHOICE;
    }

    /** Returns the squares of the path found last, oldest first. */
    int[] path() {
        return Arrays.copyOf(path, length);
    }

    /** Returns the squares of the current path of the search, oldest first. */
    int[] currentPath() {
        return Arrays.copyOf(path, depth);
    }

    private boolean isSolution() {
        return !closed || grid.areNeighbours(path[0], path[length - 1]);
    }

    private void visit(int square) {
        free.remove(square);
        path[depth++] = square;
    }

    private void takeBack() {
        free.restore(path[--depth]);
    }

    /** Returns whether the remaining squares cannot all be visited, ending next to the first square if closed. */
    private boolean isDead() {
        return length - depth > 1 && (free.isUnvisitable(path[depth - 1]) || closed && free.degree(path[0]) == 0);
    }

    private int choicesFrom(int square) {
        return order == ChoiceOrder.FIXED ? fixedChoices(square) : fewestFirst(square);
    }

    private int fixedChoices(int square) {
        int packed = 0;
        for (int i = steps.length - 1; i >= 0; i--) {
            if (free.isFree(square + steps[i])) {
                packed = packed << BITS_PER_CHOICE | i + 1;
            }
        }
        return packed;
    }

    /**
     * Returns the packed steps, those with the fewest onward moves first: one pass for each number of onward moves,
     * which is stable, and there are few numbers.
     */
    private int fewestFirst(int square) {
        int packed = 0;
        int shift = 0;
        int present = 0;
        for (int step : steps) {
            if (free.isFree(square + step)) {
                present |= 1 << free.degree(square + step);
            }
        }
        for (int degree = 0; present >>> degree != 0; degree++) {
            if ((present >>> degree & 1) != 0) {
                for (int i = 0; i < steps.length; i++) {
                    int next = square + steps[i];
                    if (free.isFree(next) && free.degree(next) == degree) {
                        packed |= i + 1 << shift;
                        shift += BITS_PER_CHOICE;
                    }
                }
            }
        }
        return packed;
    }
}
