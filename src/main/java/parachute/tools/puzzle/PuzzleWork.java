package parachute.tools.puzzle;

import java.util.Arrays;
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
import parachute.tools.tactics.OwnJudge;
import parachute.tools.work.SearchThreads;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;
import parachute.tools.work.WorkJsonException;

/** Games as tasks, and the puzzles in them as results. */
public final class PuzzleWork implements Work<PuzzleWork.Task, List<Puzzle>> {
    /** The kind of this work. */
    public static final String KIND = "puzzles make";

    /** Nodes of the searches that tell versions of the program apart. */
    private static final long IDENTITY_NODES = 2_000;

    private final Evaluation evaluation;

    /** The search for puzzles with an evaluation. */
    PuzzleWork(Evaluation evaluation) {
        this.evaluation = evaluation;
    }

    /**
     * A game.
     *
     * @param number its place in the order of the input, from 0
     */
    record Task(int number, PuzzleGame game) {}

    @Override
    public TaskExecutor<Task, List<Puzzle>> executor() {
        PuzzleFinder finder = new PuzzleFinder(evaluation);
        return task -> SearchThreads.run(task.game().name(), () -> finder.find(task.game()), finder::stop);
    }

    // ---- for other machines ---------------------------------------------------------------------------------------

    @Override
    public String kind() {
        return KIND;
    }

    private record Settings(String evaluation) {}

    @Override
    public String settings() {
        return WorkJson.write(new Settings(EvaluationList.checksums(evaluation)));
    }

    /**
     * Opens the work that another machine describes.
     *
     * @param settings JSON, as {@link #settings} writes it
     * @param evaluations those of this machine, for work that does not send its networks
     * @throws RuntimeException if this machine cannot do it; the message says what is missing
     */
    public static PuzzleWork open(String settings, EvaluationList evaluations) {
        return new PuzzleWork(evaluations.get(WorkJson.read(settings, Settings.class).evaluation));
    }

    /** A small search of each variant: whatever differs between two programs or their networks shows in its result. */
    @Override
    public Map<String, String> identity() {
        OwnJudge judge = new OwnJudge(evaluation, 1);
        return Arrays.stream(Variant.values())
                .collect(Collectors.toMap(
                        variant -> "the search of " + variant.uciName(),
                        variant -> judge.judge(Position.start(variant), 2, IDENTITY_NODES)
                                .toString()));
    }

    private record TaskText(int number, String name, String variant, String fen, String moves, List<Integer> scores) {}

    @Override
    public String taskText(Task task) {
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
    public Task parseTask(String json) {
        TaskText text = WorkJson.read(json, TaskText.class);
        try {
            Position first = Fen.parse(text.fen, Variant.parse(text.variant));
            List<Integer> moves = MoveText.play(first.copy(), text.moves);
            return new Task(text.number, new PuzzleGame(text.name, first, moves, text.scores));
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
    public List<Puzzle> parseResult(Task task, String json) {
        try {
            return WorkJson.read(json, ResultText.class).puzzles.stream()
                    .map(Puzzle::parse)
                    .toList();
        } catch (IllegalArgumentException e) {
            throw new WorkJsonException(String.valueOf(e.getMessage()));
        }
    }
}
