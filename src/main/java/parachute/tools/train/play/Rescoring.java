package parachute.tools.train.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import parachute.engine.eval.choice.Evaluation;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.progress.WorkListener;
import parachute.tools.train.data.GameFileHeader;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.GameWriter;
import parachute.tools.train.data.TrainingGame;
import parachute.tools.work.TaskRunner;

/**
 * Copies a file of games with new scores from searches with another evaluation. Games, results and order are kept; an
 * unfinished copy is continued.
 *
 * @param variant the variant of the games
 * @param nodes soft limit of nodes a position; that of the games if empty
 * @param evaluation the evaluation of the searches
 */
public record Rescoring(Variant variant, Optional<Integer> nodes, Evaluation evaluation) {
    /**
     * Writes the games of a file to another one.
     *
     * @param runner searches their positions
     * @param report takes lines of progress, and the number of games
     * @throws IOException if a file cannot be read or written
     * @throws UserException if a file holds anything else, or the copy is of other games
     * @throws InterruptedException if the calling thread is interrupted; the games written so far stay
     */
    public void run(Path from, Path copy, TaskRunner runner, WorkListener report)
            throws IOException, InterruptedException {
        long games = count(from);
        try (GameReader reader = GameReader.open(from, variant)) {
            GameFileHeader played = reader.header();
            GameFileHeader header =
                    GameFileHeader.of(variant, nodes.orElse(played.nodes()), played.seed(), true, evaluation);
            try (GameWriter writer = new GameWriter(copy, header)) {
                skip(reader, from, copy, writer.games());
                AtomicLong next = new AtomicLong(writer.games());
                new GenerationRun(writer, games, runner, report)
                        .run(
                                new SelfPlayWork(header, evaluation, (position, game) -> {}),
                                () -> next(reader)
                                        .map(game -> new SelfPlayWork.SelfPlayTask(
                                                next.getAndIncrement(), Optional.of(game))));
            }
        }
    }

    private static Optional<TrainingGame> next(GameReader reader) {
        try {
            return reader.next();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private long count(Path file) throws IOException {
        long games = 0;
        try (GameReader reader = GameReader.open(file, variant)) {
            while (reader.next().isPresent()) {
                games++;
            }
        }
        return games;
    }

    /** Skips the games that the copy has, which must be the same. */
    private void skip(GameReader reader, Path from, Path copy, long games) throws IOException {
        try (GameReader done = GameReader.open(copy, variant)) {
            for (long i = 0; i < games; i++) {
                Optional<TrainingGame> game = reader.next();
                if (game.isEmpty()
                        || !Arrays.equals(moves(game.get()), moves(done.next().orElseThrow()))) {
                    throw new UserException(copy + " has different games from " + from);
                }
            }
        }
    }

    private static int[] moves(TrainingGame game) {
        return IntStream.range(0, game.plies()).map(game::move).toArray();
    }
}
