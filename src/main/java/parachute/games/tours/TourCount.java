package parachute.games.tours;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Counts tours bit by bit, so that the caller can tell how far the count is and how long the rest will take. Not safe
 * for use by several threads at once.
 */
public final class TourCount {
    /** Fixed, so that an estimate can be repeated. */
    private static final long SEED = 1975;

    private final int dim;
    private final List<Part> parts;
    private int next;
    private long finishedSteps;
    private long tours;

    /**
     * What is counted by one search.
     *
     * @param path the squares already visited, newest first
     * @param times how often its tours count: rotations and reflections of the board have as many
     */
    private record Part(List<TourSquare> path, int times) {}

    /** The search of the part at {@link #next}. */
    private TourSearch search;

    private TourCount(int dim, List<Part> parts) {
        this.dim = dim;
        this.parts = parts;
        this.search = search(0);
    }

    /**
     * The tours from all squares together; squares that rotations and reflections of the board map to each other are
     * searched once.
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

    private static Part part(int dim, int x, int y) {
        Set<TourSquare> images = new HashSet<>();
        for (int i : new int[] {x, dim - 1 - x}) {
            for (int j : new int[] {y, dim - 1 - y}) {
                images.add(new TourSquare(i, j));
                images.add(new TourSquare(j, i));
            }
        }
        return new Part(List.of(new TourSquare(x, y)), images.size());
    }

    /**
     * The tours that continue a path.
     *
     * @param dim columns and rows of the board, at least 1
     * @param path newest square first
     * @throws IllegalArgumentException if the path is empty, leaves the board or visits a square twice
     */
    public static TourCount from(int dim, List<TourSquare> path) {
        return new TourCount(dim, List.of(new Part(path, 1)));
    }

    private TourSearch search(int part) {
        return KnightsTours.exhaustive(new Grid(dim, dim), dim, parts.get(part).path());
    }

    /**
     * Goes on counting.
     *
     * @param steps the most steps of the knight to try before returning, at least 1
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

    /** The tours counted so far. */
    public long tours() {
        return tours;
    }

    /** The steps of the knight tried so far. */
    public long steps() {
        return next < parts.size() ? finishedSteps + search.steps() : finishedSteps;
    }

    /**
     * About how many steps the whole count tries, from random paths; infinite if beyond all numbers.
     *
     * @param nanos time to take for it; one random path is followed in any case
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
