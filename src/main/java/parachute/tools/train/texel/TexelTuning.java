package parachute.tools.train.texel;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import parachute.engine.eval.classical.WeightTable;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.Replay;
import parachute.tools.train.data.TrainingGame;

/** Tunes the weights of the classical evaluation on a file of games. */
public final class TexelTuning {
    private final Variant variant;
    private final Consumer<String> report;

    /** Creates a tuning for a variant; {@code report} takes the progress, a line at a time. */
    public TexelTuning(Variant variant, Consumer<String> report) {
        this.variant = variant;
        this.report = report;
    }

    /**
     * Tunes the weights in use and returns the text of the tuned table.
     *
     * @param lambda share of the search's score in the target, 0 to 1
     * @param iterations number of linearisations of the evaluation, at least 1
     * @throws IOException if the file cannot be read
     * @throws UserException if it does not contain any positions, or anything else
     */
    public String tune(Path file, double lambda, int iterations) throws IOException {
        List<Sample> samples = read(file);
        if (samples.isEmpty()) {
            throw new UserException(file + " does not contain quiet positions");
        }
        WeightTable start = WeightTable.of(variant);
        return new Tuner(variant, start, samples, lambda, report)
                .tune(start, iterations)
                .format();
    }

    private List<Sample> read(Path file) throws IOException {
        List<Sample> samples = new ArrayList<>();
        try (GameReader reader = GameReader.open(file, variant)) {
            for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                TrainingGame played = game.get();
                Replay.play(
                        played,
                        variant,
                        (position, score) -> samples.add(new Sample(
                                setUpAnew(position), score, played.result().points())));
            }
        }
        return samples;
    }

    /** Returns a copy without the moves before it, which would fill the memory. */
    private static Position setUpAnew(Position position) {
        return Fen.parse(Fen.format(position), position.variant());
    }
}
