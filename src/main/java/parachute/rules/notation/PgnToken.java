package parachute.rules.notation;

import java.util.List;
import java.util.Optional;

/**
 * A part of a PGN text.
 *
 * @param kind its kind
 * @param text its content, see its kind
 * @param value the value of a tag pair; the sign of a glyph that is written as one; else empty
 * @param begin the index of its first character
 * @param end the index after its last character
 * @param fault why it is not PGN, such as {@code a comment that is not closed}; empty if it is valid
 */
record PgnToken(Kind kind, String text, String value, int begin, int end, Optional<String> fault) {
    /** The kind of a token. */
    enum Kind {
        /** A tag pair, by its name. */
        TAG,
        /** A comment, without what encloses it. */
        COMMENT,
        /** The start of a variation. */
        OPEN,
        /** The end of a variation. */
        CLOSE,
        /** The number of a glyph. */
        GLYPH,
        /** A result: 1-0, 0-1, 1/2-1/2 or *. */
        RESULT,
        /** A move number with its dots, or dots alone. */
        NUMBER,
        /** A mark that follows from the moves: e.p., a plus sign that stands alone. */
        MARK,
        /** A word in the form of a move, with hyphens for all dashes; the null move is {@code --}. */
        MOVE,
        /** Another word. */
        WORD,
        /** Anything else, kept as a comment as written. */
        REMARK,
        /** The end of the text. */
        END
    }

    /** Returns whether it is a glyph that is written as one of these signs. */
    boolean isSign(String... signs) {
        return kind == Kind.GLYPH && List.of(signs).contains(value);
    }
}
