package parachute.rules.pgn;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A word of the moves of a PGN text, split into its parts one after the other: {@code 12.Nf3!?} is a number, a move and
 * a sign. A move ends where its form ends if only signs, marks or a result follow in its word. The work is linear in the
 * length of the word.
 *
 * <p>The spellings of people and programs are read by a table: figurines, all kinds of dashes, and the bytes of UTF-8
 * that were read as ISO 8859-1.
 */
final class PgnWord {
    /** What a part is. */
    enum Kind {
        /** A move in the form of one, with ASCII characters only; the null move is {@code --}. */
        MOVE,
        /** The same, a pawn's move to the last rank that does not say what the pawn becomes. */
        UNPROMOTED,
        /** A result: 1-0, 0-1, 1/2-1/2 or *. */
        RESULT,
        /** A move number with its dots, or dots alone. */
        NUMBER,
        /** A sign that stands for a glyph, with hyphens for all dashes. */
        SIGN,
        /** A mark that follows from the moves: e.p., a plus sign that stands alone. */
        MARK,
        /** A sign without a number, or another word that begins with a symbol. */
        REMARK,
        /** Another word. */
        OTHER
    }

    /** The null move, as most programs write it. */
    static final String NULL = "--";

    private static final char ELLIPSIS = '…';
    private static final String HALF = "½";

    /** Spellings, and what they mean: a character of a move, a hyphen or a half. */
    private static final Map<String, String> SPELLINGS = Map.ofEntries(
            Map.entry("×", "x"),
            Map.entry("\u00C2½", HALF),
            Map.entry("\u0096", "-"),
            Map.entry("\u0097", "-"),
            Map.entry("\u2212", "-"),
            Map.entry("\u00E2\u0088\u0092", "-"));

    private static final String FIGURINES = "♔♕♖♗♘♙♚♛♜♝♞♟", KINDS = "KQRBNPKQRBNP";

    /** Asks for the symbol of a piece, not a picture of it. */
    private static final char TEXT_VARIATION = '\uFE0E';

    /** Signs without a number: a diagram, a novelty and the like. */
    private static final String[] REMARKS = {"TN", "RR", "N", "D", "~"};

    private static final String[] NULL_MOVES = {NULL, "Z0", "0000", "@@@@", "null"};
    private static final String[] MARKS = {"e.p.", "e.p", "ep.", "ep", "†", "‡"};
    private static final String PIECES = "KQRBNP", PROMOTIONS = "QRBNqrbn";

    /** The word as written. */
    private final String text;

    /** The word in its usual spelling, and the index of each of its characters, and of the end, in the text. */
    private final StringBuilder usual = new StringBuilder();

    private final int[] index;

    /** The begin of the next part and that of the last one, in the usual spelling. */
    private int at, begin;

    /** Whether all that follows is known to be signs, marks and results. */
    private boolean isTail;

    private Kind kind = Kind.OTHER;
    private String value = "";

    /** Creates a word before its first part. */
    PgnWord(String text) {
        this.text = text;
        index = new int[text.length() + 1];
        for (int i = 0; i < text.length(); ) {
            index[usual.length()] = i;
            i += addUsual(i);
        }
        index[usual.length()] = text.length();
    }

    /** Adds the usual spelling of what stands at an index of the text, and returns its length there. */
    private int addUsual(int i) {
        char c = text.charAt(i);
        if (c <= 'z') {
            usual.append(c);
            return 1;
        }
        int figurine = FIGURINES.indexOf(c);
        if (figurine >= 0) {
            usual.append(KINDS.charAt(figurine));
            return i + 1 < text.length() && text.charAt(i + 1) == TEXT_VARIATION ? 2 : 1;
        }
        if (c >= '\u2010' && c <= '\u2015') {
            usual.append('-');
            return 1;
        }
        if (text.startsWith("\u00E2\u0080", i) && i + 2 < text.length() && isDashByte(text.charAt(i + 2))) {
            usual.append('-');
            return 3;
        }
        for (int length = Math.min(3, text.length() - i); length > 0; length--) {
            String other = SPELLINGS.get(text.substring(i, i + length));
            if (other != null) {
                usual.append(other);
                return length;
            }
        }
        usual.append(c);
        return 1;
    }

    private static boolean isDashByte(char c) {
        return c >= '\u0090' && c <= '\u0095';
    }

    /** Returns a text as a result in PGN; empty if it is not one. */
    static Optional<String> result(String text) {
        PgnWord word = new PgnWord(text.strip());
        int end = word.resultEnd(0);
        return end > 0 && end == word.usual.length() ? Optional.of(word.value) : Optional.empty();
    }

    /** Returns the kind of the last part. */
    Kind kind() {
        return kind;
    }

    /** Returns the content of the last part: see its kind; numbers, remarks and other words are as written. */
    String value() {
        return value;
    }

    /** Returns the index in the text at which the last part begins. */
    int begin() {
        return index[begin];
    }

    /** Returns the index in the text after the last part. */
    int end() {
        return index[at];
    }

    /** Finds the next part; returns false if there is none. */
    boolean next() {
        if (at == usual.length()) {
            return false;
        }
        begin = at;
        int end = isTail ? tailPart(at) : head();
        at = end;
        if (kind == Kind.NUMBER || kind == Kind.REMARK || kind == Kind.OTHER) {
            value = text.substring(begin(), end());
        }
        return true;
    }

    /** Finds the part at the beginning of what is left, and returns its end. */
    private int head() {
        int end = -1;
        boolean isLetter = Character.isLetter(usual.charAt(at)); // most words are moves
        if (isLetter) {
            end = moveEnd();
        }
        if (end < 0) {
            end = withTail(nullEnd());
        }
        if (end < 0) {
            end = withTail(resultEnd(at));
        }
        if (end < 0 && !isLetter) {
            end = moveEnd();
        }
        if (end < 0) {
            end = numberEnd(at);
        }
        for (int length = PgnSymbol.MAX_LENGTH; end < 0 && length > 0; length--) {
            end = withTail(signEnd(at, length));
        }
        if (end < 0) {
            end = withTail(marksEnd());
        }
        if (end < 0) {
            end = withTail(remarkEnd(at));
        }
        return end < 0 ? otherEnd() : end;
    }

    private char charAt(int i) {
        return i < usual.length() ? usual.charAt(i) : 0;
    }

    private boolean looksAt(int i, String form) {
        return usual.length() - i >= form.length()
                && usual.substring(i, i + form.length()).equals(form);
    }

    private int found(Kind part, String content, int end) {
        kind = part;
        value = content;
        return end;
    }

    // ---- what follows the first part --------------------------------------------------------------------------------

    /** Returns the end of a part if the word ends there or only signs, marks and results follow; else -1. */
    private int withTail(int end) {
        if (end < 0) {
            return -1;
        }
        Kind first = kind;
        String content = value;
        int i = end;
        while (i >= 0 && i < usual.length()) {
            i = tailPart(i);
        }
        isTail = i >= 0;
        return found(first, content, isTail ? end : -1);
    }

    private int tailPart(int i) {
        int end = charAt(i) == ELLIPSIS ? numberEnd(i) : signEnd(i, PgnSymbol.MAX_LENGTH);
        end = end < 0 ? markEnd(i) : end;
        end = end < 0 ? remarkEnd(i) : end;
        return end < 0 ? resultEnd(i) : end;
    }

    private int signEnd(int i, int maxLength) {
        for (int length = Math.min(maxLength, usual.length() - i); length > 0; length--) {
            String sign = usual.substring(i, i + length);
            OptionalInt glyph = PgnSymbol.glyph(sign);
            if (glyph.isPresent()) {
                return found(Kind.SIGN, sign, i + length);
            }
        }
        return -1;
    }

    private int remarkEnd(int i) {
        for (String remark : REMARKS) {
            if (looksAt(i, remark)) {
                return found(Kind.REMARK, remark, i + remark.length());
            }
        }
        int symbol = text.codePointAt(index[i]);
        return isSymbol(symbol) ? found(Kind.REMARK, "", i + Character.charCount(symbol)) : -1;
    }

    /** Returns whether a character is neither ASCII nor a letter, a digit, a mark on one, a space or a control. */
    private static boolean isSymbol(int c) {
        return c > '\u007F'
                && switch (Character.getType(c)) {
                    case Character.DASH_PUNCTUATION,
                            Character.START_PUNCTUATION,
                            Character.END_PUNCTUATION,
                            Character.CONNECTOR_PUNCTUATION,
                            Character.OTHER_PUNCTUATION,
                            Character.INITIAL_QUOTE_PUNCTUATION,
                            Character.FINAL_QUOTE_PUNCTUATION,
                            Character.MATH_SYMBOL,
                            Character.CURRENCY_SYMBOL,
                            Character.MODIFIER_SYMBOL,
                            Character.OTHER_SYMBOL -> true;
                    default -> false;
                };
    }

    private int markEnd(int i) {
        for (String mark : MARKS) {
            if (looksAt(i, mark)) {
                return found(Kind.MARK, "", i + mark.length());
            }
        }
        return isCheck(i) ? found(Kind.MARK, "", i + 1) : -1;
    }

    private int marksEnd() {
        int end = -1;
        for (int i = markEnd(at); i >= 0; i = markEnd(i)) {
            end = i;
        }
        return end;
    }

    /** Returns whether there is a sign of check or mate that is not the beginning of another sign. */
    private boolean isCheck(int i) {
        char next = charAt(i + 1);
        return charAt(i) == '#'
                || charAt(i) == '+' && next != '=' && next != '/' && (next != '-' || charAt(i + 2) == '+');
    }

    private int resultEnd(int i) {
        boolean isBetween = charAt(i + 1) == '-' || charAt(i + 1) == ':';
        if (charAt(i) == '*') {
            return found(Kind.RESULT, "*", i + 1);
        } else if (charAt(i) == '1' && isBetween && charAt(i + 2) == '0') {
            return found(Kind.RESULT, "1-0", i + 3);
        } else if (charAt(i) == '0' && isBetween && charAt(i + 2) == '1') {
            return found(Kind.RESULT, "0-1", i + 3);
        }
        int half = halfEnd(i);
        int decimal = decimalHalfEnd(i);
        if (half > 0) {
            int other = charAt(half) == '-' || charAt(half) == ':' ? halfEnd(half + 1) : -1;
            return found(Kind.RESULT, "1/2-1/2", Math.max(half, other));
        } else if (decimal > 0 && (charAt(decimal) == '-' || charAt(decimal) == ':')) {
            int other = decimalHalfEnd(decimal + 1);
            return other < 0 ? -1 : found(Kind.RESULT, "1/2-1/2", other);
        }
        return -1;
    }

    private int halfEnd(int i) {
        return looksAt(i, HALF) ? i + 1 : looksAt(i, "1/2") ? i + 3 : -1;
    }

    private int decimalHalfEnd(int i) {
        int point = charAt(i) == '0' ? i + 1 : i;
        return (charAt(point) == '.' || charAt(point) == ',') && charAt(point + 1) == '5' ? point + 2 : -1;
    }

    // ---- moves ------------------------------------------------------------------------------------------------------

    private int nullEnd() {
        for (String form : NULL_MOVES) {
            boolean isHere = usual.length() - at >= form.length()
                    && usual.substring(at, at + form.length()).equalsIgnoreCase(form);
            if (isHere && !(form.equals(NULL) && charAt(at + 2) == '+')) {
                return found(Kind.MOVE, NULL, at + form.length());
            }
        }
        return -1;
    }

    private int moveEnd() {
        int end = castlingEnd();
        end = end < 0 ? dropEnd() : end;
        kind = Kind.MOVE;
        end = end < 0 ? boardMoveEnd() : end;
        if (end < 0) {
            return -1;
        }
        int checked = end;
        while (isCheck(checked)) {
            checked++;
        }
        Kind move = kind;
        int whole = withTail(found(move, usual.substring(at, checked), checked));
        // The last plus sign may begin a sign.
        return whole < 0 && checked > end
                ? withTail(found(move, usual.substring(at, checked - 1), checked - 1))
                : whole;
    }

    private int castlingEnd() {
        int end = at;
        for (int rooks = 0; rooks < 3; rooks++) {
            int king = rooks > 0 && charAt(end) == '-' ? end + 1 : end;
            if ("Oo0".indexOf(charAt(king)) < 0) {
                return rooks < 2 ? -1 : end;
            }
            end = king + 1;
        }
        return end;
    }

    private int dropEnd() {
        boolean hasPiece = PIECES.indexOf(Character.toUpperCase(charAt(at))) >= 0;
        int sign = hasPiece ? at + 1 : at;
        return (charAt(sign) == '@' || charAt(sign) == '*') && isSquare(sign + 1) ? sign + 3 : -1;
    }

    /** Origin, in whole or in part or not at all, and destination, such as {@code Nb1-d2}, {@code exd5}, {@code e8=Q}. */
    private int boardMoveEnd() {
        boolean hasPiece = PIECES.indexOf(charAt(at)) >= 0;
        int origin = hasPiece ? at + 1 : at;
        int i = origin;
        i += isFile(charAt(i)) ? 1 : 0;
        i += isRank(charAt(i)) ? 1 : 0;
        int to = "-x:".indexOf(charAt(i)) >= 0 ? i + 1 : i;
        boolean hasOrigin = isSquare(to);
        if (!hasOrigin && !isSquare(origin)) {
            return -1;
        }
        int end = hasOrigin ? to + 2 : origin + 2;
        boolean isPawn = !hasPiece || charAt(at) == 'P';
        boolean isLast = charAt(end - 1) == '1' || charAt(end - 1) == '8';
        if (!isPawn || !isLast) {
            return end;
        }
        boolean hasRank = hasOrigin && i > origin && isRank(charAt(i - 1));
        return promotionEnd(end, !hasRank || isNextToLast(i - 1, end - 1));
    }

    /** Returns whether a pawn may go from one rank to the other, which is the last one. */
    private boolean isNextToLast(int from, int last) {
        return charAt(from) == (charAt(last) == '8' ? '7' : '2');
    }

    /**
     * Returns the end of a move to the last rank without a piece. After a pawn's no letter and no sign with a letter may
     * follow that is not a piece: the pawn would become something else.
     *
     * @param isPawns whether the move may be a pawn's
     */
    private int promotionEnd(int square, boolean isPawns) {
        int piece = charAt(square) == '=' || charAt(square) == '/' ? square + 1 : square;
        char letter = charAt(piece);
        if (letter != 0 && PROMOTIONS.indexOf(letter) >= 0) {
            return piece + 1;
        }
        boolean isOpen = isPawns && piece == usual.length() && (piece == square || charAt(square) == '=');
        kind = isOpen ? Kind.UNPROMOTED : Kind.MOVE;
        boolean isOther = isPawns && letter <= 'z' && Character.isLetter(letter) && !looksAt(square, "e");
        return isOther ? -1 : square;
    }

    private boolean isSquare(int i) {
        return isFile(charAt(i)) && isRank(charAt(i + 1));
    }

    private static boolean isFile(char c) {
        return c >= 'a' && c <= 'h';
    }

    private static boolean isRank(char c) {
        return c >= '1' && c <= '8';
    }

    // ---- other words ------------------------------------------------------------------------------------------------

    private int numberEnd(int i) {
        int digits = i;
        while (Character.isDigit(charAt(digits))) {
            digits++;
        }
        int end = digits;
        while (charAt(end) == '.' || charAt(end) == ELLIPSIS) {
            end++;
        }
        boolean isNumber = end > digits || digits > i && digits == usual.length();
        return isNumber ? found(Kind.NUMBER, "", end) : -1;
    }

    /** Another word goes to the marks at its end, such as {@code !?}; after a symbol to the end. */
    private int otherEnd() {
        int end = usual.length();
        if (isSymbol(text.codePointAt(index[at]))) {
            return found(Kind.REMARK, "", end);
        }
        while (end > at + 1 && (charAt(end - 1) == '!' || charAt(end - 1) == '?')) {
            end--;
        }
        return found(Kind.OTHER, "", end);
    }
}
