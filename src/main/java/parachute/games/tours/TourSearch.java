package parachute.games.tours;

import java.util.Arrays;
import java.util.Random;

/**
 * Depth-first search for paths of a given length, one after the other. It keeps a stack of its own instead of
 * recursing, so that the length is limited by memory only. Where a path has to visit every square left, paths that
 * cannot be completed are cut off; that changes neither which paths are found nor their order.
 */
final class TourSearch {
    /** How a search for the next path ended. */
    enum TourOutcome {
        /** There is one more path, see {@link #path}. */
        FOUND,
        /** There are no more paths. */
        EXHAUSTED,
        /** The permitted number of steps was not enough to tell. */
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
    /** By depth: the steps not yet tried from that square of the path, packed, each as its index plus one. */
    private final int[] choices;

    private final FreeSquares free;

    /** Whether the path has to visit every free square, so that dead ends rule it out. */
    private final boolean covering;

    /** Whether the number of free squares or their colours rule out any path. */
    private final boolean impossible;

    /** Squares of the path so far. */
    private int depth;

    /** Steps forward so far. */
    private long taken;

    /** Whether the path is the one that was found last. */
    private boolean found;

    /**
     * A search for continuations of a path.
     *
     * @param given squares of the path so far, oldest first, at least one, all different
     * @param length number of squares of the paths wanted
     * @param closed whether the last square must be a knight's move from the first
     * @param steps the steps in the order wanted, see {@link Grid#steps}
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

    /** A knight changes colour with every step, so that half of the squares ahead must be of each. */
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
     * @param limit the most steps forward, at least 0
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
            // The path given was as long as wanted.
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

    /** The steps forward that {@link #next} has tried so far. */
    long steps() {
        return taken;
    }

    /**
     * An estimate of how many steps forward the whole search tries: a random path is followed to its end, and the
     * choices that it had are multiplied. The mean of many is near the truth (D. E. Knuth, "Estimating the efficiency of
     * backtrack programs", Mathematics of Computation 29, 1975). To be called before {@link #next}.
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

    /** How many choices are packed into a number. */
    private static int numberOf(int packed) {
        return (Integer.SIZE - Integer.numberOfLeadingZeros(packed) + BITS_PER_CHOICE - 1) / BITS_PER_CHOICE;
    }

    /** The squares of the path found last, oldest first. */
    int[] path() {
        return Arrays.copyOf(path, length);
    }

    /** The squares of the path that the search has come to, oldest first. */
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

    /** Whether the squares left cannot all be visited, or not on a way back to the first square. */
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

    /** One pass for each number of onward moves that occurs: stable, and there are few. */
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
