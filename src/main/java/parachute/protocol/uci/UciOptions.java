package parachute.protocol.uci;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
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
import parachute.rules.board.Variant;
import parachute.rules.notation.VariantName;

/** The options of UCI: declared to the client, set by it, and passed on to the engine. */
final class UciOptions {
    /**
     * A setting that a client may show and change.
     *
     * @param name as declared; clients may send it in any case
     */
    private record Option(String name, Kind kind) {
        /** How the protocol writes an empty text. */
        private static final String EMPTY = "<empty>";

        /** Returns the line that declares the option. */
        String line() {
            return "option name " + name + " type "
                    + switch (kind) {
                        case Spin spin -> "spin default " + spin.value() + " min " + spin.min() + " max " + spin.max();
                        case Check check -> "check default " + check.value();
                        case Combo combo ->
                            "combo default " + combo.words().getFirst() + " var " + String.join(" var ", combo.words());
                        case FileName file -> "string default " + EMPTY;
                        case Button button -> "button";
                    };
        }

        /**
         * Applies a value.
         *
         * @throws UserException if it is not valid; the message says what was expected
         */
        void set(String text) {
            switch (kind) {
                case Spin spin -> spin.set(number(text, spin));
                case Check check -> check.setter().accept(isTrue(text));
                case Combo combo -> {
                    String word = text.toLowerCase(Locale.ROOT);
                    if (!combo.words().contains(word)) {
                        throw new UserException("expected one of " + String.join(", ", combo.words()));
                    }
                    combo.setter().accept(word);
                }
                case FileName file -> {
                    try {
                        file.setter().accept(text.equals(EMPTY) ? "" : text);
                    } catch (UserException e) {
                        throw new UserException(
                                "expected the file of a " + file.content() + " (" + e.getMessage() + ")");
                    }
                }
                case Button button -> button.action().run();
            }
        }

        private static long number(String text, Spin spin) {
            try {
                return Long.parseLong(text);
            } catch (NumberFormatException e) {
                throw new UserException("expected a number from " + spin.min() + " to " + spin.max());
            }
        }

        private static boolean isTrue(String text) {
            return switch (text.toLowerCase(Locale.ROOT)) {
                case "true" -> true;
                case "false" -> false;
                default -> throw new UserException("expected true or false");
            };
        }
    }

    private final List<Option> options;
    private Variant variant = Variant.DEFAULT;
    private boolean chess960;
    private boolean showsChances;

    /** Creates the options of an engine; {@code onVariant} is run when a variant is chosen, and starts a game of it. */
    UciOptions(Engine engine, Runnable onVariant) {
        Stream<Option> ofEngine = Arrays.stream(EngineOption.values())
                .map(option -> new Option(option.uciName(), option.kind(engine, Runnable::run)));
        List<String> variants =
                Arrays.stream(Variant.values()).map(Variant::uciName).toList();
        Stream<Option> ofProtocol = Stream.of(
                // Declared so that clients offer pondering and analysis; each go says what to do.
                new Option("Ponder", new Check(false, value -> {})),
                new Option("UCI_AnalyseMode", new Check(false, value -> {})),
                new Option("UCI_ShowWDL", new Check(false, on -> showsChances = on)),
                new Option("UCI_Variant", new Combo(variants, name -> {
                    variant = Variant.parse(name);
                    onVariant.run();
                })),
                new Option("UCI_Chess960", new Check(false, on -> chess960 = on)));
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
        return options.stream().map(Option::line).toList();
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
        Option option = options.stream()
                .filter(candidate -> candidate.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new UserException(
                        name.equalsIgnoreCase(EngineOption.FORMER)
                                ? EngineOption.FORMER_IS_GONE
                                : "Unknown option: " + UciWords.quote(name)));
        try {
            option.set(value);
        } catch (UserException e) {
            throw new UserException(
                    "setoption " + option.name() + ": " + e.getMessage() + ", not " + UciWords.quote(value));
        }
    }
}
