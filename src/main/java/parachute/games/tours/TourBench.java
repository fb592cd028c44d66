package parachute.games.tours;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;

/** Times counting and finding tours, and checks each result; the first figures include the JVM's warm-up. */
public final class TourBench {
    private static final int[] MEGA_SIZES = {70, 250, 500, 1000};
    private static final int MAX_CLOSED = 200;
    private static final double NANOS = 1e9;

    private final Consumer<String> out;

    private TourBench(Consumer<String> out) {
        this.out = out;
    }

    /** Measures everything, which takes seconds, and reports line by line. */
    public static void run(Consumer<String> out) {
        TourBench bench = new TourBench(out);
        bench.count(5);
        bench.mega();
        bench.closed();
        bench.count(6);
    }

    private void count(int dim) {
        Measured measured = measure(() -> KnightsTours.countTours(dim));
        report("count " + dim, measured.result + " tours from all squares", measured.seconds);
    }

    private void mega() {
        for (int dim : MEGA_SIZES) {
            Measured measured = measure(() ->
                    verified(dim, KnightsTours.tourOnMegaBoard(dim, List.of(new TourSquare(0, 0))), false));
            report("mega " + dim + " 0,0", measured.result + " squares", measured.seconds);
        }
    }

    private void closed() {
        closed("0,0", dim -> new TourSquare(0, 0));
        closed("middle", dim -> new TourSquare(dim / 2, dim / 2));
    }

    private void closed(String name, IntFunction<TourSquare> start) {
        long squares = 0;
        double slowest = 0;
        double total = 0;
        for (int size = Segment.MIN_LENGTH; size <= MAX_CLOSED; size += 2) {
            int dim = size;
            Measured measured =
                    measure(() -> verified(dim, KnightsTours.firstClosedTour(dim, List.of(start.apply(dim))), true));
            squares += measured.result;
            slowest = Math.max(slowest, measured.seconds);
            total += measured.seconds;
        }
        String what = String.format(
                Locale.ROOT, "%d squares on all even boards up to %d, slowest %.3f s", squares, MAX_CLOSED, slowest);
        report("closed N " + name, what, total);
    }

    private void report(String command, String result, double seconds) {
        out.accept(String.format(Locale.ROOT, "%-16s %8.3f s   %s", command, seconds, result));
    }

    /** Returns the number of squares of a tour. */
    private static long verified(int dim, Optional<List<TourSquare>> found, boolean closed) {
        List<TourSquare> tour = found.orElseThrow(() -> new IllegalStateException("no tour on " + dim + " by " + dim));
        if (!isTour(dim, tour) || closed && !tour.get(0).isKnightsMoveFrom(tour.get(tour.size() - 1))) {
            throw new IllegalStateException("a wrong tour on " + dim + " by " + dim);
        }
        return tour.size();
    }

    private static boolean isTour(int dim, List<TourSquare> tour) {
        boolean[] visited = new boolean[dim * dim];
        for (int i = 0; i < tour.size(); i++) {
            TourSquare pos = tour.get(i);
            int square = pos.y() * dim + pos.x();
            if (visited[square] || i > 0 && !pos.isKnightsMoveFrom(tour.get(i - 1))) {
                return false;
            }
            visited[square] = true;
        }
        return tour.size() == visited.length;
    }

    private static Measured measure(LongSupplier task) {
        long start = System.nanoTime();
        long result = task.getAsLong();
        return new Measured(result, (System.nanoTime() - start) / NANOS);
    }

    private record Measured(long result, double seconds) {}
}
