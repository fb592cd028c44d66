package parachute.games.tours;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A tour of a large board put together from tours of small blocks, in time proportional to the number of squares. Every
 * block has a closed tour, except the one with the start square if the number of squares is odd. Two tours are joined
 * where an edge of one is a knight's move from an edge of the other: both edges are replaced by two steps across.
 */
final class BlockTour {
    private static final int NONE = -1;

    private final Grid grid;
    private final int start;
    private final int[] steps;
    /** By square: the squares before and after it on its tour. */
    private final int[][] links = new int[2][];
    /** By square: its block. */
    private final int[] blocks;
    /** By block: another block whose tour has been merged with its own, or itself: a union-find structure. */
    private final int[] leaders;

    private int tours;

    private BlockTour(Grid grid, int start, int blockCount) {
        this.grid = grid;
        this.start = start;
        this.steps = grid.steps();
        this.links[0] = new int[grid.squares()];
        this.links[1] = new int[grid.squares()];
        Arrays.fill(links[0], NONE);
        Arrays.fill(links[1], NONE);
        this.blocks = new int[grid.squares()];
        Arrays.fill(blocks, NONE);
        this.leaders = new int[blockCount];
        this.tours = blockCount;
    }

    /** Returns whether {@link #of} can handle a square board: large enough to be cut into blocks. */
    static boolean isPossible(int dimension) {
        return dimension >= 2 * Segment.MIN_LENGTH;
    }

    /**
     * Returns the squares of a tour from a start square, closed if the number of squares is even; empty if the blocks'
     * tours cannot be merged.
     *
     * @param grid a square board without missing squares
     * @param start a square of the same colour as the corners if the number of squares is odd
     */
    static Optional<int[]> of(Grid grid, int start) {
        List<Segment> columns = Segment.cut(grid.width(), grid.x(start));
        List<Segment> rows = Segment.cut(grid.height(), grid.y(start));
        BlockTour tour = new BlockTour(grid, start, columns.size() * rows.size());
        tour.fill(columns, rows);
        return tour.merge() ? Optional.of(tour.walk()) : Optional.empty();
    }

    private void fill(List<Segment> columns, List<Segment> rows) {
        Map<List<Integer>, int[][]> closedTours = new HashMap<>();
        int block = 0;
        for (Segment row : rows) {
            for (Segment column : columns) {
                int width = column.length();
                int height = row.length();
                int[][] tour = width % 2 == 1 && height % 2 == 1
                        ? smallTour(width, height, grid.x(start) - column.start(), grid.y(start) - row.start(), false)
                        : closedTours.computeIfAbsent(
                                List.of(width, height), size -> smallTour(width, height, width / 2, height / 2, true));
                place(tour, column.start(), row.start(), block);
                leaders[block] = block;
                block++;
            }
        }
    }

    /** Returns the columns and rows of the squares of a tour. */
    private static int[][] smallTour(int width, int height, int x, int y, boolean closed) {
        Grid small = new Grid(width, height);
        int[] tour = new TourSolver(small, new int[] {small.square(x, y)}, width * height, closed)
                .solve()
                .orElseThrow();
        return new int[][] {
            Arrays.stream(tour).map(small::x).toArray(),
            Arrays.stream(tour).map(small::y).toArray()
        };
    }

    private void place(int[][] tour, int left, int bottom, int block) {
        int length = tour[0].length;
        int[] squares = new int[length];
        for (int i = 0; i < length; i++) {
            squares[i] = grid.square(tour[0][i] + left, tour[1][i] + bottom);
            blocks[squares[i]] = block;
        }
        boolean closed = length % 2 == 0;
        for (int i = 0; i < length; i++) {
            links[0][squares[i]] = i > 0 || closed ? squares[(i + length - 1) % length] : NONE;
            links[1][squares[i]] = i < length - 1 || closed ? squares[(i + 1) % length] : NONE;
        }
    }

    /** Joins tours as long as any two can be joined, and returns whether only one is left. */
    private boolean merge() {
        int before;
        do {
            before = tours;
            for (int square = 0; square < blocks.length && tours > 1; square++) {
                if (blocks[square] != NONE) {
                    joinAt(square);
                }
            }
        } while (tours > 1 && tours < before);
        return tours == 1;
    }

    private void joinAt(int square) {
        for (int step : steps) {
            int across = square + step;
            if (blocks[across] != NONE && blocks[across] != blocks[square] && leader(across) != leader(square)) {
                joinEdges(square, across);
            }
        }
    }

    /** Replaces an edge at each of two squares, which are a step apart, with this step and a parallel one. */
    private void joinEdges(int one, int other) {
        for (int[] side : links) {
            for (int[] otherSide : links) {
                int next = side[one];
                int otherNext = otherSide[other];
                if (next != NONE && otherNext != NONE && grid.areNeighbours(next, otherNext)) {
                    leaders[leader(other)] = leader(one);
                    tours--;
                    relink(one, next, other);
                    relink(next, one, otherNext);
                    relink(other, otherNext, one);
                    relink(otherNext, other, next);
                    return;
                }
            }
        }
    }

    private void relink(int square, int from, int to) {
        int[] side = links[0][square] == from ? links[0] : links[1];
        side[square] = to;
    }

    private int leader(int square) {
        int block = blocks[square];
        while (leaders[block] != block) {
            leaders[block] = leaders[leaders[block]];
            block = leaders[block];
        }
        return block;
    }

    private int[] walk() {
        int[] walked = new int[grid.width() * grid.height()];
        int previous = NONE;
        int square = start;
        for (int i = 0; i < walked.length; i++) {
            walked[i] = square;
            // At the start of an open tour one of the two is missing.
            int first = links[0][square];
            int next = first != previous && first != NONE ? first : links[1][square];
            previous = square;
            square = next;
        }
        return walked;
    }
}
