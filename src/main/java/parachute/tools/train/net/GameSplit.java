package parachute.tools.train.net;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import parachute.rules.board.Variant;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.Replay;
import parachute.tools.train.data.TrainingGame;

/**
 * The quiet positions of files of games, those to learn from apart from those that measure what was learnt. Whole games
 * are held out: positions of one game are too much alike.
 *
 * @param training the positions to learn from
 * @param heldOut the positions of one game in twenty
 */
record GameSplit(TrainingSet training, TrainingSet heldOut) {
    private static final int HELD_OUT = 20;

    /** Reads the games of a variant from files. */
    static GameSplit read(List<Path> files, Variant variant) throws IOException {
        GameSplit split = new GameSplit(new TrainingSet(), new TrainingSet());
        long number = 0;
        for (Path file : files) {
            try (GameReader reader = GameReader.open(file, variant)) {
                for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                    split.add(game.get(), variant, number++);
                }
            }
        }
        return split;
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

    private void add(TrainingGame game, Variant variant, long number) {
        TrainingSet set = number % HELD_OUT == 0 ? heldOut : training;
        double result = game.result().points();
        Replay.play(game, variant, (position, score) -> set.add(position, score, result));
    }
}
