package parachute.tools.train.net;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;
import parachute.tools.train.play.Generation;
import parachute.tools.work.LocalTaskRunner;

/** Positions to learn from, for tests. */
final class TrainingPositions {
    private static final int MAX_GAME_PLIES = 120, MAX_SCORE = 1_000, NODES = 10;

    /** Centipawns of a score that mean odds of e to 1 in random positions. */
    static final double SCALE = 400;

    private TrainingPositions() {}

    /** Returns positions of games of random moves, each of another game, with random scores and results. */
    static TrainingSet random(Variant variant, int number, long seed) {
        Random random = new Random(seed);
        TrainingSet positions = new TrainingSet();
        for (int i = 0; i < number; i++) {
            positions.add(
                    RandomGame.play(variant, random.nextLong(), random.nextInt(MAX_GAME_PLIES)),
                    random.nextInt(-MAX_SCORE, MAX_SCORE + 1),
                    random.nextInt(3) / 2.0);
        }
        positions.expect(0, SCALE);
        return positions;
    }

    /** Returns a file of games of the engine against itself with a few nodes a move. */
    static Path games(Path file, Variant variant, int number, long seed) throws IOException, InterruptedException {
        new Generation(variant, NODES, seed, Evaluation.DEFAULT).run(file, number, new LocalTaskRunner(2), line -> {});
        return file;
    }
}
