package parachute.tools.train.curve;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.Replay;
import parachute.tools.train.data.TrainingGame;
import parachute.tools.train.data.TrainingResult;

/** The results of games after each score of a search, from White's view. */
final class ScoredResults {
    /** The largest score that is counted, in centipawns. */
    static final int MAX_SCORE = Replay.DECIDED;

    /** By the ordinal number of the result, then by the score. */
    private final long[][] counts = new long[TrainingResult.values().length][2 * MAX_SCORE + 1];

    private long positions;

    /**
     * Counts the quiet positions of the games in a file.
     *
     * @return their number
     * @throws IOException if the file cannot be read
     * @throws UserException if it holds something else
     */
    long read(Path file, Variant variant) throws IOException {
        long before = positions;
        try (GameReader reader = GameReader.open(file, variant)) {
            for (Optional<TrainingGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                TrainingResult result = game.get().result();
                Replay.play(game.get(), variant, (position, score) -> add(score, result));
            }
        }
        return positions - before;
    }

    /** Counts a position with a score of -{@link #MAX_SCORE} to {@link #MAX_SCORE}. */
    void add(int score, TrainingResult result) {
        counts[result.ordinal()][score + MAX_SCORE]++;
        positions++;
    }

    /** Returns the number of positions with a score in games with a result. */
    long count(int score, TrainingResult result) {
        return counts[result.ordinal()][score + MAX_SCORE];
    }

    /** Returns the number of positions with a score. */
    long count(int score) {
        long sum = 0;
        for (long[] ofResult : counts) {
            sum += ofResult[score + MAX_SCORE];
        }
        return sum;
    }
}
