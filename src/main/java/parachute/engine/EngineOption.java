package parachute.engine;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.network.Network;
import parachute.engine.strength.Strength;
import parachute.io.UserException;

/**
 * The options of the engine that a client can set, in one table: their names in either protocol, a description, and by
 * {@link #kind} range and default. Front ends declare and read them in their protocol's form, and add only options that
 * the engine does not know.
 */
public enum EngineOption {
    /** Size of the transposition table. */
    HASH("Hash", "memory", "megabytes of the transposition table"),
    /** Clears what earlier searches stored. */
    CLEAR_HASH("Clear Hash", "ClearHash", "forgets what earlier searches found"),
    /** Number of search threads. */
    THREADS("Threads", "cores", "search threads"),
    /** Number of best lines. */
    MULTI_PV("MultiPV", "MultiPV", "number of lines shown"),
    /** The time lost in sending a move. */
    MOVE_OVERHEAD("Move Overhead", "MoveOverhead", "milliseconds that a move loses by lag"),
    /** The file of a network. */
    EVAL_FILE("EvalFile", "EvalFile", "a network to use instead of the built-in one"),
    /** Whether the book is used. */
    OWN_BOOK("OwnBook", "OwnBook", "plays from an opening book"),
    /** The file of a book. */
    BOOK_FILE("BookFile", "BookFile", "a Polyglot book to use instead of the built-in ones"),
    /** Whether the strength is limited. */
    LIMIT_STRENGTH("UCI_LimitStrength", "LimitStrength", "plays weaker on purpose"),
    /** The strength if it is limited. */
    STRENGTH("UCI_Elo", "Strength", "the Elo to play at if limited"),
    /** Whether any legal move is played. */
    RANDOM_MOVES("RandomMoves", "RandomMoves", "plays any legal move");

    /** An option of earlier versions in both protocols, which clients have stored, and what is said about it. */
    public static final String FORMER = "Evaluation",
            FORMER_IS_GONE = "the network evaluates all positions: there is no other evaluation any more";

    private static final int MAX_LINES = 500;
    private static final int MAX_OVERHEAD = 10_000;

    private final String uciName;
    private final String xboardName;
    private final String description;

    EngineOption(String uciName, String xboardName, String description) {
        this.uciName = uciName;
        this.xboardName = xboardName;
        this.description = description;
    }

    /** Returns the name in UCI. */
    public String uciName() {
        return uciName;
    }

    /** Returns the name in XBoard's protocol, one word: that of an option, or of a command if the protocol has one. */
    public String xboardName() {
        return xboardName;
    }

    /** Returns a short description of its effect. */
    public String description() {
        return description;
    }

    /** The type of an option: its default and range, and what setting it does. */
    public sealed interface OptionKind {
        /**
         * Sets the option to a value as a client sends it: a number, {@code true} and {@code false} or 1 and 0, a word in
         * any case, the name of a file, or nothing for a button.
         *
         * @throws UserException if the option cannot have that value; the message says what was expected, or, of a file
         *     or a button, why not
         */
        default void set(String text) {
            switch (this) {
                case SpinOption spin -> spin.set(spin.number(text));
                case CheckOption check -> check.setter().accept(CheckOption.isOn(text));
                case ComboOption combo -> {
                    String word = text.toLowerCase(Locale.ROOT);
                    if (!combo.words().contains(word)) {
                        throw new UserException("expected one of " + String.join(", ", combo.words()));
                    }
                    combo.setter().accept(word);
                }
                case FileOption file -> file.setter().accept(text);
                case ButtonOption button -> button.action().run();
            }
        }
    }

    /**
     * An option under the name that a client uses.
     *
     * @param name the name
     * @param kind its type
     */
    public record NamedOption(String name, OptionKind kind) {}

    /**
     * A number.
     *
     * @param value the default
     * @param min smaller numbers are raised to this
     * @param max the declared maximum; {@code setter} also accepts more and sets what is possible
     * @param setter sets a number of at least {@code min}
     */
    public record SpinOption(long value, long min, long max, LongConsumer setter) implements OptionKind {
        private void set(long number) {
            setter.accept(Math.max(min, number));
        }

        /** Returns the number of a text, without its fraction and clamped to the range of a long. */
        private long number(String text) {
            try {
                double value = Double.parseDouble(text);
                if (!Double.isNaN(value)) {
                    return (long) value;
                }
            } catch (NumberFormatException e) {
                // The same as for NaN.
            }
            throw new UserException("expected a number from " + min + " to " + max);
        }
    }

    /**
     * An option that is on or off.
     *
     * @param value the default
     * @param setter turns it on or off
     */
    public record CheckOption(boolean value, Consumer<Boolean> setter) implements OptionKind {
        private static boolean isOn(String text) {
            return switch (text.toLowerCase(Locale.ROOT)) {
                case "true", "1" -> true;
                case "false", "0" -> false;
                default -> throw new UserException("expected true or false");
            };
        }
    }

    /**
     * One of several words.
     *
     * @param words in lower case, the default first
     * @param setter sets one of them
     */
    public record ComboOption(List<String> words, Consumer<String> setter) implements OptionKind {}

    /**
     * The name of a file, empty for none.
     *
     * @param content the content of such a file
     * @param setter throws a {@link UserException} if the file is not there
     */
    public record FileOption(String content, Consumer<String> setter) implements OptionKind {}

    /**
     * An action.
     *
     * @param action performs it
     */
    public record ButtonOption(Runnable action) implements OptionKind {}

    /**
     * Returns the type of the option, with the current default and the range on this machine.
     *
     * @param change runs a change that must not affect a running search: now, or when the search has ended
     */
    public OptionKind kind(Engine engine, Consumer<Runnable> change) {
        return switch (this) {
            case HASH -> {
                long max = HeapBudget.maxHash();
                yield new SpinOption(
                        Math.min(Engine.DEFAULT_HASH, max),
                        1,
                        max,
                        megabytes -> change.accept(() -> engine.setHash(megabytes)));
            }
            case CLEAR_HASH -> new ButtonOption(() -> change.accept(engine::clearHash));
            case THREADS ->
                new SpinOption(
                        1,
                        1,
                        HeapBudget.maxThreads(),
                        number -> change.accept(() -> engine.setThreads(upTo(Engine.MAX_THREADS, number))));
            case MULTI_PV -> new SpinOption(1, 1, MAX_LINES, lines -> engine.setMultiPv(upTo(MAX_LINES, lines)));
            case MOVE_OVERHEAD ->
                new SpinOption(
                        Engine.DEFAULT_MOVE_OVERHEAD,
                        0,
                        MAX_OVERHEAD,
                        milliseconds -> engine.setMoveOverhead(upTo(MAX_OVERHEAD, milliseconds)));
            case EVAL_FILE -> new FileOption("network", file -> setNetwork(engine, change, file));
            case OWN_BOOK -> new CheckOption(false, engine.book()::setOn);
            case BOOK_FILE -> new FileOption("Polyglot book", engine.book()::setFile);
            case LIMIT_STRENGTH -> new CheckOption(engine.strength().isOn(), engine.strength()::setOn);
            case STRENGTH ->
                new SpinOption(
                        engine.strength().strength().elo(),
                        Strength.MIN,
                        Strength.MAX,
                        elo -> engine.strength().setStrength(new Strength(upTo(Strength.MAX, elo))));
            case RANDOM_MOVES -> new CheckOption(engine.strength().hasRandomMoves(), engine.strength()::setRandomMoves);
        };
    }

    private static int upTo(int max, long number) {
        return (int) Math.min(max, number);
    }

    /** Uses the network of a file for its variant, or only the built-in ones if the name is empty. */
    private static void setNetwork(Engine engine, Consumer<Runnable> change, String file) {
        if (file.isEmpty()) {
            change.accept(() -> engine.setEvaluation(Evaluation.DEFAULT));
        } else {
            Network network = Evaluation.read(file);
            change.accept(() -> engine.setEvaluation(engine.evaluation().with(network)));
        }
    }
}
