package parachute.protocol.uci;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import parachute.engine.Engine;
import parachute.engine.EngineOption;
import parachute.engine.EngineOption.Check;
import parachute.engine.EngineOption.Combo;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.rules.notation.VariantName;

/** The options of UCI: declared to the client, set by it, and passed on to the engine. */
final class UciOptions {
    private final List<UciOption> options;
    private Variant variant = Variant.DEFAULT;
    private boolean chess960;
    private boolean showsChances;

    /** Creates the options of an engine; {@code onVariant} is run when a variant is chosen, and starts a game of it. */
    UciOptions(Engine engine, Runnable onVariant) {
        Stream<UciOption> ofEngine = Arrays.stream(EngineOption.values())
                .map(option -> new UciOption(option.uciName(), option.kind(engine, Runnable::run)));
        List<String> variants =
                Arrays.stream(Variant.values()).map(Variant::uciName).toList();
        Stream<UciOption> ofProtocol = Stream.of(
                // Declared so that clients offer pondering and analysis; each go says what to do.
                new UciOption("Ponder", new Check(false, value -> {})),
                new UciOption("UCI_AnalyseMode", new Check(false, value -> {})),
                new UciOption("UCI_ShowWDL", new Check(false, on -> showsChances = on)),
                new UciOption("UCI_Variant", new Combo(variants, name -> {
                    variant = Variant.parse(name);
                    onVariant.run();
                })),
                new UciOption("UCI_Chess960", new Check(false, on -> chess960 = on)));
        options = Stream.concat(ofEngine, ofProtocol).toList();
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

    /** Returns the lines that declare the options. */
    List<String> declarations() {
        return options.stream().map(UciOption::line).toList();
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
        UciOption option = options.stream()
                .filter(candidate -> candidate.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new UserException("Unknown option: " + UciWords.quote(name)));
        try {
            option.set(value);
        } catch (UserException e) {
            throw new UserException(
                    "setoption " + option.name() + ": " + e.getMessage() + ", not " + UciWords.quote(value));
        }
    }
}
