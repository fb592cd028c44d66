package parachute.games.tours;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** Counts tours in portions, so that the caller can report the progress and the remaining time. Not thread-safe. */
public final class TourCount {
    /** Fixed, so that an estimate can be repeated. */
    private static final long SEED = 1975;

    private final int dim;
    private final List<CountedPath> parts;
    private int next;
    private long finishedSteps;
    private long tours;

    /**
     * The part of the count of one search.
     *
     * @param path the squares already visited, newest first
     * @param times the weight of its tours: the number of rotations and reflections of the board with the same tours
     */
    private record CountedPath(List<TourSquare> path, int times) {}

    /** The search of the part at {@link #next}. */
    private TourSearch search;

    private TourCount(int dim, List<CountedPath> parts) {
        this.dim = dim;
        this.parts = parts;
        this.search = search(0);
    }

    /**
     * Returns the count of the tours from all squares; squares that rotations and reflections of the board map to each
     * other are searched once.
     *
     * @param dim columns and rows of the board, at least 1
     */
    public static TourCount ofAll(int dim) {
        int half = (dim + 1) / 2;
        return new TourCount(
                dim,
                IntStream.range(0, half)
                        .boxed()
                        .flatMap(y -> IntStream.rangeClosed(0, y).mapToObj(x -> part(dim, x, y)))
                        .toList());
    }

    private static CountedPath part(int dim, int x, int y) {
        Set<TourSquare> images = new HashSet<>();
        for (int i : new int[] {x, dim - 1 - x}) {
            for (int j : new int[] {y, dim - 1 - y}) {
                images.add(new TourSquare(i, j));
                images.add(new TourSquare(j, i));
            }
        }
        return new CountedPath(List.of(new TourSquare(x, y)), images.size());
    }

    /**
     * Returns the count of the tours that continue a path.
     *
     * @param dim columns and rows of the board, at least 1
     * @param path newest square first
     * @throws IllegalArgumentException if the path is empty, leaves the board or visits a square twice
     */
    public static TourCount from(int dim, List<TourSquare> path) {
        return new TourCount(dim, List.of(new CountedPath(path, 1)));
    }

    private TourSearch search(int part) {
        return KnightsTours.exhaustive(new Grid(dim, dim), dim, parts.get(part).path());
    }

    /**
     * Continues counting.
     *
     * @param steps maximum steps of the knight to try before returning, at least 1
     * @return whether there is more to count
     */
    public boolean advance(long steps) {
        long end = steps() + steps;
        while (next < parts.size() && steps() < end) {
            switch (search.next(end - steps())) {
                case FOUND -> tours += parts.get(next).times();
                case EXHAUSTED -> startNextPart();
                case GAVE_UP -> {
                    return true;
                }
            }
        }
        return next < parts.size();
    }

    private void startNextPart() {
        finishedSteps += search.steps();
        next++;
        search = next < parts.size() ? search(next) : search;
    }

    /** Returns the number of tours counted so far. */
    public long tours() {
        return tours;
    }

    /** Returns the number of the knight's steps tried so far. */
    public long steps() {
        return next < parts.size() ? finishedSteps + search.steps() : finishedSteps;
    }

    /**
     * Returns an estimate of the steps of the whole count, from random paths; infinite if too large for a double.
     *
     * @param nanos time for the estimate; at least one random path is followed
     */
    public double estimateSteps(long nanos) {
        long deadline = System.nanoTime() + nanos;
        Random random = new Random(SEED);
        List<TourSearch> searches = new ArrayList<>();
        double sum = 0;
        int samples = 0;
        do {
            int part = samples % parts.size();
            if (part == searches.size()) {
                searches.add(search(part));
            }
            sum += searches.get(part).sampleSteps(random);
            samples++;
        } while (System.nanoTime() - deadline < 0);
        return sum / samples * parts.size();
    }
}
