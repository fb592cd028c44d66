package parachute.protocol.uci;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import parachute.engine.Engine;
import parachute.engine.HeapBudget;
import parachute.engine.book.BookException;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationException;
import parachute.engine.eval.choice.EvaluationKind;
import parachute.engine.strength.Strength;
import parachute.rules.board.Variant;

/** The options of UCI: declared for the client, set by it, and passed on to the engine. */
final class UciOptions {
    private static final int MOST_LINES = 500;
    private static final int MOST_OVERHEAD = 10_000;

    private final List<UciOption> options;
    private Variant variant = Variant.CHESS;
    private boolean chess960;
    private int multiPv = 1;
    private boolean showsChances;

    /** Options of an engine; {@code onVariant} is run when the variant was chosen, and starts a game of it. */
    UciOptions(Engine engine, Runnable onVariant) {
        long mostHash = HeapBudget.maxHash();
        List<String> variants =
                Arrays.stream(Variant.values()).map(Variant::uciName).toList();
        options = List.of(
                UciOption.size("Hash", Math.min(Engine.DEFAULT_HASH, mostHash), mostHash, engine::setHash),
                UciOption.button("Clear Hash", engine::clearHash),
                UciOption.spin("Threads", 1, 1, HeapBudget.maxThreads(), value -> engine.setThreads((int) value)),
                UciOption.spin("MultiPV", 1, 1, MOST_LINES, value -> multiPv = (int) value),
                // Declared so that clients offer pondering and analysis; what to do then comes with each go.
                UciOption.check("Ponder", false, value -> {}),
                UciOption.check("UCI_AnalyseMode", false, value -> {}),
                UciOption.spin(
                        "Move Overhead",
                        Engine.DEFAULT_MOVE_OVERHEAD,
                        0,
                        MOST_OVERHEAD,
                        value -> engine.setMoveOverhead((int) value)),
                UciOption.combo("Evaluation", EvaluationKind.words(), word -> setEvaluation(engine, word)),
                UciOption.file("EvalFile", file -> setEvaluationFile(engine, file)),
                UciOption.check("OwnBook", false, on -> engine.book().setOn(on)),
                UciOption.file("BookFile", file -> setBookFile(engine, file)),
                UciOption.check("UCI_ShowWDL", false, on -> showsChances = on),
                UciOption.check(
                        "UCI_LimitStrength",
                        engine.strength().isOn(),
                        on -> engine.strength().setOn(on)),
                UciOption.spin(
                        "UCI_Elo",
                        engine.strength().strength().elo(),
                        Strength.MIN,
                        Strength.MAX,
                        elo -> engine.strength().setStrength(new Strength((int) elo))),
                UciOption.combo("UCI_Variant", variants, name -> {
                    variant = Variant.parse(name);
                    onVariant.run();
                }),
                UciOption.check("UCI_Chess960", false, on -> chess960 = on));
    }

    private static void setEvaluation(Engine engine, String word) {
        EvaluationKind.parse(word)
                .ifPresent(kind -> engine.setEvaluation(engine.evaluation().with(kind)));
    }

    /** The network of a file for its variant, or without a file only the built-in ones. */
    private static void setEvaluationFile(Engine engine, String file) {
        Evaluation before = engine.evaluation();
        try {
            engine.setEvaluation(file.isEmpty() ? before.withoutFiles() : before.withFile(file));
        } catch (EvaluationException e) {
            throw new UciException("expected the file of a network (" + e.getMessage() + ")");
        }
    }

    /** The book of a file, or without a file the built-in ones. */
    private static void setBookFile(Engine engine, String file) {
        try {
            engine.book().setFile(file);
        } catch (BookException e) {
            throw new UciException("expected the file of a Polyglot book (" + e.getMessage() + ")");
        }
    }

    /** The variant of the positions to come. */
    Variant variant() {
        return variant;
    }

    /** Whether castling is written king takes rook, and FEN with the files of the rooks, also in games from chess' start. */
    boolean isChess960() {
        return chess960;
    }

    /** Number of best lines to show. */
    int multiPv() {
        return multiPv;
    }

    /** Whether scores are shown with the chances to win, draw and lose. */
    boolean showsChances() {
        return showsChances;
    }

    /** The lines that declare the options. */
    List<String> declarations() {
        return options.stream().map(UciOption::line).toList();
    }

    /**
     * Carries out {@code name NAME [value VALUE]}; names and values may contain blanks.
     *
     * @throws UciException if there is no such option or the value does not fit it
     */
    void set(UciWords words) {
        if (!words.take("name")) {
            throw new UciException("setoption: expected name, not " + UciWords.quote(words.next()));
        }
        String name = String.join(" ", words.until(Set.of("value")));
        words.take("value");
        String value = words.rest();
        UciOption option = options.stream()
                .filter(candidate -> candidate.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new UciException("Unknown option: " + UciWords.quote(name)));
        try {
            option.setter().accept(value);
        } catch (UciException e) {
            throw new UciException(
                    "setoption " + option.name() + ": " + e.getMessage() + ", not " + UciWords.quote(value));
        }
    }
}
