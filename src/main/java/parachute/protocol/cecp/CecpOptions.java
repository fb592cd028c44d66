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

/** The settings that the client may show to its user. Names are one word, because python-chess cuts them at blanks. */
final class CecpOptions {
    /** What the protocol sets by commands of their own, which have the names of the table. */
    private static final Set<EngineOption> COMMANDS = EnumSet.of(EngineOption.HASH, EngineOption.THREADS);

    private record Option(String name, Kind kind) {}

    private final List<Option> options;
    private boolean resign;

    /**
     * Options of an engine.
     *
     * @param change makes a change that no search may see, now or after the search
     * @param showEvaluation is run when the user presses its button
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

    /** The options as features declare them: {@code NAME -type default ..}. */
    List<String> declarations() {
        return options.stream()
                .filter(option ->
                        COMMANDS.stream().noneMatch(one -> one.xboardName().equals(option.name())))
                .map(option -> option.name() + " -" + type(option.kind()))
                .toList();
    }

    private static String type(Kind kind) {
        return switch (kind) {
            case Spin spin -> "spin " + spin.value() + " " + spin.least() + " " + spin.most();
            case Check check -> "check " + (check.value() ? 1 : 0);
            case Combo combo -> "combo *" + String.join(" /// ", combo.words());
            case FileName file -> "file ";
            case Button button -> "button";
        };
    }

    /**
     * Obeys {@code NAME} or {@code NAME=VALUE}. Blanks in a name do not count: settings saved by a client may have "Limit
     * Strength", as it was once declared.
     */
    void set(String argument) {
        int equals = argument.indexOf('=');
        String name = (equals < 0 ? argument : argument.substring(0, equals)).replace(" ", "");
        set(name, equals < 0 ? "" : argument.substring(equals + 1).strip());
    }

    /** Sets an option, or what a command of the same name sets. */
    void set(String name, String value) {
        Kind kind = options.stream()
                .filter(option -> option.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UserException("unknown option"))
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

    /** Whether lost games are given up. */
    boolean resign() {
        return resign;
    }
}
