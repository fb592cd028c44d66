package parachute.protocol.cecp;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import parachute.engine.Engine;
import parachute.engine.EngineOption;
import parachute.engine.EngineOption.ButtonOption;
import parachute.engine.EngineOption.CheckOption;
import parachute.engine.EngineOption.ComboOption;
import parachute.engine.EngineOption.FileOption;
import parachute.engine.EngineOption.NamedOption;
import parachute.engine.EngineOption.OptionKind;
import parachute.engine.EngineOption.SpinOption;
import parachute.io.UserException;

/** The settings that the client may show to its user. Names are one word, because python-chess cuts them at spaces. */
final class CecpOptions {
    /** The options that the protocol sets by commands, whose names are in the table. */
    private static final Set<EngineOption> COMMANDS = EnumSet.of(EngineOption.HASH, EngineOption.THREADS);

    private final List<NamedOption> options;
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
                                .map(option -> new NamedOption(option.xboardName(), option.kind(engine, change))),
                        Arrays.stream(CecpOption.values())
                                .map(option -> new NamedOption(option.word(), kind(option, showEvaluation))))
                .toList();
    }

    private OptionKind kind(CecpOption option, Runnable showEvaluation) {
        return switch (option) {
            case RESIGN -> new CheckOption(false, on -> resign = on);
            case EVAL -> new ButtonOption(showEvaluation);
        };
    }

    /** Returns the options as features declare them: {@code NAME -type default ..}. */
    List<String> declarations() {
        return options.stream()
                .filter(option ->
                        COMMANDS.stream().noneMatch(one -> one.xboardName().equals(option.name())))
                .map(option -> option.name() + " -" + type(option.kind()))
                .toList();
    }

    private static String type(OptionKind kind) {
        return switch (kind) {
            case SpinOption spin -> "spin " + spin.value() + " " + spin.min() + " " + spin.max();
            case CheckOption check -> "check " + (check.value() ? 1 : 0);
            case ComboOption combo -> "combo *" + String.join(" /// ", combo.words());
            case FileOption file -> "file ";
            case ButtonOption button -> "button";
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
        OptionKind kind = options.stream()
                .filter(option -> option.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UserException(
                        name.equals(EngineOption.FORMER) ? EngineOption.FORMER_IS_GONE : "unknown option"))
                .kind();
        try {
            kind.set(value);
        } catch (UserException e) {
            boolean hasReason = kind instanceof FileOption || kind instanceof ButtonOption;
            throw hasReason ? e : new UserException(CecpOutput.BAD_ARGUMENT);
        }
    }

    /** Returns whether to resign lost games. */
    boolean resign() {
        return resign;
    }
}
