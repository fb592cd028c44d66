package parachute.protocol.cecp;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import parachute.engine.Engine;
import parachute.engine.EngineOption;
import parachute.engine.EngineOption.Button;
import parachute.engine.EngineOption.Check;
import parachute.engine.EngineOption.Combo;
import parachute.engine.EngineOption.FileName;
import parachute.engine.EngineOption.Kind;
import parachute.engine.EngineOption.Spin;
import parachute.io.UserException;

/** The settings that the client may show to its user. Names are one word, because python-chess cuts them at spaces. */
final class CecpOptions {
    /** The options that the protocol sets by commands, whose names are in the table. */
    private static final Set<EngineOption> COMMANDS = EnumSet.of(EngineOption.HASH, EngineOption.THREADS);

    private record Option(String name, Kind kind) {}

    private final List<Option> options;
    private boolean resign;

    /**
     * Creates the options of an engine.
     *
     * @param change runs a change that must not affect a running search, now or after it
     * @param showEvaluation called when the user presses its button
     */
    CecpOptions(Engine engine, Consumer<Runnable> change, Runnable showEvaluation) {
        options = Stream.concat(
                        Arrays.stream(EngineOption.values())
                                .map(option -> new Option(option.xboardName(), option.kind(engine, change))),
                        Stream.of(
                                new Option("Resign", new Check(false, on -> resign = on)),
                                new Option("Eval", new Button(showEvaluation))))
                .toList();
    }

    /** Returns the options as features declare them: {@code NAME -type default ..}. */
    List<String> declarations() {
        return options.stream()
                .filter(option ->
                        COMMANDS.stream().noneMatch(one -> one.xboardName().equals(option.name())))
                .map(option -> option.name() + " -" + type(option.kind()))
                .toList();
    }

    private static String type(Kind kind) {
        return switch (kind) {
            case Spin spin -> "spin " + spin.value() + " " + spin.min() + " " + spin.max();
            case Check check -> "check " + (check.value() ? 1 : 0);
            case Combo combo -> "combo *" + String.join(" /// ", combo.words());
            case FileName file -> "file ";
            case Button button -> "button";
        };
    }

    /**
     * Carries out {@code NAME} or {@code NAME=VALUE}. Spaces in a name are ignored: settings saved by a client may
     * contain "Limit Strength", an earlier name.
     */
    void set(String argument) {
        int equals = argument.indexOf('=');
        String name = (equals < 0 ? argument : argument.substring(0, equals)).replace(" ", "");
        set(name, equals < 0 ? "" : argument.substring(equals + 1).strip());
    }

    /** Sets an option, also one with its own command. */
    void set(String name, String value) {
        Kind kind = options.stream()
                .filter(option -> option.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UserException(
                        name.equals(EngineOption.FORMER) ? EngineOption.FORMER_IS_GONE : "unknown option"))
                .kind();
        switch (kind) {
            case Spin spin -> spin.set(Numbers.whole(value));
            case Check check -> check.setter().accept(Numbers.whole(value) > 0);
            case Combo combo -> {
                String word = value.toLowerCase(Locale.ROOT);
                if (!combo.words().contains(word)) {
                    throw new UserException(CecpOutput.BAD_ARGUMENT);
                }
                combo.setter().accept(word);
            }
            case FileName file -> file.setter().accept(value);
            case Button button -> button.action().run();
        }
    }

    /** Returns whether to resign lost games. */
    boolean resign() {
        return resign;
    }
}
