package parachute.tools.train;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import parachute.engine.eval.classical.WeightTable;
import parachute.rules.board.Variant;

/** The two steps of tuning by hand: games into a file of positions, positions into weights. */
public final class Training {
    /** Games between two writes to the file. */
    private static final long BATCH = 200;

    private final Variant variant;
    private final Consumer<String> report;

    /** Training for a variant; {@code report} takes the progress, a line at a time. */
    public Training(Variant variant, Consumer<String> report) {
        this.variant = variant;
        this.report = report;
    }

    /**
     * Plays games against itself, on as many threads as the machine has processors, and appends their quiet positions
     * to a file. The same seed gives the same positions, whatever the number of threads.
     *
     * @param nodes a move
     * @throws UncheckedIOException if the file cannot be written
     */
    public void play(Path file, long games, long nodes, long seed) {
        ThreadLocal<SelfPlay> players = ThreadLocal.withInitial(() -> new SelfPlay(variant, nodes));
        for (long done = 0; done < games; done += BATCH) {
            List<String> lines = LongStream.range(seed + done, seed + Math.min(games, done + BATCH))
                    .parallel()
                    .mapToObj(one -> players.get().play(one))
                    .flatMap(List::stream)
                    .map(Sample::format)
                    .toList();
            append(file, lines);
            report.accept(Math.min(games, done + BATCH) + " games");
        }
    }

    private static void append(Path file, List<String> lines) {
        try {
            Files.write(file, lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Tunes the weights in use by a file of positions and answers the text of the tuned table.
     *
     * @param lambda share of the search's score in the target, 0 to 1
     * @param iterations how often the evaluation is linearised, at least 1
     * @throws UncheckedIOException if the file cannot be read
     * @throws SampleException if it holds no positions, or something else
     */
    public String tune(Path file, double lambda, int iterations) {
        List<Sample> samples = read(file);
        if (samples.isEmpty()) {
            throw new SampleException(file + " holds no positions");
        }
        WeightTable start = WeightTable.of(variant);
        return new Tuner(variant, start, samples, lambda, report)
                .tune(start, iterations)
                .format();
    }

    private List<Sample> read(Path file) {
        List<Sample> samples = new ArrayList<>();
        try (Stream<String> lines = Files.lines(file)) {
            lines.forEachOrdered(line -> samples.add(sample(line, file, samples.size() + 1)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return samples;
    }

    private Sample sample(String line, Path file, int number) {
        try {
            return Sample.parse(line, variant);
        } catch (IllegalArgumentException e) {
            throw new SampleException(file + " line " + number + ": " + e.getMessage());
        }
    }
}
