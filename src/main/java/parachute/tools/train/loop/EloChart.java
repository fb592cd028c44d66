package parachute.tools.train.loop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import parachute.io.AtomicFile;
import parachute.tools.page.PngPicture;

/** A picture of how the strength of the network in use grew from generation to generation. */
final class EloChart {
    /** Of the picture, in pixels. */
    private static final int WIDTH = 800, HEIGHT = 500;

    private EloChart() {}

    /** Draws the sum of the differences of all networks that came into use, with the error of each match. */
    static void write(List<LoopGeneration> generations, Path file) throws IOException {
        double[] numbers = new double[generations.size() + 1];
        double[] elo = new double[numbers.length];
        double[] errors = new double[numbers.length];
        for (int i = 1; i < numbers.length; i++) {
            LoopGeneration generation = generations.get(i - 1);
            numbers[i] = generation.number();
            elo[i] =
                    elo[i - 1] + (generation.inUse() ? finite(generation.match().elo()) : 0);
            errors[i] = generation.inUse() ? finite(generation.match().error()) : 0;
        }
        XYChart chart = new XYChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .xAxisTitle("generation")
                .yAxisTitle("Elo above the network to begin with, by nodes")
                .build();
        chart.getStyler().setXAxisDecimalPattern("0");
        chart.getStyler().setLegendVisible(false);
        chart.addSeries("Elo", numbers, elo, errors);
        AtomicFile.write(file, PngPicture.bytes(BitmapEncoder.getBufferedImage(chart)));
    }

    private static double finite(double value) {
        return Double.isFinite(value) ? value : 0;
    }
}
