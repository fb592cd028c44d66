package parachute.tools.train.data;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Map;
import java.util.function.ObjLongConsumer;
import parachute.engine.eval.choice.EvaluationList;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;
import parachute.tools.work.WorkJsonException;

/** The games of a file as tasks, each determined by its number. */
public final class SelfPlayWork implements Work<Long, TrainingGame> {
    /** The kind of this work. */
    public static final String KIND = "train play";

    private final SelfPlaySettings settings;
    private final ObjLongConsumer<Position> listener;

    /** Creates the work of settings. */
    SelfPlayWork(SelfPlaySettings settings) {
        this(settings, (position, number) -> {});
    }

    /**
     * Creates the same with a listener.
     *
     * @param listener takes the positions of the games that are played in this process, as reported by
     *     {@link SelfPlay}; called from several threads
     */
    SelfPlayWork(SelfPlaySettings settings, ObjLongConsumer<Position> listener) {
        this.settings = settings;
        this.listener = listener;
    }

    /**
     * Opens the work that another machine describes.
     *
     * @param settings JSON, as {@link #settings} writes it
     * @param evaluations those of this machine, for work that does not send its networks
     * @throws RuntimeException if this machine cannot do it; the message says what is missing
     */
    public static SelfPlayWork open(String settings, EvaluationList evaluations) {
        return new SelfPlayWork(SelfPlaySettings.parse(settings, evaluations));
    }

    @Override
    public TaskExecutor<Long, TrainingGame> executor() {
        return new SelfPlay(settings.header(), settings.evaluation(), listener)::play;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String settings() {
        return settings.text();
    }

    /** Returns one game, whose moves and scores show any difference between two programs or their networks. */
    @Override
    public Map<String, String> identity() {
        return identity(settings);
    }

    static Map<String, String> identity(SelfPlaySettings settings) {
        GameFileHeader header = settings.header();
        GameFileHeader small = new GameFileHeader(header.variant(), 100, 1, header.evaluation());
        return Map.of("self-play", write(new SelfPlay(small, settings.evaluation()).play(0)));
    }

    @Override
    public String taskText(Long number) {
        return WorkJson.write(number);
    }

    @Override
    public Long parseTask(String json) {
        return WorkJson.read(json, Long.class);
    }

    /** Returns the bytes of a file of games. */
    @Override
    public String resultText(TrainingGame game) {
        return write(game);
    }

    @Override
    public TrainingGame parseResult(Long number, String json) {
        return read(json, settings.header().variant());
    }

    static String write(TrainingGame game) {
        return WorkJson.write(GameWriter.bytes(game));
    }

    /** Reads a game written by {@link #write}. */
    static TrainingGame read(String json, Variant variant) {
        try {
            byte[] bytes = WorkJson.read(json, byte[].class);
            return GameReader.read(new DataInputStream(new ByteArrayInputStream(bytes)), variant, UserException::new);
        } catch (IOException | UserException e) {
            throw new WorkJsonException("not a game of " + variant.uciName() + ": " + e.getMessage());
        }
    }
}
