package parachute.games.tours;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import parachute.games.tours.TourSearch.TourOutcome;

/**
 * Knight's tours on a board of {@code dim} by {@code dim} squares. A path is the list of the squares visited, newest
 * first; it is a tour if it holds every square of the board once. Every search starts with a path of at least one
 * square and looks for continuations, in a loop rather than by recursion: only memory limits the size of the board.
 *
 * <p>Methods that search throw {@link IllegalArgumentException} if the path is empty, leaves the board or visits a
 * square twice.
 */
public final class KnightsTours {
    /** The steps of a second or two: most starts on boards up to 8 by 8 need fewer, the others would take hours. */
    private static final long MAX_STEPS = 15_000_000;

    private KnightsTours() {}

    /** Returns whether a square is on the board and not in the path. */
    public static boolean isLegal(int dim, List<TourSquare> path, TourSquare pos) {
        return isOnBoard(dim, pos) && !path.contains(pos);
    }

    private static boolean isOnBoard(int dim, TourSquare pos) {
        return pos.x() >= 0 && pos.x() < dim && pos.y() >= 0 && pos.y() < dim;
    }

    /** Returns the squares to go to from {@code pos}, clockwise from 12 o'clock. */
    public static List<TourSquare> legalMoves(int dim, List<TourSquare> path, TourSquare pos) {
        return IntStream.range(0, Grid.STEPS)
                .mapToObj(step -> Grid.onward(pos, step))
                .filter(onward -> isLegal(dim, path, onward))
                .toList();
    }

    /**
     * Returns the legal moves by Warnsdorff's rule: those with the fewest legal moves onward first, equal ones
     * clockwise.
     */
    public static List<TourSquare> orderedMoves(int dim, List<TourSquare> path, TourSquare pos) {
        ToIntFunction<TourSquare> onward = move -> legalMoves(dim, path, move).size();
        return legalMoves(dim, path, pos).stream()
                .sorted(Comparator.comparingInt(onward))
                .toList();
    }

    /** Returns the number of tours that continue a path. */
    public static long countTours(int dim, List<TourSquare> path) {
        return countAll(TourCount.from(dim, path));
    }

    /**
     * Returns the number of tours from all squares together; squares that rotations and reflections of the board map to
     * each other are searched once.
     */
    public static long countTours(int dim) {
        return countAll(TourCount.ofAll(dim));
    }

    private static long countAll(TourCount count) {
        boolean more = true;
        while (more) {
            more = count.advance(MAX_STEPS);
        }
        return count.tours();
    }

    /** Returns all tours that continue a path, in the order in which trying the moves clockwise finds them. */
    public static List<List<TourSquare>> enumTours(int dim, List<TourSquare> path) {
        List<List<TourSquare>> tours = new ArrayList<>();
        forEachTour(dim, path, tours::add);
        return tours;
    }

    /** Passes the tours of {@link #enumTours} to an action one by one, as soon as each is found. */
    public static void forEachTour(int dim, List<TourSquare> path, Consumer<List<TourSquare>> action) {
        Grid grid = new Grid(dim, dim);
        TourSearch search = exhaustive(grid, dim, path);
        while (search.next(Long.MAX_VALUE) == TourOutcome.FOUND) {
            action.accept(new TourPath(grid, search.path()));
        }
    }

    /** Returns the first result, in the order of the list; the function is called at most once per square. */
    public static <T> Optional<T> first(List<TourSquare> squares, Function<TourSquare, Optional<T>> function) {
        for (TourSquare square : squares) {
            Optional<T> result = function.apply(square);
            if (result.isPresent()) {
                return result;
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the tour that trying the moves clockwise finds first; empty if there is none. If that takes more than
     * fifteen million steps, returns that of {@link #tourOnMegaBoard}.
     */
    public static Optional<List<TourSquare>> firstTour(int dim, List<TourSquare> path) {
        Grid grid = new Grid(dim, dim);
        TourSearch search = exhaustive(grid, dim, path);
        return switch (search.next(MAX_STEPS)) {
            case FOUND -> Optional.of(new TourPath(grid, search.path()));
            case EXHAUSTED -> Optional.empty();
            case GAVE_UP -> tourOnMegaBoard(dim, path);
        };
    }

    /**
     * Returns a search for all tours that continue a path, in the order in which trying the moves clockwise finds them.
     */
    static TourSearch exhaustive(Grid grid, int dim, List<TourSquare> path) {
        return new TourSearch(grid, squares(grid, dim, path), dim * dim, false, ChoiceOrder.FIXED, grid.steps());
    }

    /**
     * Returns a tour, found by Warnsdorff's rule, whose last square is a knight's move from its first; empty if there
     * is none.
     */
    public static Optional<List<TourSquare>> firstClosedTour(int dim, List<TourSquare> path) {
        return heuristicTour(dim, path, true);
    }

    /** Returns a tour found by Warnsdorff's rule; empty if there is none. */
    public static Optional<List<TourSquare>> firstTourHeuristic(int dim, List<TourSquare> path) {
        return heuristicTour(dim, path, false);
    }

    /**
     * Returns the tour of {@link #firstTourHeuristic}, which has no depth limit, either. From a path of one square the
     * time is proportional to the number of squares.
     */
    public static Optional<List<TourSquare>> tourOnMegaBoard(int dim, List<TourSquare> path) {
        return heuristicTour(dim, path, false);
    }

    private static Optional<List<TourSquare>> heuristicTour(int dim, List<TourSquare> path, boolean closed) {
        Grid grid = new Grid(dim, dim);
        int[] given = squares(grid, dim, path);
        TourSolver solver = new TourSolver(grid, given, dim * dim, closed);
        Optional<int[]> tour;
        if (given.length == 1 && BlockTour.isPossible(dim)) {
            TourSolver.TourAttempt attempt = solver.attempt();
            tour = attempt.conclusive()
                    ? attempt.path()
                    : BlockTour.of(grid, given[0]).or(solver::solve);
        } else {
            tour = solver.solve();
        }
        return tour.map(found -> new TourPath(grid, found));
    }

    /**
     * Returns a path of {@code n} squares that only visits squares accepted by the predicate; empty if there is none.
     * The squares of the given path need not be accepted, but count.
     */
    public static Optional<List<TourSquare>> oneTourPred(
            int dim, List<TourSquare> path, int n, Predicate<TourSquare> predicate) {
        Grid grid = new Grid(dim, dim, predicate);
        return new TourSolver(grid, squares(grid, dim, path), n, false).solve().map(found -> new TourPath(grid, found));
    }

    /** Returns the squares of a path, oldest first. */
    private static int[] squares(Grid grid, int dim, List<TourSquare> path) {
        if (path.isEmpty()) {
            throw new IllegalArgumentException("the path is empty");
        }
        if (!path.stream().allMatch(pos -> isOnBoard(dim, pos))) {
            throw new IllegalArgumentException("a square of the path is outside the board");
        }
        if (Set.copyOf(path).size() < path.size()) {
            throw new IllegalArgumentException("the path visits a square twice");
        }
        return IntStream.range(0, path.size())
                .map(i -> grid.square(path.get(path.size() - 1 - i)))
                .toArray();
    }
}
