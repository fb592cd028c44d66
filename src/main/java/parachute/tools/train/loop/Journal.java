package parachute.tools.train.loop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import parachute.io.AtomicFile;
import parachute.tools.page.PngPicture;
import parachute.tools.progress.ProgressPart;

/**
 * All finished generations of a loop, in their order.
 *
 * @param generations the first one has the number 1
 */
record Journal(List<LoopGeneration> generations) {
    /** The size of the picture, in pixels. */
    private static final int WIDTH = 800, HEIGHT = 500;

    private static final List<String> HEADINGS =
            List.of("", "network", "positions", "a core-s", "learned", "held out", "mates", "match", "Elo", "in use");

    /** The journal before the first generation. */
    static final Journal EMPTY = new Journal(List.of());

    /** Keeps the list from changing. */
    Journal {
        generations = List.copyOf(generations);
    }

    /** Returns the journal with one more generation. */
    Journal with(LoopGeneration generation) {
        List<LoopGeneration> more = new ArrayList<>(generations);
        more.add(generation);
        return new Journal(more);
    }

    /** Returns the number of the next generation, from 1. */
    int next() {
        return generations.size() + 1;
    }

    /** Returns the number of the generation whose network is in use; empty for the first network. */
    Optional<Integer> inUse() {
        return generations.stream()
                .filter(LoopGeneration::inUse)
                .map(LoopGeneration::number)
                .reduce((first, second) -> second);
    }

    // ---- as a table -----------------------------------------------------------------------------------------------

    /**
     * Returns the headings and a line for each generation, with the training data and the loss of its first part.
     *
     * @param earlier number of the first generations that are left out
     */
    List<String> lines(int earlier) {
        return Stream.concat(
                        Stream.of(HEADINGS), generations.stream().skip(earlier).map(Journal::row))
                .map(row -> String.format("%3s %8s %9s %8s %9s %17s %7s %18s %12s  %s", row.toArray()))
                .toList();
    }

    /** Returns the same for those who watch. */
    ProgressPart.Table table() {
        return new ProgressPart.Table(
                HEADINGS, generations.stream().map(Journal::row).toList());
    }

    private static List<String> row(LoopGeneration generation) {
        LoopGeneration.Training first = generation.training().getFirst();
        LoopGeneration.MatchRow match = generation.match();
        return List.of(
                Integer.toString(generation.number()),
                String.valueOf(generation.network()),
                String.valueOf(generation.positions()),
                speed(generation.play()),
                String.valueOf(first.positions()),
                String.format(Locale.ROOT, "%.5f %8.5f", first.heldOutBefore(), first.heldOut()),
                String.format(
                        "%d/%3d", generation.check().mates(), generation.check().allMates()),
                "+" + match.wins() + " =" + match.draws() + " -" + match.losses(),
                String.format(Locale.ROOT, "%+.0f ± %4.0f", match.elo(), match.error()),
                generation.inUse() ? "yes" : "no");
    }

    /** Returns the positions a core-second over all parts; a dash if a part was not measured. */
    private static String speed(List<LoopGeneration.Play> parts) {
        double positions =
                parts.stream().mapToLong(LoopGeneration.Play::positions).sum();
        double coreSeconds = parts.stream()
                .mapToDouble(part -> part.positions() / part.positionsPerCoreSecond())
                .sum();
        return Double.isFinite(coreSeconds) ? String.format(Locale.ROOT, "%.0f", positions / coreSeconds) : "-";
    }

    // ---- as a picture ---------------------------------------------------------------------------------------------

    /**
     * Draws the strength of the networks as a PNG file: the sum of the differences of all networks in use, and for each
     * network that played the sum that it would have reached, with the error of its match.
     */
    void draw(Path file) throws IOException {
        List<Integer> numbers = new ArrayList<>(List.of(0));
        List<Double> inUse = new ArrayList<>(List.of(0.0));
        List<Integer> played = new ArrayList<>();
        List<Double> elo = new ArrayList<>();
        List<Double> errors = new ArrayList<>();
        for (LoopGeneration generation : generations) {
            LoopGeneration.MatchRow match = generation.match();
            double before = inUse.getLast();
            double reached = before + finite(match.elo());
            numbers.add(generation.number());
            inUse.add(generation.inUse() ? reached : before);
            if (match.games() > 0) {
                played.add(generation.number());
                elo.add(reached);
                errors.add(finite(match.error()));
            }
        }
        XYChart chart = new XYChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .xAxisTitle("generation")
                .yAxisTitle("Elo above the first network, by nodes")
                .build();
        chart.getStyler().setXAxisDecimalPattern("0");
        chart.addSeries("in use", numbers, inUse);
        if (!played.isEmpty()) {
            chart.addSeries("played", played, elo, errors).setXYSeriesRenderStyle(XYSeriesRenderStyle.Scatter);
        }
        AtomicFile.write(file, PngPicture.bytes(BitmapEncoder.getBufferedImage(chart)));
    }

    private static double finite(double value) {
        return Double.isFinite(value) ? value : 0;
    }
}
