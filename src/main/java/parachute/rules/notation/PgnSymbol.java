package parachute.rules.notation;

import java.util.List;
import java.util.OptionalInt;

/** The annotation symbols that stand right behind a move; each means a numeric annotation glyph, from 1 on. */
public final class PgnSymbol {
    private static final List<String> BY_GLYPH = List.of("", "!", "?", "!!", "??", "!?", "?!");

    private PgnSymbol() {}

    /** The glyph that a text is the symbol of; empty if it is none. */
    static OptionalInt glyph(String text) {
        int glyph = BY_GLYPH.indexOf(text);
        return glyph > 0 ? OptionalInt.of(glyph) : OptionalInt.empty();
    }

    /** Whether a glyph has a symbol. */
    public static boolean hasSymbol(int glyph) {
        return glyph > 0 && glyph < BY_GLYPH.size();
    }

    /** The symbol of a glyph that has one, 1 to 6: {@code !}, {@code ?}, {@code !!}, {@code ??}, {@code !?}, {@code ?!}. */
    public static String symbol(int glyph) {
        return BY_GLYPH.get(glyph);
    }
}
