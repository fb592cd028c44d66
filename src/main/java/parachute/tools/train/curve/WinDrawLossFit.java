package parachute.tools.train.curve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import parachute.engine.variant.WinDrawLoss;
import parachute.engine.variant.WinDrawLossModel;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.Replay;
import parachute.tools.train.data.TrainingResult;

/**
 * Fits the chances of winning, drawing and losing by the score to the results of games. Least squares rather than the
 * likelihood: there a few long games that were drawn in spite of a large score would outweigh all others.
 */
public final class WinDrawLossFit {
    private static final double MIN_SCALE = 20, MAX_SCALE = 3_000;

    /** The largest shift that is tried, in scales: with it more than 98 % of even positions are drawn. */
    private static final double MAX_SHIFT = 5;

    /** The lower ends of the bands of scores in the report; the last one has no upper end. */
    private static final int[] BANDS = {0, 25, 50, 100, 150, 200, 300, 400, 600, 800, 1_200, 1_600};

    /** The largest score that is counted, in centipawns. */
    private static final int MAX_SCORE = Replay.DECIDED;

    /** The number of positions by the score, from White's view, in games with each result. */
    private final long[] wins = new long[2 * MAX_SCORE + 1];

    private final long[] draws = new long[wins.length];
    private final long[] losses = new long[wins.length];
    private long counted;

    /**
     * Fits the model to files of games and reports it with a table of predicted and actual results.
     *
     * @param report takes a line at a time
     * @throws IOException if a file cannot be read
     * @throws UserException if a file holds anything else or no quiet positions
     */
    public static void run(List<Path> files, Variant variant, Consumer<String> report) throws IOException {
        WinDrawLossFit fit = new WinDrawLossFit();
        for (Path file : files) {
            fit.read(file, variant);
        }
        WinDrawLossModel model = fit.model();
        report.accept(String.format(Locale.ROOT, "%s: a %.0f, b %.0f", variant.uciName(), model.a(), model.b()));
        report.accept(String.format(Locale.ROOT, "%-12s %10s %22s %22s", "score", "positions", "predicted", "actual"));
        for (int i = 0; i < BANDS.length; i++) {
            int next = i + 1 < BANDS.length ? BANDS[i + 1] : MAX_SCORE + 1;
            report.accept(fit.band(model, BANDS[i], next - 1));
        }
    }

    private void read(Path file, Variant variant) throws IOException {
        long before = counted;
        try (GameReader reader = GameReader.open(file, variant)) {
            for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                TrainingResult result = game.get().result();
                Replay.play(game.get(), variant, (position, score) -> add(score, result));
            }
        }
        if (counted == before) {
            throw new UserException(file + " does not contain quiet positions");
        }
    }

    /** Counts a position with a score of -{@link #MAX_SCORE} to {@link #MAX_SCORE}. */
    void add(int score, TrainingResult result) {
        of(result)[score + MAX_SCORE]++;
        counted++;
    }

    private long count(int score, TrainingResult result) {
        return of(result)[score + MAX_SCORE];
    }

    private long[] of(TrainingResult result) {
        return switch (result) {
            case WHITE_WINS -> wins;
            case DRAW -> draws;
            case BLACK_WINS -> losses;
        };
    }

    private long count(int score) {
        int index = score + MAX_SCORE;
        return wins[index] + draws[index] + losses[index];
    }

    /** Returns the model with the smallest error. */
    WinDrawLossModel model() {
        double scale = Math.exp(GoldenSection.minimum(
                logarithm -> error(bestShift(Math.exp(logarithm))), Math.log(MIN_SCALE), Math.log(MAX_SCALE)));
        return bestShift(scale);
    }

    private WinDrawLossModel bestShift(double scale) {
        double shift = GoldenSection.minimum(a -> error(new WinDrawLossModel(a, scale)), 0, MAX_SHIFT * scale);
        return new WinDrawLossModel(shift, scale);
    }

    /** Returns the sum of the squared differences between the predictions and the results (Brier, 1950). */
    private double error(WinDrawLossModel model) {
        double sum = 0;
        for (int score = -MAX_SCORE; score <= MAX_SCORE; score++) {
            long all = count(score);
            if (all == 0) {
                continue;
            }
            WinDrawLoss chances = model.at(score);
            double squares =
                    chances.win() * chances.win() + chances.draw() * chances.draw() + chances.loss() * chances.loss();
            sum += all * (squares + 1)
                    - 2 * count(score, TrainingResult.WHITE_WINS) * chances.win()
                    - 2 * count(score, TrainingResult.DRAW) * chances.draw()
                    - 2 * count(score, TrainingResult.BLACK_WINS) * chances.loss();
        }
        return sum;
    }

    /**
     * Returns a line of the report: a band of scores from the view of the side ahead, and its wins, draws and losses in
     * percent.
     */
    private String band(WinDrawLossModel model, int from, int to) {
        double[] predicted = new double[3];
        double[] met = new double[3];
        long positions = 0;
        for (int score = from; score <= to; score++) {
            long ahead = count(score) + (score == 0 ? 0 : count(-score));
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
        String scores = from + (to < MAX_SCORE ? " to " + to : " on");
        return String.format(
                Locale.ROOT,
                "%-12s %10d %22s %22s",
                scores,
                positions,
                percent(predicted, positions),
                percent(met, positions));
    }

    private void add(double[] met, int score, TrainingResult win, TrainingResult loss) {
        met[0] += count(score, win);
        met[1] += count(score, TrainingResult.DRAW);
        met[2] += count(score, loss);
    }

    private static String percent(double[] counts, long all) {
        double unit = Math.max(1, all) / 100.0;
        return String.format(Locale.ROOT, "%6.1f %6.1f %6.1f", counts[0] / unit, counts[1] / unit, counts[2] / unit);
    }
}
