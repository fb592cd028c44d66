package parachute.protocol.uci;

import java.util.Locale;
import parachute.engine.EngineOption.Button;
import parachute.engine.EngineOption.Check;
import parachute.engine.EngineOption.Combo;
import parachute.engine.EngineOption.FileName;
import parachute.engine.EngineOption.Kind;
import parachute.engine.EngineOption.Spin;
import parachute.io.UserException;

/**
 * A setting that a client may show and change.
 *
 * @param name as declared; clients may send it in any case
 */
record UciOption(String name, Kind kind) {
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
                    throw new UserException("expected the file of a " + file.content() + " (" + e.getMessage() + ")");
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
