package parachute.tools.train.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import parachute.engine.eval.choice.Evaluation;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.progress.WorkListener;
import parachute.tools.train.data.GameFileHeader;
import parachute.tools.train.data.GameWriter;
import parachute.tools.work.TaskRunner;

/**
 * Generates a file of games. The games and their order depend only on the settings, not on the machine; an unfinished
 * file is continued.
 *
 * @param variant the variant of the games
 * @param nodes soft limit of nodes a move: a search finishes the iteration in which it reaches it
 * @param seed of the random openings
 * @param evaluation evaluates for both sides
 */
public record Generation(Variant variant, int nodes, long seed, Evaluation evaluation) {
    /**
     * Plays until the file has a number of games.
     *
     * @param runner plays them
     * @param report takes lines of progress, and the number of games
     * @throws IOException if the file cannot be read or written
     * @throws UserException if the file holds games with other settings, or anything else
     * @throws InterruptedException if the calling thread is interrupted; the games written so far stay
     */
    public void run(Path file, long games, TaskRunner runner, WorkListener report)
            throws IOException, InterruptedException {
        GameFileHeader header = GameFileHeader.of(variant, nodes, seed, false, evaluation);
        try (GameWriter writer = new GameWriter(file, header)) {
            GenerationRun run = new GenerationRun(writer, games, runner, report);
            AtomicLong next = new AtomicLong(writer.games());
            run.run(
                    new SelfPlayWork(header, evaluation, run::onPosition),
                    () -> Optional.of(next.getAndIncrement())
                            .filter(number -> number < games)
                            .map(number -> new SelfPlayWork.SelfPlayTask(number, Optional.empty())));
        }
    }
}
