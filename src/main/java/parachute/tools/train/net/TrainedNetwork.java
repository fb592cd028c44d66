package parachute.tools.train.net;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import parachute.io.AtomicFile;
import parachute.tools.page.PngPicture;

/**
 * The result of a training run.
 *
 * @param losses of all epochs
 * @param phases the losses of each phase of the game
 */
public record TrainedNetwork(List<EpochLoss> losses, List<PhaseLoss> phases) {
    /** The size of the picture of the losses, in pixels. */
    private static final int WIDTH = 800, HEIGHT = 500;

    /**
     * The losses of a network on the positions held out of one phase of the game.
     *
     * @param positions their number
     * @param before mean loss before the first epoch
     * @param after mean loss after the best epoch
     */
    public record PhaseLoss(int positions, double before, double after) {}

    /** Keeps the lists from changing. */
    public TrainedNetwork {
        losses = List.copyOf(losses);
        phases = List.copyOf(phases);
    }

    /** Returns the table of the losses of each phase, as lines. */
    public List<String> phaseTable() {
        List<String> lines = new ArrayList<>(List.of("phase, positions held out, loss before, loss after"));
        for (PhaseLoss loss : phases) {
            lines.add(String.format(
                    Locale.ROOT, "%d %d %.5f %.5f", lines.size() - 1, loss.positions(), loss.before(), loss.after()));
        }
        return lines;
    }

    /**
     * Draws the losses of the epochs, at least one, as a PNG file.
     *
     * @throws IOException if the file cannot be written
     */
    public void drawLosses(Path file) throws IOException {
        XYChart chart = new XYChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .xAxisTitle("epoch")
                .yAxisTitle("mean squared error")
                .build();
        chart.getStyler().setYAxisDecimalPattern("0.000");
        addSeries(chart, "learned from", EpochLoss::training);
        addSeries(chart, "held out", EpochLoss::heldOut);
        AtomicFile.write(file, PngPicture.bytes(BitmapEncoder.getBufferedImage(chart)));
    }

    private void addSeries(XYChart chart, String name, ToDoubleFunction<EpochLoss> which) {
        double[] epochs =
                IntStream.rangeClosed(1, losses.size()).asDoubleStream().toArray();
        chart.addSeries(name, epochs, losses.stream().mapToDouble(which).toArray());
    }
}
