package parachute.tools.train.net;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Consumer;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.Replay;

/**
 * The quiet positions of files of games, those to learn from apart from those that measure what was learnt. Whole games
 * are held out: positions of one game are too much alike.
 *
 * <p>Scores of deep and of shallow searches mean different chances, so every file has a scale of its own ({@link
 * ScaleFit}), unless the same score is to mean the same everywhere.
 *
 * @param training the positions to learn from
 * @param heldOut the positions of one game in twenty
 * @param scale that of the last file, centipawns of a score that mean odds of e to 1
 */
record GameSplit(TrainingSet training, TrainingSet heldOut, int scale) {
    private static final int HELD_OUT = 20;

    /**
     * Reads the games of a variant from files.
     *
     * @param fixedScale the scale of all files; empty where each has its own
     * @param report takes a line for each file
     * @throws IOException if a file cannot be read
     * @throws UserException if a file holds too few positions, or something else
     */
    static GameSplit read(List<Path> files, Variant variant, OptionalInt fixedScale, Consumer<String> report)
            throws IOException {
        TrainingSet training = new TrainingSet();
        TrainingSet heldOut = new TrainingSet();
        int scale = 1;
        for (Path file : files) {
            int firstTraining = training.size();
            int firstHeldOut = heldOut.size();
            read(file, variant, training, heldOut);
            if (training.size() == firstTraining || heldOut.size() == firstHeldOut) {
                throw new UserException(file + " holds too few quiet positions");
            }
            scale = fixedScale.isPresent() ? fixedScale.getAsInt() : ScaleFit.fit(training, firstTraining);
            training.expect(firstTraining, scale);
            heldOut.expect(firstHeldOut, scale);
            report.accept(String.format(
                    Locale.ROOT,
                    "%s: %d positions, %d held out, scale %d, error of the scores %.5f",
                    file,
                    training.size() - firstTraining,
                    heldOut.size() - firstHeldOut,
                    scale,
                    ScaleFit.error(heldOut, firstHeldOut, scale)));
        }
        return new GameSplit(training, heldOut, scale);
    }

    /** The positions in words: other positions hardly ever have the same. */
    String describe() {
        return String.format(
                Locale.ROOT,
                "%d positions and %d held out with checksum %016x",
                training.size(),
                heldOut.size(),
                31 * training.checksum() + heldOut.checksum());
    }

    private static void read(Path file, Variant variant, TrainingSet training, TrainingSet heldOut) throws IOException {
        try (GameReader reader = GameReader.open(file, variant)) {
            long number = 0;
            for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                TrainingSet set = number++ % HELD_OUT == 0 ? heldOut : training;
                double result = game.get().result().points();
                Replay.play(game.get(), variant, (position, score) -> set.add(position, score, result));
            }
        }
    }
}
