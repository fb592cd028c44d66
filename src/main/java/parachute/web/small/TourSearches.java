package parachute.web.small;

import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.games.tours.ChoiceOrder;
import parachute.games.tours.KnightsTours;
import parachute.games.tours.TourCount;
import parachute.games.tours.TourSquare;
import parachute.games.tours.TourWatch;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/**
 * Knight's tours for pages. A square is a number there: its column and, times the size of the board, its row, from 0. A
 * search that a page follows is an iterator, each of whose steps takes a moment and returns what to show then, as JSON.
 */
public final class TourSearches {
    /** The largest board on which tours are searched: what a page can draw legibly. */
    private static final int MAX_SIZE = 60;

    /** The largest board on which a search is followed; on larger ones it makes no visible progress. */
    private static final int MAX_FOLLOWED = 20;

    /** The largest board on which tours are counted; a larger one takes too long. */
    private static final int MAX_COUNTED = 8;

    /** Steps of a count between two events: a tenth of a second or so. */
    private static final long COUNT_STEPS = 2_000_000;

    /** Time to estimate how long a count takes. */
    private static final long ESTIMATE_NANOS = 200_000_000;

    private TourSearches() {}

    /** How a search is followed. */
    public enum Pace {
        /** Step by step. */
        STEP(1, Duration.ofMillis(80)),
        /** From tour to tour, and now and then in between. */
        TOUR(300_000, Duration.ofMillis(250)),
        /** As fast as it can, so that many tours are counted and not shown. */
        FULL(1_000_000, Duration.ofMillis(100));

        private final long steps;
        private final Duration pause;

        Pace(long steps, Duration pause) {
            this.steps = steps;
            this.pause = pause;
        }

        /** Returns how long to show what was found before the search continues. */
        public Duration pause() {
            return pause;
        }
    }

    /**
     * The tour to find.
     *
     * @param size columns and rows of the board, from 1 to 60
     * @param start on the board
     * @param closed whether the last square of the tour is to be a knight's move from the first
     */
    public record TourTask(int size, TourSquare start, boolean closed) {
        /** Checks the ranges; a {@link RefusedException} names them. */
        public TourTask {
            checkSize(size, MAX_SIZE);
            if (start.x() < 0 || start.x() >= size || start.y() < 0 || start.y() >= size) {
                throw new RefusedException(
                        Reason.INVALID, "the squares of this board are 0,0 to " + (size - 1) + ',' + (size - 1));
            }
        }
    }

    private static void checkSize(int size, int max) {
        if (size < 1 || size > max) {
            throw new RefusedException(Reason.INVALID, "\"size\" is a number from 1 to " + max + " here");
        }
    }

    /**
     * Finds a tour; for the sizes that {@link TourTask} allows that takes a second at most.
     *
     * @return as JSON: the squares in the order of the steps; empty if there is no tour
     */
    public static Map<String, Object> find(TourTask task) {
        List<TourSquare> start = List.of(task.start());
        Optional<List<TourSquare>> tour = task.closed()
                ? KnightsTours.firstClosedTour(task.size(), start)
                : KnightsTours.tourOnMegaBoard(task.size(), start);
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("size", task.size());
        json.put("closed", task.closed());
        json.put("squares", tour.map(path -> numbers(task.size(), path)).orElse(List.of()));
        return json;
    }

    private static List<Integer> numbers(int size, List<TourSquare> path) {
        return path.reversed().stream()
                .map(square -> square.x() + size * square.y())
                .toList();
    }

    /**
     * Returns the search for all tours from a square.
     *
     * @throws RefusedException if the board is larger than a page can follow
     */
    public static Iterator<Map<String, Object>> follow(TourTask task, ChoiceOrder order, Pace pace) {
        checkSize(task.size(), MAX_FOLLOWED);
        return new Followed(task, order, pace);
    }

    /**
     * Returns the count of the tours from all squares together.
     *
     * @throws RefusedException if there are more than could ever be counted
     */
    public static Iterator<Map<String, Object>> count(int size) {
        checkSize(size, MAX_COUNTED);
        return new Counted(size);
    }

    private static final class Followed implements Iterator<Map<String, Object>> {
        private final int size;
        private final Pace pace;
        private final TourWatch watch;
        private boolean over;

        Followed(TourTask task, ChoiceOrder order, Pace pace) {
            this.size = task.size();
            this.pace = pace;
            watch = new TourWatch(size, task.start(), task.closed(), order);
        }

        @Override
        public Map<String, Object> next() {
            List<TourSquare> shown = List.of();
            boolean isTour = false;
            long end = watch.steps() + pace.steps;
            do {
                over = !watch.advance(end - watch.steps());
                // The last tour is shown rather than the path after it, which is only a part of one.
                if (watch.isTour() || !isTour) {
                    shown = watch.path();
                    isTour = watch.isTour();
                }
            } while (pace == Pace.FULL && !over && watch.steps() < end);
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("squares", numbers(size, shown));
            json.put("tour", isTour);
            json.put("tours", watch.tours());
            json.put("steps", watch.steps());
            return json;
        }

        @Override
        public boolean hasNext() {
            return !over;
        }
    }

    private static final class Counted implements Iterator<Map<String, Object>> {
        private final TourCount count;
        private double estimate;
        private boolean over;

        Counted(int size) {
            count = TourCount.ofAll(size);
        }

        @Override
        public Map<String, Object> next() {
            if (estimate == 0) {
                estimate = count.estimateSteps(ESTIMATE_NANOS);
            }
            over = !count.advance(COUNT_STEPS);
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("tours", count.tours());
            json.put("steps", count.steps());
            json.put("share", over ? 1 : Math.min(count.steps() / estimate, 0.9999));
            return json;
        }

        @Override
        public boolean hasNext() {
            return !over;
        }
    }
}
