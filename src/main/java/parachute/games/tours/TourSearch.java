package parachute.games.tours;

import java.util.Arrays;

/**
 * Depth-first search for paths of a given length, one after the other, with a stack of its own: any length will do. Where
 * a path has to visit every square left, positions that cannot be completed any more are cut off; that changes neither
 * which paths are found nor their order.
 */
final class TourSearch {
    /** In which order the steps from a square are tried. */
    enum Order {
        /** As given. */
        FIXED,
        /** Warnsdorff's rule: squares with the fewest onward moves first; ties as given. */
        FEWEST_ONWARD
    }

    /** How a search for the next path ended. */
    enum Outcome {
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
    private final Order order;
    private final boolean closed;
    private final int length;
    private final int given;
    private final int[] path;
    /** By depth: the steps not yet tried from that square of the path, packed, each as its index plus one. */
    private final int[] choices;
    /** Squares that can still be visited. */
    private final boolean[] free;
    /** By square: how many squares a knight's move away can still be visited. */
    private final byte[] degrees;

    /** Whether the path has to visit every free square, so that dead ends rule it out. */
    private final boolean covering;

    private final boolean hopeless;
    private int depth;
    /** Free squares with at most one free neighbour; all but the last of a path must be entered and left. */
    private int deadEnds;
    /** Free squares without a free neighbour. */
    private int isolated;

    private boolean onSolution;

    /**
     * A search for continuations of a path.
     *
     * @param given squares of the path so far, oldest first, at least one, all different
     * @param length number of squares of the paths wanted
     * @param closed whether the last square must be a knight's move from the first
     * @param steps the steps in the order wanted, see {@link Grid#steps}
     */
    TourSearch(Grid grid, int[] given, int length, boolean closed, Order order, int[] steps) {
        this.grid = grid;
        this.steps = steps.clone();
        this.order = order;
        this.closed = closed;
        this.length = length;
        this.given = given.length;
        this.path = Arrays.copyOf(given, Math.max(given.length, length));
        this.choices = new int[path.length];
        this.free = grid.openSquares();
        this.degrees = new byte[grid.squares()];
        this.depth = given.length;
        for (int square : given) {
            free[square] = false;
        }
        int[] reachable = keepReachable();
        int missing = length - depth;
        covering = reachable.length == missing;
        hopeless = missing < 0 || !coloursSuffice(reachable, missing);
        countNeighbours(reachable);
        if (depth < length) {
            choices[depth - 1] = choicesFrom(path[depth - 1]);
        }
    }

    /** Forgets the free squares that no walk from the end of the path reaches, and answers the others. */
    private int[] keepReachable() {
        boolean[] seen = new boolean[free.length];
        int[] queue = new int[free.length];
        int filled = 0;
        int current = path[depth - 1];
        for (int next = 0; ; next++) {
            for (int step : steps) {
                int square = current + step;
                if (free[square] && !seen[square]) {
                    seen[square] = true;
                    queue[filled++] = square;
                }
            }
            if (next == filled) {
                break;
            }
            current = queue[next];
        }
        System.arraycopy(seen, 0, free, 0, free.length);
        return Arrays.copyOf(queue, filled);
    }

    /** A knight changes colour with every step, so that half of the squares ahead must be of each. */
    private boolean coloursSuffice(int[] reachable, int missing) {
        int colour = grid.colour(path[depth - 1]);
        long same = Arrays.stream(reachable)
                .filter(square -> grid.colour(square) == colour)
                .count();
        long other = reachable.length - same;
        boolean closable = !closed || length % 2 == 0;
        return closable && other >= (missing + 1) / 2 && same >= missing / 2;
    }

    private void countNeighbours(int[] reachable) {
        for (int square : reachable) {
            for (int step : steps) {
                degrees[square + step]++;
            }
        }
        for (int square : reachable) {
            if (degrees[square] <= 1) {
                deadEnds++;
            }
            if (degrees[square] == 0) {
                isolated++;
            }
        }
    }

    /** Looks for the next path, for at most {@code limit} steps forward. */
    Outcome next(long limit) {
        if (hopeless) {
            return Outcome.EXHAUSTED;
        }
        if (onSolution) {
            onSolution = false;
            if (depth == given) {
                return Outcome.EXHAUSTED;
            }
            takeBack();
        } else if (depth == length) {
            return solutionOrEnd();
        }
        return search(limit);
    }

    /** The path given was as long as wanted. */
    private Outcome solutionOrEnd() {
        onSolution = isSolution();
        return onSolution ? Outcome.FOUND : Outcome.EXHAUSTED;
    }

    private Outcome search(long limit) {
        long left = limit;
        while (true) {
            int rest = choices[depth - 1];
            if (rest == 0) {
                if (depth == given) {
                    return Outcome.EXHAUSTED;
                }
                takeBack();
                continue;
            }
            if (left-- == 0) {
                return Outcome.GAVE_UP;
            }
            choices[depth - 1] = rest >>> BITS_PER_CHOICE;
            visit(path[depth - 1] + steps[(rest & CHOICE_MASK) - 1]);
            if (depth == length) {
                if (isSolution()) {
                    onSolution = true;
                    return Outcome.FOUND;
                }
                takeBack();
            } else if (covering && isDead()) {
                takeBack();
            } else {
                choices[depth - 1] = choicesFrom(path[depth - 1]);
            }
        }
    }

    /** The squares of the path found last, oldest first. */
    int[] path() {
        return Arrays.copyOf(path, length);
    }

    private boolean isSolution() {
        return !closed || grid.areNeighbours(path[0], path[length - 1]);
    }

    private void visit(int square) {
        free[square] = false;
        if (degrees[square] <= 1) {
            deadEnds--;
            if (degrees[square] == 0) {
                isolated--;
            }
        }
        for (int step : steps) {
            int neighbour = square + step;
            int degree = --degrees[neighbour];
            if (degree <= 1 && free[neighbour]) {
                if (degree == 1) {
                    deadEnds++;
                } else {
                    isolated++;
                }
            }
        }
        path[depth++] = square;
    }

    private void takeBack() {
        int square = path[--depth];
        for (int step : steps) {
            int neighbour = square + step;
            int degree = degrees[neighbour]++;
            if (degree <= 1 && free[neighbour]) {
                if (degree == 1) {
                    deadEnds--;
                } else {
                    isolated--;
                }
            }
        }
        free[square] = true;
        if (degrees[square] <= 1) {
            deadEnds++;
            if (degrees[square] == 0) {
                isolated++;
            }
        }
    }

    /** Whether the squares left cannot all be visited: a dead end can only be the next square or the last one. */
    private boolean isDead() {
        if (length - depth == 1) {
            return false;
        }
        return isolated > 0 || deadEnds > 2 || (deadEnds == 2 && !isNextToDeadEnd(path[depth - 1])) || isUnclosable();
    }

    private boolean isNextToDeadEnd(int square) {
        for (int step : steps) {
            int neighbour = square + step;
            if (free[neighbour] && degrees[neighbour] <= 1) {
                return true;
            }
        }
        return false;
    }

    private boolean isUnclosable() {
        return closed && degrees[path[0]] == 0;
    }

    private int choicesFrom(int square) {
        return order == Order.FIXED ? fixedChoices(square) : fewestFirst(square);
    }

    private int fixedChoices(int square) {
        int packed = 0;
        for (int i = steps.length - 1; i >= 0; i--) {
            if (free[square + steps[i]]) {
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
            if (free[square + step]) {
                present |= 1 << degrees[square + step];
            }
        }
        for (int degree = 0; present >>> degree != 0; degree++) {
            if ((present >>> degree & 1) != 0) {
                for (int i = 0; i < steps.length; i++) {
                    if (free[square + steps[i]] && degrees[square + steps[i]] == degree) {
                        packed |= i + 1 << shift;
                        shift += BITS_PER_CHOICE;
                    }
                }
            }
        }
        return packed;
    }
}
