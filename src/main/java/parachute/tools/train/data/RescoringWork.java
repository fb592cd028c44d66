package parachute.tools.train.data;

import java.util.Map;
import parachute.engine.eval.choice.EvaluationList;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;

/** The games of a file as tasks that give them new scores. */
final class RescoringWork implements Work<RescoringWork.Task, TrainingGame> {
    private final SelfPlaySettings settings;

    /**
     * A game of a file.
     *
     * @param number its place in the file, from 0
     */
    record Task(long number, TrainingGame game) {}

    private record TaskText(long number, String game) {}

    /** Creates the work of settings. */
    RescoringWork(SelfPlaySettings settings) {
        this.settings = settings;
    }

    /** Returns the work that another machine describes. */
    static RescoringWork parse(String settings, EvaluationList evaluations) {
        return new RescoringWork(SelfPlaySettings.parse(settings, evaluations));
    }

    @Override
    public TaskExecutor<Task, TrainingGame> executor() {
        SelfPlay player = new SelfPlay(settings.header(), settings.evaluation());
        return task -> player.rescored(task.game);
    }

    @Override
    public String kind() {
        return RescoringKind.NAME;
    }

    @Override
    public String settings() {
        return settings.text();
    }

    @Override
    public Map<String, String> identity() {
        return SelfPlayWork.identity(settings);
    }

    @Override
    public String taskText(Task task) {
        return WorkJson.write(new TaskText(task.number, SelfPlayWork.write(task.game)));
    }

    @Override
    public Task parseTask(String json) {
        TaskText text = WorkJson.read(json, TaskText.class);
        return new Task(
                text.number, SelfPlayWork.read(text.game, settings.header().variant()));
    }

    @Override
    public String resultText(TrainingGame game) {
        return SelfPlayWork.write(game);
    }

    @Override
    public TrainingGame parseResult(Task task, String json) {
        return SelfPlayWork.read(json, settings.header().variant());
    }
}
