package parachute.protocol.uci;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
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
import parachute.rules.board.Variant;
import parachute.rules.notation.VariantName;

/** The options of UCI: declared to the client, set by it, and passed on to the engine. */
final class UciOptions {
    /** How the protocol writes an empty text. */
    private static final String EMPTY = "<empty>";

    private final List<NamedOption> options;
    private Variant variant = Variant.DEFAULT;
    private boolean chess960;
    private boolean showsChances;

    /** Creates the options of an engine; {@code onVariant} is run when a variant is chosen, and starts a game of it. */
    UciOptions(Engine engine, Runnable onVariant) {
        Stream<NamedOption> ofEngine = Arrays.stream(EngineOption.values())
                .map(option -> new NamedOption(option.uciName(), option.kind(engine, Runnable::run)));
        Stream<NamedOption> ofProtocol = Arrays.stream(UciOption.values())
                .map(option -> new NamedOption(option.word(), kind(option, onVariant)));
        options = Stream.concat(ofEngine, ofProtocol).toList();
    }

    private OptionKind kind(UciOption option, Runnable onVariant) {
        return switch (option) {
            case PONDER, ANALYSE_MODE -> new CheckOption(false, value -> {});
            case SHOW_WDL -> new CheckOption(false, on -> showsChances = on);
            case VARIANT ->
                new ComboOption(
                        Arrays.stream(Variant.values()).map(Variant::uciName).toList(), name -> {
                            variant = Variant.parse(name);
                            onVariant.run();
                        });
            case CHESS960 -> new CheckOption(false, on -> chess960 = on);
        };
    }

    /** Returns the variant of the next positions. */
    Variant variant() {
        return variant;
    }

    /** Returns the variant of the next positions, with Chess960 distinguished from chess. */
    VariantName game() {
        return new VariantName(variant, chess960);
    }

    /**
     * Returns whether castling is written as king takes rook, and FEN with the files of the rooks, even in games from
     * the start position of chess.
     */
    boolean isChess960() {
        return chess960;
    }

    /** Returns whether scores are shown with the chances of win, draw and loss. */
    boolean showsChances() {
        return showsChances;
    }

    private static String declaration(NamedOption option) {
        return "option name " + option.name() + " type "
                + switch (option.kind()) {
                    case SpinOption spin ->
                        "spin default " + spin.value() + " min " + spin.min() + " max " + spin.max();
                    case CheckOption check -> "check default " + check.value();
                    case ComboOption combo ->
                        "combo default " + combo.words().getFirst() + " var " + String.join(" var ", combo.words());
                    case FileOption file -> "string default " + EMPTY;
                    case ButtonOption button -> "button";
                };
    }

    /** Returns the lines that declare the options. */
    List<String> declarations() {
        return options.stream().map(UciOptions::declaration).toList();
    }

    /**
     * Carries out {@code name NAME [value VALUE]}; names and values may contain spaces.
     *
     * @throws UserException if the option is unknown or the value is not valid
     */
    void set(UciWords words) {
        if (!words.take("name")) {
            throw new UserException("setoption: expected name, not " + UciWords.quote(words.next()));
        }
        String name = String.join(" ", words.until(Set.of("value")));
        words.take("value");
        String value = words.rest();
        NamedOption option = options.stream()
                .filter(candidate -> candidate.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new UserException(
                        name.equalsIgnoreCase(EngineOption.FORMER)
                                ? EngineOption.FORMER_IS_GONE
                                : "Unknown option: " + UciWords.quote(name)));
        try {
            option.kind().set(value.equals(EMPTY) ? "" : value);
        } catch (UserException e) {
            String expected = option.kind() instanceof FileOption file
                    ? "expected the file of a " + file.content() + " (" + e.getMessage() + ")"
                    : e.getMessage();
            throw new UserException("setoption " + option.name() + ": " + expected + ", not " + UciWords.quote(value));
        }
    }
}
