package parachute.protocol.uci;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/**
 * One setting that a client may show and change.
 *
 * @param name as declared; clients may send it in any case
 * @param declaration type, default and range, in the words of the protocol
 * @param setter applies a value given as text, or throws {@link UciException}
 */
record UciOption(String name, String declaration, Consumer<String> setter) {
    /** How the protocol writes an empty text. */
    private static final String EMPTY = "<empty>";

    /** A number in a range; one beyond it counts as the end of the range. */
    static UciOption spin(String name, long value, long least, long most, LongConsumer setter) {
        return new UciOption(name, "type spin default " + value + " min " + least + " max " + most, text -> {
            setter.accept(Math.clamp(parseNumber(text, least, most), least, most));
        });
    }

    /** A number from 1 on that may be beyond its range: {@code setter} knows what to do with it. */
    static UciOption size(String name, long value, long most, LongConsumer setter) {
        String declaration = "type spin default " + value + " min 1 max " + most;
        return new UciOption(name, declaration, text -> setter.accept(Math.max(1, parseNumber(text, 1, most))));
    }

    /** A switch; {@code setter} receives true or false. */
    static UciOption check(String name, boolean value, Consumer<Boolean> setter) {
        return new UciOption(name, "type check default " + value, text -> {
            String lower = text.toLowerCase(Locale.ROOT);
            if (!lower.equals("true") && !lower.equals("false")) {
                throw new UciException("expected true or false");
            }
            setter.accept(lower.equals("true"));
        });
    }

    /** A choice; the first one is the default. */
    static UciOption combo(String name, List<String> choices, Consumer<String> setter) {
        String declaration = "type combo default " + choices.get(0) + " var " + String.join(" var ", choices);
        return new UciOption(name, declaration, text -> {
            String lower = text.toLowerCase(Locale.ROOT);
            if (!choices.contains(lower)) {
                throw new UciException("expected one of " + String.join(", ", choices));
            }
            setter.accept(lower);
        });
    }

    /** The name of a file; none by default, which is empty text for {@code setter}. */
    static UciOption file(String name, Consumer<String> setter) {
        return new UciOption(
                name, "type string default " + EMPTY, text -> setter.accept(text.equals(EMPTY) ? "" : text));
    }

    /** Something to do. */
    static UciOption button(String name, Runnable action) {
        return new UciOption(name, "type button", text -> action.run());
    }

    /** The line that declares the option. */
    String line() {
        return "option name " + name + " " + declaration;
    }

    private static long parseNumber(String text, long least, long most) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new UciException("expected a number from " + least + " to " + most);
        }
    }
}
