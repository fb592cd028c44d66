package parachute.engine;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationKind;
import parachute.engine.eval.network.Network;
import parachute.engine.strength.Strength;

/**
 * The options of the engine that a client can set, in one table: what each is called in either protocol, what it does,
 * and by {@link #kind} its range and default. Front ends declare and read them in their protocol's form, and have only such
 * options of their own as the engine does not know.
 */
public enum EngineOption {
    /** Size of the transposition table. */
    HASH("Hash", "memory", "megabytes of the transposition table"),
    /** What there is to forget. */
    CLEAR_HASH("Clear Hash", "ClearHash", "forgets what earlier searches found"),
    /** Number of search threads. */
    THREADS("Threads", "cores", "search threads"),
    /** Number of best lines. */
    MULTI_PV("MultiPV", "MultiPV", "number of lines shown"),
    /** What a move loses on its way. */
    MOVE_OVERHEAD("Move Overhead", "MoveOverhead", "milliseconds kept back from every limit for lag"),
    /** The kind of evaluation. */
    EVALUATION("Evaluation", "Evaluation", "network or classical"),
    /** The file of a network. */
    EVAL_FILE("EvalFile", "EvalFile", "a network, instead of the built-in one of its variant"),
    /** Whether the book is used. */
    OWN_BOOK("OwnBook", "OwnBook", "plays from an opening book"),
    /** The file of a book. */
    BOOK_FILE("BookFile", "BookFile", "a Polyglot book, instead of the built-in ones"),
    /** Whether the strength is limited. */
    LIMIT_STRENGTH("UCI_LimitStrength", "LimitStrength", "plays weaker on purpose"),
    /** The strength if it is limited. */
    STRENGTH("UCI_Elo", "Strength", "the Elo to play at then"),
    /** Whether any legal move is played. */
    RANDOM_MOVES("RandomMoves", "RandomMoves", "plays any legal move");

    private static final int MOST_LINES = 500;
    private static final int MOST_OVERHEAD = 10_000;

    private final String uciName;
    private final String xboardName;
    private final String description;

    EngineOption(String uciName, String xboardName, String description) {
        this.uciName = uciName;
        this.xboardName = xboardName;
        this.description = description;
    }

    /** The name in UCI. */
    public String uciName() {
        return uciName;
    }

    /** The name in XBoard's protocol, one word: of an option, or of a command where the protocol has one for it. */
    public String xboardName() {
        return xboardName;
    }

    /** What it does, in a few words. */
    public String description() {
        return description;
    }

    /** Which values an option takes, the default first, and what is done with one. */
    public sealed interface Kind {}

    /**
     * A number.
     *
     * @param value the default
     * @param least a number below it becomes this one
     * @param most what is declared; {@code setter} may get more, and takes what is possible
     * @param setter takes a number of at least {@code least}
     */
    public record Spin(long value, long least, long most, LongConsumer setter) implements Kind {
        /** Sets any number. */
        public void set(long number) {
            setter.accept(Math.max(least, number));
        }
    }

    /**
     * Something that is on or off.
     *
     * @param value the default
     * @param setter turns it on or off
     */
    public record Check(boolean value, Consumer<Boolean> setter) implements Kind {}

    /**
     * One of some words.
     *
     * @param words in small letters, the default first
     * @param setter takes one of them
     */
    public record Combo(List<String> words, Consumer<String> setter) implements Kind {}

    /**
     * The name of a file, empty for none.
     *
     * @param content what is in such a file
     * @param setter throws a {@link parachute.io.UserException} if it is not there
     */
    public record FileName(String content, Consumer<String> setter) implements Kind {}

    /**
     * Something to do.
     *
     * @param action does it
     */
    public record Button(Runnable action) implements Kind {}

    /**
     * The kind of the option with the range and the default that it has now and here.
     *
     * @param change makes a change that no search may see: now, or when the search has ended
     */
    public Kind kind(Engine engine, Consumer<Runnable> change) {
        return switch (this) {
            case HASH -> {
                long most = HeapBudget.maxHash();
                yield new Spin(
                        Math.min(Engine.DEFAULT_HASH, most),
                        1,
                        most,
                        megabytes -> change.accept(() -> engine.setHash(megabytes)));
            }
            case CLEAR_HASH -> new Button(() -> change.accept(engine::clearHash));
            case THREADS ->
                new Spin(
                        1,
                        1,
                        HeapBudget.maxThreads(),
                        number -> change.accept(() -> engine.setThreads(upTo(Engine.MAX_THREADS, number))));
            case MULTI_PV -> new Spin(1, 1, MOST_LINES, lines -> engine.setMultiPv(upTo(MOST_LINES, lines)));
            case MOVE_OVERHEAD ->
                new Spin(
                        Engine.DEFAULT_MOVE_OVERHEAD,
                        0,
                        MOST_OVERHEAD,
                        milliseconds -> engine.setMoveOverhead(upTo(MOST_OVERHEAD, milliseconds)));
            case EVALUATION ->
                new Combo(
                        EvaluationKind.words(),
                        word -> EvaluationKind.parse(word)
                                .ifPresent(kind -> change.accept(() ->
                                        engine.setEvaluation(engine.evaluation().with(kind)))));
            case EVAL_FILE -> new FileName("network", file -> setNetwork(engine, change, file));
            case OWN_BOOK -> new Check(false, engine.book()::setOn);
            case BOOK_FILE -> new FileName("Polyglot book", engine.book()::setFile);
            case LIMIT_STRENGTH -> new Check(engine.strength().isOn(), engine.strength()::setOn);
            case STRENGTH ->
                new Spin(
                        engine.strength().strength().elo(),
                        Strength.MIN,
                        Strength.MAX,
                        elo -> engine.strength().setStrength(new Strength(upTo(Strength.MAX, elo))));
            case RANDOM_MOVES -> new Check(engine.strength().hasRandomMoves(), engine.strength()::setRandomMoves);
        };
    }

    private static int upTo(int most, long number) {
        return (int) Math.min(most, number);
    }

    /** Takes the network of a file for its variant, or without a file only the built-in ones. */
    private static void setNetwork(Engine engine, Consumer<Runnable> change, String file) {
        if (file.isEmpty()) {
            change.accept(() -> engine.setEvaluation(engine.evaluation().withoutFiles()));
        } else {
            Network network = Evaluation.read(file);
            change.accept(() -> engine.setEvaluation(engine.evaluation().with(network)));
        }
    }
}
