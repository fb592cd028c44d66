package parachute.tools.train.net;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import parachute.io.AtomicFile;
import parachute.tools.page.PngPicture;

/** A picture of the loss over the epochs of a training run. */
public final class LossCurve {
    /** The size of the picture, in pixels. */
    private static final int WIDTH = 800, HEIGHT = 500;

    private LossCurve() {}

    /**
     * Draws losses, at least one, as a PNG file.
     *
     * @throws IOException if the file cannot be written
     */
    public static void write(List<EpochLoss> losses, Path file) throws IOException {
        XYChart chart = new XYChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .xAxisTitle("epoch")
                .yAxisTitle("mean squared error")
                .build();
        chart.getStyler().setYAxisDecimalPattern("0.000");
        addSeries(chart, "learned from", losses, EpochLoss::training);
        addSeries(chart, "held out", losses, EpochLoss::heldOut);
        AtomicFile.write(file, PngPicture.bytes(BitmapEncoder.getBufferedImage(chart)));
    }

    private static void addSeries(
            XYChart chart, String name, List<EpochLoss> losses, ToDoubleFunction<EpochLoss> which) {
        double[] epochs =
                IntStream.rangeClosed(1, losses.size()).asDoubleStream().toArray();
        chart.addSeries(name, epochs, losses.stream().mapToDouble(which).toArray());
    }
}
