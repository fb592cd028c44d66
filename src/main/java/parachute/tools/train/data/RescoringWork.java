package parachute.tools.train.data;

import java.util.Map;
import parachute.engine.eval.choice.EvaluationList;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;

/** The games of a file as tasks that give them new scores. */
public final class RescoringWork implements Work<RescoringWork.Task, TrainingGame> {
    /** The kind of this work. */
    public static final String KIND = "train rescore";

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

    /**
     * Opens the work that another machine describes.
     *
     * @param settings JSON, as {@link #settings} writes it
     * @param evaluations those of this machine, for work that does not send its networks
     * @throws RuntimeException if this machine cannot do it; the message says what is missing
     */
    public static RescoringWork open(String settings, EvaluationList evaluations) {
        return new RescoringWork(SelfPlaySettings.parse(settings, evaluations));
    }

    @Override
    public TaskExecutor<Task, TrainingGame> executor() {
        SelfPlay player = new SelfPlay(settings.header(), settings.evaluation());
        return task -> player.rescored(task.game);
    }

    @Override
    public String kind() {
        return KIND;
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
