package parachute.tools.train.play;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.function.ObjLongConsumer;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationList;
import parachute.engine.eval.choice.EvaluationText;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.tools.train.data.GameFileHeader;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.GameWriter;
import parachute.tools.train.data.TrainingGame;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;
import parachute.tools.work.WorkJsonException;

/**
 * The games of a file as tasks: played, each determined by its number, or given new scores.
 *
 * @param header the header of the file
 * @param evaluation the evaluation with the checksum of the header
 * @param listener takes the positions of the games that are played in this process, as reported by {@link SelfPlay};
 *     called from several threads
 */
public record SelfPlayWork(GameFileHeader header, Evaluation evaluation, ObjLongConsumer<Position> listener)
        implements Work<SelfPlayWork.SelfPlayTask, TrainingGame> {
    /** The kind of this work if games are played. */
    public static final String KIND = "train play";

    /** The kind of this work if games are rescored. */
    public static final String RESCORING_KIND = "train rescore";

    /**
     * A game of the file.
     *
     * @param number its place in the file, from 0
     * @param played the game to be rescored; empty for one to be played
     */
    record SelfPlayTask(long number, Optional<TrainingGame> played) {}

    /** The settings as machines send them to each other. */
    private record SelfPlayText(Variant variant, int nodes, long seed, boolean rescored, EvaluationText evaluation) {}

    /**
     * Opens the work that another machine describes.
     *
     * @param settings JSON, as {@link #settings} writes it
     * @param evaluations those of this machine, for work that does not send its networks
     * @throws RuntimeException if this machine cannot do it; the message says what is missing
     */
    public static SelfPlayWork open(String settings, EvaluationList evaluations) {
        SelfPlayText text = WorkJson.read(settings, SelfPlayText.class);
        Evaluation evaluation = text.evaluation.evaluation(text.variant, evaluations);
        return new SelfPlayWork(
                GameFileHeader.of(text.variant, text.nodes, text.seed, text.rescored, evaluation),
                evaluation,
                (position, game) -> {});
    }

    @Override
    public TaskExecutor<SelfPlayTask, TrainingGame> executor() {
        SelfPlay player = new SelfPlay(header, evaluation, listener);
        return task -> task.played().map(player::rescored).orElseGet(() -> player.play(task.number()));
    }

    @Override
    public String kind() {
        return header.rescored() ? RESCORING_KIND : KIND;
    }

    @Override
    public String settings() {
        return WorkJson.write(new SelfPlayText(
                header.variant(),
                header.nodes(),
                header.seed(),
                header.rescored(),
                EvaluationText.of(evaluation, header.variant())));
    }

    /** Returns one game, whose moves and scores show any difference between two programs or their networks. */
    @Override
    public Map<String, String> identity() {
        GameFileHeader small = new GameFileHeader(header.variant(), 100, 1, header.evaluation());
        return Map.of("self-play", resultText(new SelfPlay(small, evaluation, (position, game) -> {}).play(0)));
    }

    private record RescoringText(long number, String game) {}

    /** Returns the number of a game to be played; with the game if it is to be rescored. */
    @Override
    public String taskText(SelfPlayTask task) {
        return task.played()
                .map(game -> WorkJson.write(new RescoringText(task.number(), resultText(game))))
                .orElseGet(() -> WorkJson.write(task.number()));
    }

    @Override
    public SelfPlayTask parseTask(String json) {
        if (!header.rescored()) {
            return new SelfPlayTask(WorkJson.read(json, Long.class), Optional.empty());
        }
        RescoringText text = WorkJson.read(json, RescoringText.class);
        return new SelfPlayTask(text.number, Optional.of(game(text.game)));
    }

    /** Returns the bytes of a file of games. */
    @Override
    public String resultText(TrainingGame game) {
        return WorkJson.write(GameWriter.bytes(game));
    }

    @Override
    public TrainingGame parseResult(SelfPlayTask task, String json) {
        return game(json);
    }

    private TrainingGame game(String json) {
        Variant variant = header.variant();
        try {
            byte[] bytes = WorkJson.read(json, byte[].class);
            return GameReader.read(new DataInputStream(new ByteArrayInputStream(bytes)), variant, UserException::new);
        } catch (IOException | UserException e) {
            throw new WorkJsonException("not a game of " + variant.uciName() + ": " + e.getMessage());
        }
    }
}
