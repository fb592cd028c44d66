package parachute.tools.train.loop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import parachute.io.AtomicFile;
import parachute.tools.page.PngPicture;

/** A picture of the strength of a loop's networks, generation by generation. */
final class EloChart {
    /** The size of the picture, in pixels. */
    private static final int WIDTH = 800, HEIGHT = 500;

    private EloChart() {}

    /**
     * Draws the sum of the differences of all networks in use, and for each network that played the sum that it would
     * have reached, with the error of its match.
     */
    static void write(List<LoopGeneration> generations, Path file) throws IOException {
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
