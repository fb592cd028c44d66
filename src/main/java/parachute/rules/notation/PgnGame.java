package parachute.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A game of a PGN file, not yet checked against the rules.
 *
 * @param tags the tags by name, in the order of the file
 * @param line the moves with their comments and variations
 * @param result 1-0, 0-1, 1/2-1/2 or *
 */
public record PgnGame(Map<String, String> tags, PgnLine line, String result) {
    /** The standard names of tags, by their lower-case form. */
    private static final Map<String, String> TAG_NAMES = Stream.of(
                    ("Event Site Date Round White Black Result SetUp FEN Variant WhiteElo BlackElo WhiteTitle BlackTitle"
                                    + " ECO Opening Variation TimeControl Termination Time UTCDate UTCTime PlyCount Annotator")
                            .split(" "))
            .collect(Collectors.toMap(name -> name.toLowerCase(Locale.ROOT), Function.identity()));

    /** Creates a game without a comment before its first move. */
    public PgnGame(Map<String, String> tags, List<PgnMove> moves, String result) {
        this(tags, new PgnLine("", moves), result);
    }

    /** Returns the moves of the game itself. */
    public List<PgnMove> moves() {
        return line.moves();
    }

    /** Returns the value of a tag; empty if the game has no such tag. */
    public Optional<String> tag(String name) {
        return Optional.ofNullable(tags.get(name));
    }

    /** Returns the value of a tag unless it is empty or a question mark, which stands for an unknown value. */
    public Optional<String> knownTag(String name) {
        return tag(name).filter(value -> !value.isBlank() && !value.strip().equals("?"));
    }

    /** Returns a tag's name in its standard spelling, whatever case the file uses; unknown names stay as they are. */
    static String tagName(String name) {
        return TAG_NAMES.getOrDefault(name.toLowerCase(Locale.ROOT), name);
    }

    /**
     * A move with its annotations.
     *
     * @param san the move as it is written in the file, without annotation symbols; {@code --} for a null move
     * @param glyphs numeric annotation glyphs; the symbols !, ?, !!, ??, !? and ?! are 1 to 6
     * @param comment the comments after it, separated by spaces; may be empty
     * @param variations lines that might have been played instead
     */
    public record PgnMove(String san, List<Integer> glyphs, String comment, List<PgnLine> variations) {
        /** Copies the lists. */
        public PgnMove {
            glyphs = List.copyOf(glyphs);
            variations = List.copyOf(variations);
        }

        /** Creates a move without glyphs and variations. */
        public PgnMove(String san, String comment) {
            this(san, List.of(), comment, List.of());
        }

        /** Returns the move with another comment in place of its own. */
        public PgnMove withComment(String other) {
            return new PgnMove(san, glyphs, other, variations);
        }

        /** Returns the move with a glyph after its others. */
        public PgnMove withGlyph(int glyph) {
            return glyphs.contains(glyph) ? this : new PgnMove(san, appended(glyphs, glyph), comment, variations);
        }

        /** Returns the move with one more variation. */
        public PgnMove withVariation(PgnLine variation) {
            return new PgnMove(san, glyphs, comment, appended(variations, variation));
        }

        private static <T> List<T> appended(List<T> list, T last) {
            List<T> longer = new ArrayList<>(list);
            longer.add(last);
            return longer;
        }
    }
}
