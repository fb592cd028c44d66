package parachute.tools.train.data;

import java.util.Map;
import java.util.function.Function;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.choice.EvaluationList;
import parachute.rules.board.Variant;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;

/** The games of a file as tasks, which get the scores of other searches. */
final class RescoringWork implements Work<RescoringWork.Task, TrainingGame> {
    private final GameFileHeader header;
    private final Function<Variant, Evaluator> evaluators;

    /**
     * A game of a file.
     *
     * @param number its place in the file, from 0
     */
    record Task(long number, TrainingGame game) {}

    private record TaskText(long number, String game) {}

    /** The searches that a header describes; the maker of evaluators is asked for one for each thread. */
    RescoringWork(GameFileHeader header, Function<Variant, Evaluator> evaluators) {
        this.header = header;
        this.evaluators = evaluators;
    }

    /** Work that another machine describes. */
    static RescoringWork parse(String settings, EvaluationList evaluations) {
        GameFileHeader header = WorkJson.read(settings, GameFileHeader.class);
        return new RescoringWork(header, evaluations.get(header.variant(), header.evaluation()));
    }

    @Override
    public TaskExecutor<Task, TrainingGame> executor() {
        SelfPlay player = new SelfPlay(header, evaluators);
        return task -> player.rescored(task.game);
    }

    @Override
    public String kind() {
        return RescoringKind.NAME;
    }

    @Override
    public String settings() {
        return WorkJson.write(header);
    }

    @Override
    public Map<String, String> identity() {
        return SelfPlayWork.identity(header, evaluators);
    }

    @Override
    public String taskText(Task task) {
        return WorkJson.write(new TaskText(task.number, SelfPlayWork.write(task.game)));
    }

    @Override
    public Task parseTask(String json) {
        TaskText text = WorkJson.read(json, TaskText.class);
        return new Task(text.number, SelfPlayWork.read(text.game, header.variant()));
    }

    @Override
    public String resultText(TrainingGame game) {
        return SelfPlayWork.write(game);
    }

    @Override
    public TrainingGame parseResult(Task task, String json) {
        return SelfPlayWork.read(json, header.variant());
    }
}
