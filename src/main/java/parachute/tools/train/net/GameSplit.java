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
 * The quiet positions of files of games, split into positions to learn from and positions to measure the result.
 * Whole games are held out, since positions of one game are too similar.
 *
 * <p>Scores of deep and of shallow searches stand for different chances, so every file has its own scale ({@link
 * ScaleFit}), unless a fixed scale is given.
 *
 * @param training the positions to learn from
 * @param heldOut the positions of one game in twenty
 * @param scale the scale of the last file: centipawns that stand for odds of e to 1
 */
record GameSplit(TrainingSet training, TrainingSet heldOut, int scale) {
    private static final int HELD_OUT = 20;

    /**
     * Reads the games of a variant from files.
     *
     * @param fixedScale the scale of all files; empty if each has its own
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
                throw new UserException(file + " does not contain enough quiet positions");
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

    /** Returns the positions in words, with a checksum that distinguishes them from others. */
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
