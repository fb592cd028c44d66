package parachute.tools.train.data;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ObjLongConsumer;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.choice.EvaluationList;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;
import parachute.tools.work.WorkJsonException;

/** The games of a file as tasks: each is determined by its number. */
final class SelfPlayWork implements Work<Long, TrainingGame> {
    private final GameFileHeader header;
    private final Function<Variant, Evaluator> evaluators;
    private final ObjLongConsumer<Position> listener;

    /** The games that a header describes; the maker of evaluators is asked for one for each thread. */
    SelfPlayWork(GameFileHeader header, Function<Variant, Evaluator> evaluators) {
        this(header, evaluators, (position, number) -> {});
    }

    /**
     * The same.
     *
     * @param listener takes the positions of the games that are played in this process, as {@link SelfPlay} tells them;
     *     called from several threads
     */
    SelfPlayWork(GameFileHeader header, Function<Variant, Evaluator> evaluators, ObjLongConsumer<Position> listener) {
        this.listener = listener;
        this.header = header;
        this.evaluators = evaluators;
    }

    /** Work that another machine describes. */
    static SelfPlayWork parse(String settings, EvaluationList evaluations) {
        GameFileHeader header = WorkJson.read(settings, GameFileHeader.class);
        return new SelfPlayWork(header, evaluations.get(header.variant(), header.evaluation()));
    }

    @Override
    public TaskExecutor<Long, TrainingGame> executor() {
        return new SelfPlay(header, evaluators, listener)::play;
    }

    @Override
    public String kind() {
        return SelfPlayKind.NAME;
    }

    @Override
    public String settings() {
        return WorkJson.write(header);
    }

    /** One game: whatever differs between two programs or their networks shows in its moves and scores. */
    @Override
    public Map<String, String> identity() {
        return identity(header, evaluators);
    }

    static Map<String, String> identity(GameFileHeader header, Function<Variant, Evaluator> evaluators) {
        GameFileHeader small = new GameFileHeader(header.variant(), 100, 1, header.evaluation());
        return Map.of("self-play", write(new SelfPlay(small, evaluators).play(0)));
    }

    @Override
    public String taskText(Long number) {
        return WorkJson.write(number);
    }

    @Override
    public Long parseTask(String json) {
        return WorkJson.read(json, Long.class);
    }

    /** The bytes of a file of games. */
    @Override
    public String resultText(TrainingGame game) {
        return write(game);
    }

    @Override
    public TrainingGame parseResult(Long number, String json) {
        return read(json, header.variant());
    }

    static String write(TrainingGame game) {
        return WorkJson.write(GameWriter.bytes(game));
    }

    /** A game that {@link #write} wrote. */
    static TrainingGame read(String json, Variant variant) {
        try {
            byte[] bytes = WorkJson.read(json, byte[].class);
            return GameReader.read(new DataInputStream(new ByteArrayInputStream(bytes)), variant, UserException::new);
        } catch (IOException | UserException e) {
            throw new WorkJsonException("no game of " + variant.uciName() + ": " + e.getMessage());
        }
    }
}
