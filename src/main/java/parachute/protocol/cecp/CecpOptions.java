package parachute.protocol.cecp;

import java.util.List;
import java.util.function.Consumer;
import parachute.engine.Engine;

/** The settings that the client may show to its user; names are one word, because python-chess cuts them there. */
final class CecpOptions {
    private static final int MOST_OVERHEAD = 10_000;
    private static final int MOST_LINES = 100;

    private record Option(String name, String type, Consumer<String> setter) {}

    private final List<Option> options;
    private int multiPv = 1;
    private boolean resign;

    /** Options of an engine; {@code clearHash} and {@code showEvaluation} are run when the user presses their buttons. */
    CecpOptions(Engine engine, Runnable clearHash, Runnable showEvaluation) {
        options = List.of(
                new Option(
                        "MoveOverhead",
                        "-spin " + Engine.DEFAULT_MOVE_OVERHEAD + " 0 " + MOST_OVERHEAD,
                        value -> engine.setMoveOverhead(Numbers.clamped(value, 0, MOST_OVERHEAD))),
                new Option(
                        "MultiPV", "-spin 1 1 " + MOST_LINES, value -> multiPv = Numbers.clamped(value, 1, MOST_LINES)),
                new Option("Resign", "-check 0", value -> resign = Numbers.clamped(value, 0, 1) == 1),
                new Option("ClearHash", "-button", value -> clearHash.run()),
                new Option("Eval", "-button", value -> showEvaluation.run()));
    }

    /** The options as features declare them: {@code NAME -type default ..}. */
    List<String> declarations() {
        return options.stream()
                .map(option -> option.name() + " " + option.type())
                .toList();
    }

    /** Obeys {@code NAME} or {@code NAME=VALUE}. */
    void set(String argument) {
        int equals = argument.indexOf('=');
        String name = (equals < 0 ? argument : argument.substring(0, equals)).strip();
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
