package parachute.tools.puzzle;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationList;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;
import parachute.tools.analysis.AnalysisWork;
import parachute.tools.work.PositionSearches;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;
import parachute.tools.work.WorkJsonException;

/**
 * Games as tasks, and the puzzles in them as results.
 *
 * @param evaluation of the searches for puzzles
 * @param isStrict whether puzzles are left out in which other moves win as well
 */
public record PuzzleWork(Evaluation evaluation, boolean isStrict) implements Work<PuzzleWork.PuzzleTask, List<Puzzle>> {
    /** The kind of this work. */
    public static final String KIND = "puzzles make";

    /**
     * A game.
     *
     * @param number its place in the order of the input, from 0
     */
    record PuzzleTask(int number, PuzzleGame game) {}

    @Override
    public TaskExecutor<PuzzleTask, List<Puzzle>> executor() {
        PuzzleFinder finder = new PuzzleFinder(evaluation, isStrict);
        return task -> PositionSearches.run(task.game().name(), () -> finder.find(task.game()), finder::stop);
    }

    // ---- for other machines ---------------------------------------------------------------------------------------

    @Override
    public String kind() {
        return KIND;
    }

    private record PuzzleWorkSettings(String evaluation, boolean isStrict) {}

    @Override
    public String settings() {
        return WorkJson.write(new PuzzleWorkSettings(EvaluationList.checksums(evaluation), isStrict));
    }

    /**
     * Opens the work that another machine describes.
     *
     * @param settings JSON, as {@link #settings} writes it
     * @param evaluations those of this machine, for work that does not send its networks
     * @throws RuntimeException if this machine cannot do it; the message says what is missing
     */
    public static PuzzleWork open(String settings, EvaluationList evaluations) {
        PuzzleWorkSettings read = WorkJson.read(settings, PuzzleWorkSettings.class);
        return new PuzzleWork(evaluations.get(read.evaluation), read.isStrict);
    }

    @Override
    public Map<String, String> identity() throws InterruptedException {
        return AnalysisWork.signatures(evaluation);
    }

    private record TaskText(int number, String name, String variant, String fen, String moves, List<Integer> scores) {}

    @Override
    public String taskText(PuzzleTask task) {
        PuzzleGame game = task.game();
        String moves = game.moves().stream().map(CoordinateMove::format).collect(Collectors.joining(" "));
        return WorkJson.write(new TaskText(
                task.number(),
                game.name(),
                game.first().variant().uciName(),
                Fen.format(game.first()),
                moves,
                game.scores()));
    }

    @Override
    public PuzzleTask parseTask(String json) {
        TaskText text = WorkJson.read(json, TaskText.class);
        try {
            Position first = Fen.parse(text.fen, Variant.parse(text.variant));
            List<Integer> moves = MoveText.play(first.copy(), text.moves);
            return new PuzzleTask(text.number, new PuzzleGame(text.name, first, moves, text.scores));
        } catch (IllegalArgumentException e) {
            throw new WorkJsonException(String.valueOf(e.getMessage()));
        }
    }

    private record ResultText(List<String> puzzles) {}

    @Override
    public String resultText(List<Puzzle> puzzles) {
        return WorkJson.write(
                new ResultText(puzzles.stream().map(Puzzle::format).toList()));
    }

    @Override
    public List<Puzzle> parseResult(PuzzleTask task, String json) {
        try {
            return WorkJson.read(json, ResultText.class).puzzles.stream()
                    .map(Puzzle::parse)
                    .toList();
        } catch (IllegalArgumentException e) {
            throw new WorkJsonException(String.valueOf(e.getMessage()));
        }
    }
}
