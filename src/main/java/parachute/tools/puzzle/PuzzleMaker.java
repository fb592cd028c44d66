package parachute.tools.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.engine.eval.choice.Evaluation;
import parachute.tools.work.TaskRunner;

/** Finds the puzzles of games and writes them to a file, in the order of the games. */
public final class PuzzleMaker {
    private final List<PuzzleGame> games;
    private final PuzzleOutput output;
    private final Listener listener;

    /** The puzzles of games that are searched, by number, while others before them are not. */
    private final Map<Integer, List<Puzzle>> waiting = new HashMap<>();

    /** The next game to be searched, and the next one to be written. */
    private int next;

    private int written;
    private int searched;

    /** Is notified of progress; called from several threads, one at a time. */
    @FunctionalInterface
    public interface Listener {
        /** Another game has been searched; takes the number of the searched games, and that of the puzzles. */
        void onGame(int searched, int puzzles);
    }

    /** A maker that goes on with what the output has. */
    public PuzzleMaker(List<PuzzleGame> games, PuzzleOutput output, Listener listener) {
        this.games = new ArrayList<>(games);
        this.output = output;
        this.listener = listener;
    }

    /**
     * Searches all games that the output does not have.
     *
     * @param runner does it; who that is makes no difference to the puzzles
     * @throws InterruptedException if the calling thread is interrupted; the puzzles written so far stay
     */
    public void run(Evaluation evaluation, TaskRunner runner) throws InterruptedException {
        next = output.prepare(games);
        written = next;
        searched = next;
        runner.run(new PuzzleWork(evaluation), this::nextTask, this::take);
    }

    private Optional<PuzzleWork.Task> nextTask() {
        return next == games.size() ? Optional.empty() : Optional.of(new PuzzleWork.Task(next, games.get(next++)));
    }

    private void take(PuzzleWork.Task task, List<Puzzle> puzzles) {
        waiting.put(task.number(), puzzles);
        for (List<Puzzle> ready = waiting.remove(written); ready != null; ready = waiting.remove(written)) {
            output.add(ready);
            written++;
        }
        searched++;
        listener.onGame(searched, output.puzzles().size());
    }
}
