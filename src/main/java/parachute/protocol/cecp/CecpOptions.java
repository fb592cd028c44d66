package parachute.protocol.cecp;

import java.util.List;
import java.util.function.Consumer;
import parachute.engine.Engine;
import parachute.engine.book.BookException;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationException;
import parachute.engine.eval.choice.EvaluationKind;
import parachute.engine.eval.network.Network;
import parachute.engine.strength.Strength;

/** The settings that the client may show to its user. Names are one word, because python-chess cuts them at blanks. */
final class CecpOptions {
    private static final int MOST_OVERHEAD = 10_000;
    private static final int MOST_LINES = 100;

    private record Option(String name, String type, Consumer<String> setter) {}

    private final Engine engine;
    private final Consumer<Runnable> change;
    private final List<Option> options;
    private int multiPv = 1;
    private boolean resign;

    /**
     * Options of an engine.
     *
     * @param change makes a change that no search may see, now or after the search
     * @param showEvaluation is run when the user presses its button
     */
    CecpOptions(Engine engine, Consumer<Runnable> change, Runnable showEvaluation) {
        this.engine = engine;
        this.change = change;
        options = List.of(
                new Option(
                        "MoveOverhead",
                        "-spin " + Engine.DEFAULT_MOVE_OVERHEAD + " 0 " + MOST_OVERHEAD,
                        value -> engine.setMoveOverhead(Numbers.clamped(value, 0, MOST_OVERHEAD))),
                new Option(
                        "MultiPV", "-spin 1 1 " + MOST_LINES, value -> multiPv = Numbers.clamped(value, 1, MOST_LINES)),
                new Option("Resign", "-check 0", value -> resign = Numbers.clamped(value, 0, 1) == 1),
                new Option(
                        "Evaluation", "-combo *" + String.join(" /// ", EvaluationKind.words()), this::setEvaluation),
                new Option("EvalFile", "-file ", this::setEvaluationFile),
                new Option("OwnBook", "-check 0", value -> engine.book().setOn(Numbers.clamped(value, 0, 1) == 1)),
                new Option("BookFile", "-file ", this::setBookFile),
                new Option(
                        "LimitStrength",
                        "-check " + (engine.strength().isOn() ? 1 : 0),
                        value -> engine.strength().setOn(Numbers.clamped(value, 0, 1) == 1)),
                new Option(
                        "Strength",
                        "-spin " + engine.strength().strength().elo() + " " + Strength.MIN + " " + Strength.MAX,
                        value -> engine.strength()
                                .setStrength(new Strength(Numbers.clamped(value, Strength.MIN, Strength.MAX)))),
                new Option("ClearHash", "-button", value -> change.accept(engine::clearHash)),
                new Option("Eval", "-button", value -> showEvaluation.run()));
    }

    private void setEvaluation(String word) {
        EvaluationKind kind =
                EvaluationKind.parse(word).orElseThrow(() -> new CommandException(CommandException.BAD_ARGUMENT));
        change.accept(() -> engine.setEvaluation(engine.evaluation().with(kind)));
    }

    /** The network of a file for its variant, or without a file only the built-in ones. */
    private void setEvaluationFile(String file) {
        if (file.isEmpty()) {
            change.accept(() -> engine.setEvaluation(engine.evaluation().withoutFiles()));
            return;
        }
        try {
            Network network = Evaluation.read(file);
            change.accept(() -> engine.setEvaluation(engine.evaluation().with(network)));
        } catch (EvaluationException e) {
            throw new CommandException(e.getMessage());
        }
    }

    /** The book of a file, or without a file the built-in ones. */
    private void setBookFile(String file) {
        try {
            engine.book().setFile(file);
        } catch (BookException e) {
            throw new CommandException(e.getMessage());
        }
    }

    /** The options as features declare them: {@code NAME -type default ..}. */
    List<String> declarations() {
        return options.stream()
                .map(option -> option.name() + " " + option.type())
                .toList();
    }

    /**
     * Obeys {@code NAME} or {@code NAME=VALUE}. Blanks in a name do not count: settings saved by a client may have "Limit
     * Strength", as it was once declared.
     */
    void set(String argument) {
        int equals = argument.indexOf('=');
        String name = (equals < 0 ? argument : argument.substring(0, equals)).replace(" ", "");
        String value = equals < 0 ? "" : argument.substring(equals + 1).strip();
        Option option = options.stream()
                .filter(candidate -> candidate.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new CommandException("unknown option"));
        option.setter().accept(value);
    }

    /** Number of best lines to show. */
    int multiPv() {
        return multiPv;
    }

    /** Whether lost games are given up. */
    boolean resign() {
        return resign;
    }
}
