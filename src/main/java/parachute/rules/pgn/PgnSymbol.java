package parachute.rules.pgn;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The annotation signs that PGN's standard numbers and that mean the same for both sides: the numeric annotation glyphs
 * (NAG) of {@code !}, {@code ±} and the like. The first sign of a glyph is its symbol.
 */
public final class PgnSymbol {
    private static final int LAST_SUFFIX = 6;

    private static final Map<String, Integer> GLYPHS = new LinkedHashMap<>();

    private static final Map<Integer, String> SYMBOLS;

    static {
        put(1, "!");
        put(2, "?");
        put(3, "!!", "‼");
        put(4, "??", "⁇");
        put(5, "!?", "⁉");
        put(6, "?!", "⁈");
        put(7, "□");
        put(10, "=");
        put(13, "∞");
        put(14, "+=", "⩲", "+/=");
        put(15, "=+", "⩱", "=/+");
        put(16, "±", "+/-");
        put(17, "∓", "-/+");
        put(18, "+-");
        put(19, "-+");
        put(20, "+--");
        put(21, "--+");
        SYMBOLS = GLYPHS.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey, (first, other) -> first));
    }

    private PgnSymbol() {}

    private static void put(int glyph, String... signs) {
        for (String sign : signs) {
            GLYPHS.put(sign, glyph);
        }
    }

    /** Returns all signs, with hyphens for dashes. */
    static Set<String> signs() {
        return GLYPHS.keySet();
    }

    /** Returns the glyph of a sign, whose dashes must be hyphens; empty if it has none. */
    static OptionalInt glyph(String sign) {
        Integer glyph = GLYPHS.get(sign);
        return glyph == null ? OptionalInt.empty() : OptionalInt.of(glyph);
    }

    /** Returns whether PGN's export format writes the symbol of a glyph directly after a move: for glyphs 1 to 6. */
    static boolean isSuffix(int glyph) {
        return glyph > 0 && glyph <= LAST_SUFFIX;
    }

    /** Returns the symbol of a glyph, such as {@code ?!} or {@code ±}; empty if it has none. */
    public static Optional<String> symbol(int glyph) {
        return Optional.ofNullable(SYMBOLS.get(glyph));
    }
}
