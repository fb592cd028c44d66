package parachute.games.tours;

import java.util.stream.IntStream;

/**
 * The squares that a path can still visit. The degree of a square is the number of free squares a knight's move away;
 * it is updated step by step, so that dead ends are found at once.
 */
final class FreeSquares {
    private final int[] steps;
    private final boolean[] free;
    /** By square, also for those already visited. */
    private final byte[] degrees;
    /** Free squares of degree 0 or 1. */
    private int deadEnds;
    /** Free squares of degree 0. */
    private int isolated;

    /**
     * Creates the squares that walks from the end of a path can reach.
     *
     * @param path squares visited so far, the last one at the end; at least one
     * @param steps see {@link Grid#steps}
     */
    FreeSquares(Grid grid, int[] path, int[] steps) {
        this.steps = steps.clone();
        this.free = reachable(grid, path, steps);
        this.degrees = new byte[free.length];
        squares().forEach(square -> {
            for (int step : steps) {
                degrees[square + step]++;
            }
        });
        deadEnds = (int) squares().filter(square -> degrees[square] <= 1).count();
        isolated = (int) squares().filter(square -> degrees[square] == 0).count();
    }

    /** Returns the squares that can be reached from the end of the path, by breadth-first search. */
    private static boolean[] reachable(Grid grid, int[] path, int[] steps) {
        boolean[] open = grid.openSquares();
        for (int square : path) {
            open[square] = false;
        }
        boolean[] reached = new boolean[open.length];
        int[] queue = new int[open.length];
        int filled = 0;
        int current = path[path.length - 1];
        for (int next = 0; ; next++) {
            for (int step : steps) {
                int square = current + step;
                if (open[square] && !reached[square]) {
                    reached[square] = true;
                    queue[filled++] = square;
                }
            }
            if (next == filled) {
                return reached;
            }
            current = queue[next];
        }
    }

    /** Returns all free squares, in the order of their numbers. */
    IntStream squares() {
        return IntStream.range(0, free.length).filter(square -> free[square]);
    }

    /** Returns whether a square can still be visited; false for numbers that are not squares of the board. */
    boolean isFree(int square) {
        return free[square];
    }

    /** Returns the number of free squares a knight's move away, 0 to 8. */
    int degree(int square) {
        return degrees[square];
    }

    /** Removes a free square. */
    void remove(int square) {
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
    }

    /** Restores the square that was removed last. */
    void restore(int square) {
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

    /**
     * Returns whether no path from a square visits all free squares, of which there must be at least two: a dead end
     * can only be the next square or the last. Returns false if the dead ends do not decide it.
     */
    boolean isUnvisitable(int from) {
        return isolated > 0 || deadEnds > 2 || deadEnds == 2 && !isNextToDeadEnd(from);
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
}
