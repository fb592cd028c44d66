package parachute.tools.train.data;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.function.Function;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.choice.EvaluationList;
import parachute.rules.board.Variant;
import parachute.tools.work.Performer;
import parachute.tools.work.TextRecord;
import parachute.tools.work.TextRecordException;
import parachute.tools.work.Work;

/** The games of a file as tasks: each is determined by its number. */
final class SelfPlayWork implements Work<Long, TrainingGame> {
    private final GameFileHeader header;
    private final Function<Variant, Evaluator> evaluators;

    /** The games that a header describes; the maker of evaluators is asked for one for each thread. */
    SelfPlayWork(GameFileHeader header, Function<Variant, Evaluator> evaluators) {
        this.header = header;
        this.evaluators = evaluators;
    }

    /** Work that another machine describes. */
    static SelfPlayWork parse(TextRecord settings, EvaluationList evaluations) {
        GameFileHeader header = new GameFileHeader(
                Variant.parse(settings.get("variant")),
                settings.smallNumber("nodes"),
                settings.number("seed"),
                settings.smallNumber("evaluation"));
        return new SelfPlayWork(header, evaluations.get(header.variant(), header.evaluation()));
    }

    @Override
    public Performer<Long, TrainingGame> performer() {
        return new SelfPlay(header, evaluators)::play;
    }

    @Override
    public String kind() {
        return SelfPlayKind.NAME;
    }

    @Override
    public TextRecord settings() {
        return new TextRecord()
                .with("variant", header.variant().uciName())
                .with("nodes", header.nodes())
                .with("seed", header.seed())
                .with("evaluation", header.evaluation());
    }

    /** One game: whatever differs between two programs or their networks shows in its moves and scores. */
    @Override
    public TextRecord identity() {
        GameFileHeader small = new GameFileHeader(header.variant(), 100, 1, header.evaluation());
        TrainingGame game = new SelfPlay(small, evaluators).play(0);
        return new TextRecord().with("self-play", Base64.getEncoder().encodeToString(GameWriter.bytes(game)));
    }

    @Override
    public TextRecord taskText(Long number) {
        return new TextRecord().with("number", number);
    }

    @Override
    public Long parseTask(TextRecord text) {
        return text.number("number");
    }

    @Override
    public TextRecord resultText(TrainingGame game) {
        return new TextRecord().with("game", Base64.getEncoder().encodeToString(GameWriter.bytes(game)));
    }

    @Override
    public TrainingGame parseResult(Long number, TextRecord text) {
        try {
            byte[] bytes = Base64.getDecoder().decode(text.get("game"));
            return GameReader.read(
                    new DataInputStream(new ByteArrayInputStream(bytes)), header.variant(), GameFileException::new);
        } catch (IOException | IllegalArgumentException | GameFileException e) {
            throw new TextRecordException("no game of " + header.variant().uciName() + ": " + e.getMessage());
        }
    }
}
