package parachute.tools.train.curve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import parachute.engine.search.WinDrawLoss;
import parachute.engine.search.WinDrawLossModel;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.train.data.TrainingResult;

/**
 * Fits the chances of winning, drawing and losing by the score to the results of games. Least squares
 * rather than the likelihood: a few long games that were drawn far ahead would outweigh all others there.
 */
public final class WinDrawLossFit {
    private static final double LEAST_SCALE = 20, MOST_SCALE = 3_000;

    /** The largest shift that is tried, in scales: of even positions more than 98 % are drawn with it. */
    private static final double MOST_SHIFT = 5;

    /** The lower ends of the bands of scores in the report; the last one has no upper end. */
    private static final int[] BANDS = {0, 25, 50, 100, 150, 200, 300, 400, 600, 800, 1_200, 1_600};

    private final ScoredResults results;

    /** Those that a position has. */
    private final int[] scores;

    /** A fit to results that are complete. */
    WinDrawLossFit(ScoredResults results) {
        this.results = results;
        scores = IntStream.rangeClosed(-ScoredResults.MOST, ScoredResults.MOST)
                .filter(score -> results.count(score) > 0)
                .toArray();
    }

    /**
     * Fits the model to files of games and reports it with a table of the chances that were predicted and met.
     *
     * @param report takes a line at a time
     * @throws IOException if a file cannot be read
     * @throws UserException if a file holds something else or no quiet positions
     */
    public static void run(List<Path> files, Variant variant, Consumer<String> report) throws IOException {
        ScoredResults results = new ScoredResults();
        for (Path file : files) {
            if (results.read(file, variant) == 0) {
                throw new UserException(file + " holds no quiet positions");
            }
        }
        WinDrawLossFit fit = new WinDrawLossFit(results);
        WinDrawLossModel model = fit.model();
        report.accept(String.format(Locale.ROOT, "%s: a %.0f, b %.0f", variant.uciName(), model.a(), model.b()));
        report.accept(String.format(Locale.ROOT, "%-12s %10s %22s %22s", "score", "positions", "predicted", "met"));
        for (int i = 0; i < BANDS.length; i++) {
            int next = i + 1 < BANDS.length ? BANDS[i + 1] : ScoredResults.MOST + 1;
            report.accept(fit.band(model, BANDS[i], next - 1));
        }
    }

    /** The model with the least error. */
    WinDrawLossModel model() {
        double scale = Math.exp(GoldenSection.minimum(
                logarithm -> error(bestShift(Math.exp(logarithm))), Math.log(LEAST_SCALE), Math.log(MOST_SCALE)));
        return bestShift(scale);
    }

    private WinDrawLossModel bestShift(double scale) {
        double shift = GoldenSection.minimum(a -> error(new WinDrawLossModel(a, scale)), 0, MOST_SHIFT * scale);
        return new WinDrawLossModel(shift, scale);
    }

    /** The sum of the squared differences between the chances and what happened (Brier, 1950). */
    private double error(WinDrawLossModel model) {
        double sum = 0;
        for (int score : scores) {
            WinDrawLoss chances = model.at(score);
            double squares =
                    chances.win() * chances.win() + chances.draw() * chances.draw() + chances.loss() * chances.loss();
            sum += results.count(score) * (squares + 1)
                    - 2 * results.count(score, TrainingResult.WHITE_WINS) * chances.win()
                    - 2 * results.count(score, TrainingResult.DRAW) * chances.draw()
                    - 2 * results.count(score, TrainingResult.BLACK_WINS) * chances.loss();
        }
        return sum;
    }

    /** A line of the report: a band of scores from the view of the side ahead, and its wins, draws and losses in percent. */
    private String band(WinDrawLossModel model, int from, int to) {
        double[] predicted = new double[3];
        double[] met = new double[3];
        long positions = 0;
        for (int score = from; score <= to; score++) {
            long ahead = results.count(score) + (score == 0 ? 0 : results.count(-score));
            WinDrawLoss chances = model.at(score);
            predicted[0] += ahead * chances.win();
            predicted[1] += ahead * chances.draw();
            predicted[2] += ahead * chances.loss();
            add(met, score, TrainingResult.WHITE_WINS, TrainingResult.BLACK_WINS);
            if (score > 0) {
                add(met, -score, TrainingResult.BLACK_WINS, TrainingResult.WHITE_WINS);
            }
            positions += ahead;
        }
        String scores = from + (to < ScoredResults.MOST ? " to " + to : " on");
        return String.format(
                Locale.ROOT,
                "%-12s %10d %22s %22s",
                scores,
                positions,
                percent(predicted, positions),
                percent(met, positions));
    }

    private void add(double[] met, int score, TrainingResult win, TrainingResult loss) {
        met[0] += results.count(score, win);
        met[1] += results.count(score, TrainingResult.DRAW);
        met[2] += results.count(score, loss);
    }

    private static String percent(double[] counts, long all) {
        double unit = Math.max(1, all) / 100.0;
        return String.format(Locale.ROOT, "%6.1f %6.1f %6.1f", counts[0] / unit, counts[1] / unit, counts[2] / unit);
    }
}
