package parachute.rules.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.rules.board.Piece;
import parachute.rules.notation.PgnToken.Kind;

/**
 * Splits a PGN text into tokens. White space, lines that begin with a percent sign, and marks of web pages around games
 * separate them. A move ends where its form ends if only signs, glyphs or a result follow in its word.
 *
 * <p>Separators are recognized in any encoding: also white space, dashes and ½ of UTF-8 that was read as ISO 8859-1.
 */
final class PgnTokenizer {
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final String BYTE_ORDER_MARK_BYTES = "\u00EF\u00BB\u00BF";
    private static final String FIRST_TAG = "[Event ";
    private static final String DELIMITERS = "{}();[]$<";

    // ---- forms ----------------------------------------------------------------------------------------------------

    /** White space of several bytes in UTF-8, read as ISO 8859-1, and marks around games on web pages. */
    private static final Pattern SPACE = Pattern.compile(
            "\u00C2[\u0085\u00A0]|\u00E1\u009A\u0080|\u00E2\u0080[\u0080-\u008F\u00A8\u00A9\u00AF]|\u00E2\u0081[\u009F\u00A0]|\u00E3\u0080\u0080"
                    + "|" + BYTE_ORDER_MARK_BYTES
                    + "|&nbsp;|</?[A-Za-z][^<>]{0,500}+>|<!--(?:[^-]|-(?!->)){0,500}+-->|(?i:\\[/?pgn])");

    private static final String SPACE_BEGINNINGS = "\u00C2\u00E1\u00E2\u00E3\u00EF&<[";

    private static final String DASH =
            "(?:[-\u2010-\u2015\u2212\u0096\u0097]|\u00E2\u0080[\u0090-\u0095]|\u00E2\u0088\u0092)";
    private static final Pattern DASHES = Pattern.compile(DASH);

    private static final String HALF = "(?:\u00C2?\u00BD|1/2)";
    private static final String BETWEEN = "(?:" + DASH + "|:)";
    private static final String RESULT = "(?:(?<white>1" + BETWEEN + "0)|(?<black>0" + BETWEEN + "1)|(?<draw>" + HALF
            + "(?:" + BETWEEN + HALF + ")?|0?[.,]5" + BETWEEN + "0?[.,]5)|(?<open>\\*))";

    /** Signs without a number: a diagram, a novelty and the like, and all that are neither ASCII nor letters nor digits. */
    private static final String REMARK = "[ND~]|TN|RR|[^\\p{ASCII}\\p{L}\\p{M}\\p{N}\\p{Z}\\p{C}]";

    private static final String SIGN = "(?:" + PgnSymbol.regex(DASH) + ")";
    private static final String CHECK = "(?:#|\\+(?!" + DASH + "(?!\\+)|[=/]))";
    private static final String MARK = "(?:e\\.?p\\.?|[\u2020\u2021]|" + CHECK + ")";
    private static final String END =
            "(?=$|(?:" + SIGN + "|" + REMARK + "|" + MARK + "|" + RESULT.replaceAll("\\?<\\w+>", "?:") + ")*+$)";

    private static final String SQUARE = "[a-h][1-8]";
    private static final String TO = "(?:" + DASH + "|[x:\u00D7])?";
    /** Symbols of the chess pieces in Unicode, which may be followed by a variation selector. */
    private static final String FIGURINE = "[\u2654-\u265F]\uFE0E?";

    private static final String MOVE = "(?:[Oo0]" + DASH + "?[Oo0](?:" + DASH + "?[Oo0])?"
            + "|(?:[KQRBNPkqrbnp]|" + FIGURINE + ")?[@*]" + SQUARE
            + "|P?[a-h]?[1-8]?" + TO + "[a-h][18](?:[=/]?(?:[QRBNqrbn]|" + FIGURINE + ")|\\([QRBNqrbn]\\))"
            + "|(?:[KQRBNP]|" + FIGURINE + ")?[a-h]?[1-8]?" + TO + SQUARE + ")" + CHECK + "*";

    private static final Pattern NULL_MOVE =
            Pattern.compile("(?:" + DASH + "{2}(?!\\+)|[Zz]0|0000|@@@@|(?i:null))" + END);
    private static final Pattern MOVE_WORD = Pattern.compile(MOVE + END);
    private static final Pattern RESULT_WORD = Pattern.compile(RESULT + END);
    private static final Pattern NUMBER_WORD = Pattern.compile("\\d++(?:[.\u2026]++|$)|[.\u2026]++");
    private static final Pattern SIGN_WORD = Pattern.compile(SIGN + END);
    private static final Pattern MARK_WORD = Pattern.compile(MARK + "++" + END);
    private static final Pattern REMARK_WORD =
            Pattern.compile("(?:" + REMARK + ")" + END + "|(?:[^\\p{ASCII}\\p{L}\\p{M}\\p{N}\\p{Z}\\p{C}]).*");
    private static final Pattern PROMOTION = Pattern.compile("[a-h][18]\\([QRBNqrbn]\\)");
    private static final Pattern FIGURINES = Pattern.compile(FIGURINE);
    private static final Pattern DROP = Pattern.compile("\\*" + SQUARE);
    private static final Pattern GLYPH = Pattern.compile("\\$(\\d{1,3})(?!\\d)");

    private static final Pattern TAG = Pattern.compile("\\[\\s*+([^\\s\"\\[\\]{}();%/][^\\s\"\\[\\]{}();]*+)\\s*+\"");
    private static final Pattern REMARK_IN_BRACKETS = Pattern.compile("\\[[^\\[\\]{}\\r\\n]*+]");
    private static final Pattern ESCAPE = Pattern.compile("\\\\([\"\\\\])");

    private final String text;
    private final Matcher matcher;
    private int at;

    /** Creates a tokenizer at the start of a text. */
    PgnTokenizer(String text) {
        this.text = text;
        matcher = SPACE.matcher(text);
    }

    /** Continues at an index. */
    void seek(int index) {
        at = index;
    }

    /** Returns a text as a result in PGN; empty if it is not one. */
    static Optional<String> result(String text) {
        Matcher result = RESULT_WORD.matcher(text.strip());
        return result.matches() ? Optional.of(result(result)) : Optional.empty();
    }

    private static String result(Matcher result) {
        if (result.group("white") != null) {
            return "1-0";
        }
        if (result.group("black") != null) {
            return "0-1";
        }
        return result.group("open") == null ? "1/2-1/2" : "*";
    }

    /** Returns the next token; the last one is the end of the text. */
    PgnToken next() {
        skipSpace();
        if (at == text.length()) {
            return token(Kind.END, at);
        }
        return switch (text.charAt(at)) {
            case '{' -> comment();
            case ';' ->
                new PgnToken(
                        Kind.COMMENT, text.substring(at + 1, lineEnd(at)), "", at, to(lineEnd(at)), Optional.empty());
            case '(' -> token(Kind.OPEN, at + 1);
            case ')' -> token(Kind.CLOSE, at + 1);
            case '[' -> bracket();
            case '}', ']' -> faulty(at + 1, "a " + text.charAt(at) + " that closes nothing");
            case '$' -> glyph();
            default -> word();
        };
    }

    private PgnToken token(Kind kind, int end) {
        return token(kind, text.substring(at, end), end);
    }

    private PgnToken token(Kind kind, String what, int end) {
        int begin = at;
        return new PgnToken(kind, what, "", begin, to(end), Optional.empty());
    }

    private PgnToken faulty(int end, String fault) {
        int begin = at;
        return new PgnToken(Kind.REMARK, text.substring(begin, end), "", begin, to(end), Optional.of(fault));
    }

    private int to(int end) {
        at = end;
        return end;
    }

    private boolean looksAt(Pattern form, int from, int end) {
        return matcher.usePattern(form).region(from, end).lookingAt();
    }

    // ---- white space ----------------------------------------------------------------------------------------------

    private void skipSpace() {
        while (at < text.length()) {
            if (text.charAt(at) == '%' && isLineStart(at)) {
                at = lineEnd(at);
            } else {
                int end = spaceEnd(at);
                if (end == at) {
                    return;
                }
                at = end;
            }
        }
    }

    /** Returns the index after the white space at an index; the same index if there is none. */
    private int spaceEnd(int index) {
        char c = text.charAt(index);
        if (isSpace(c)) {
            return index + 1;
        }
        return SPACE_BEGINNINGS.indexOf(c) >= 0 && looksAt(SPACE, index, text.length()) ? matcher.end() : index;
    }

    /**
     * Returns whether a character separates words: white space and control characters of ASCII, all spaces of Unicode,
     * and those without a width.
     */
    private static boolean isSpace(char c) {
        return c <= ' '
                || Character.isSpaceChar(c)
                || c >= '\u200B' && c <= '\u200F'
                || c == '\u2060'
                || c == '\u0085'
                || c == BYTE_ORDER_MARK;
    }

    static boolean isLineBreak(int c) {
        return c == '\n' || c == '\r';
    }

    private boolean isLineStart(int index) {
        return index == 0
                || isLineBreak(text.charAt(index - 1))
                || text.charAt(index - 1) == BYTE_ORDER_MARK
                || text.startsWith(BYTE_ORDER_MARK_BYTES, index - BYTE_ORDER_MARK_BYTES.length());
    }

    /** Returns whether an index is the start of a line that always starts a game. */
    boolean isFirstTag(int index) {
        return text.startsWith("[", index)
                && text.regionMatches(true, index, FIRST_TAG, 0, FIRST_TAG.length())
                && isLineStart(index);
    }

    /** Returns whether a line has a special meaning because of how it begins. */
    static boolean isSpecialLine(String line) {
        return line.startsWith("%") || line.regionMatches(true, 0, FIRST_TAG.strip(), 0, FIRST_TAG.length() - 1);
    }

    private int lineEnd(int from) {
        int index = from;
        while (index < text.length() && !isLineBreak(text.charAt(index))) {
            index++;
        }
        return index;
    }

    // ---- comments and tags ----------------------------------------------------------------------------------------

    /**
     * Reads a comment. A brace inside a comment is text, as in PGN's standard. A comment that is not closed ends before
     * the next game.
     */
    private PgnToken comment() {
        int begin = at;
        int index = begin + 1;
        while (index < text.length() && text.charAt(index) != '}' && !isFirstTag(index)) {
            index++;
        }
        boolean isClosed = index < text.length() && text.charAt(index) == '}';
        return new PgnToken(
                Kind.COMMENT,
                text.substring(begin + 1, index),
                "",
                begin,
                to(isClosed ? index + 1 : index),
                isClosed ? Optional.empty() : Optional.of("a comment that is not closed"));
    }

    private PgnToken bracket() {
        if (looksAt(TAG, at, text.length())) {
            return tag(matcher.group(1), matcher.end());
        }
        boolean isClosed = looksAt(REMARK_IN_BRACKETS, at, text.length());
        return faulty(isClosed ? matcher.end() : at + 1, "a [ that does not begin a tag pair");
    }

    /**
     * Reads a tag pair. Its value ends at the first quotation mark that is followed by a bracket or the end of a line
     * and precedes the next line that is empty or begins with a bracket; without one it ends with its line.
     */
    private PgnToken tag(String name, int valueBegin) {
        int begin = at;
        int quote = closingQuote(valueBegin);
        if (quote < 0) {
            int end = lineEnd(valueBegin);
            String value = text.substring(valueBegin, end).replaceFirst("\"?\\s*]?\\s*$", "");
            return tag(name, value, begin, end, false);
        }
        int bracket = afterSpaces(quote + 1);
        boolean isClosed = text.startsWith("]", bracket);
        return tag(name, text.substring(valueBegin, quote), begin, isClosed ? bracket + 1 : quote + 1, isClosed);
    }

    /** Returns the index of the quotation mark that ends the value of a tag pair; below 0 if there is none. */
    private int closingQuote(int valueBegin) {
        int index = valueBegin;
        while (index < text.length() && !(isLineBreak(text.charAt(index)) && isLastOfTags(index))) {
            if (text.charAt(index) == '"' && isValueEnd(afterSpaces(index + 1))) {
                return index;
            }
            boolean isEscape = text.charAt(index) == '\\' && looksAt(ESCAPE, index, text.length());
            index += isEscape ? 2 : 1;
        }
        return -1;
    }

    private PgnToken tag(String name, String value, int begin, int end, boolean isClosed) {
        return new PgnToken(
                Kind.TAG,
                name,
                ESCAPE.matcher(value).replaceAll("$1"),
                begin,
                to(end),
                isClosed ? Optional.empty() : Optional.of("a tag pair that is not closed"));
    }

    private boolean isValueEnd(int index) {
        return index == text.length() || "[]\r\n".indexOf(text.charAt(index)) >= 0;
    }

    private int afterSpaces(int from) {
        int index = from;
        while (index < text.length() && text.charAt(index) <= ' ' && !isLineBreak(text.charAt(index))) {
            index++;
        }
        return index;
    }

    /** Returns whether the line that follows a line break is empty, begins with a bracket, or does not exist. */
    private boolean isLastOfTags(int lineBreak) {
        int begin = text.startsWith("\r\n", lineBreak) ? lineBreak + 2 : lineBreak + 1;
        int index = afterSpaces(Math.min(begin, text.length()));
        return index == text.length() || "[\r\n".indexOf(text.charAt(index)) >= 0;
    }

    // ---- words ----------------------------------------------------------------------------------------------------

    private PgnToken glyph() {
        if (looksAt(GLYPH, at, text.length())) {
            return token(Kind.GLYPH, matcher.group(1), matcher.end());
        }
        int end = wordEnd(at);
        return faulty(end, '"' + text.substring(at, end) + "\" is not a glyph");
    }

    private PgnToken word() {
        if (text.startsWith("<>", at)) {
            return token(Kind.MOVE, MoveText.NULL, at + 2);
        }
        int end = wordEnd(at);
        boolean isLetter = Character.isLetter(text.charAt(at)); // most words are moves
        if (isLetter && looksAt(MOVE_WORD, at, end)) {
            return move();
        }
        if (looksAt(NULL_MOVE, at, end)) {
            return token(Kind.MOVE, MoveText.NULL, matcher.end());
        }
        if (looksAt(RESULT_WORD, at, end)) {
            return token(Kind.RESULT, result(matcher), matcher.end());
        }
        if (!isLetter && looksAt(MOVE_WORD, at, end)) {
            return move();
        }
        if (looksAt(NUMBER_WORD, at, end)) {
            return token(Kind.NUMBER, matcher.end());
        }
        if (looksAt(SIGN_WORD, at, end)) {
            return sign();
        }
        if (looksAt(MARK_WORD, at, end)) {
            return token(Kind.MARK, matcher.end());
        }
        return looksAt(REMARK_WORD, at, end) ? token(Kind.REMARK, matcher.end()) : token(Kind.WORD, markBegin(end));
    }

    private PgnToken move() {
        return token(Kind.MOVE, withLetters(withHyphens(matcher.group())).replace('\u00D7', 'x'), matcher.end());
    }

    private PgnToken sign() {
        int begin = at;
        String sign = withHyphens(matcher.group());
        String glyph = String.valueOf(PgnSymbol.glyph(sign).orElseThrow());
        return new PgnToken(Kind.GLYPH, glyph, sign, begin, to(matcher.end()), Optional.empty());
    }

    /** Returns the index at which the marks at the end of a word, such as {@code !?}, begin. */
    private int markBegin(int wordEnd) {
        int index = wordEnd;
        while (index > at + 1 && "!?".indexOf(text.charAt(index - 1)) >= 0) {
            index--;
        }
        return index;
    }

    private static String withLetters(String move) {
        return FIGURINES.matcher(move).replaceAll(found -> {
            int piece = UnicodeBoard.piece(found.group().charAt(0));
            return String.valueOf(Piece.kindLetter(Piece.kind(piece)));
        });
    }

    private static String withHyphens(String word) {
        return word.chars().allMatch(c -> c <= 'z')
                ? word
                : DASHES.matcher(word).replaceAll("-");
    }

    /** Returns the end of the characters up to the next white space, delimiter or asterisk. */
    private int wordEnd(int from) {
        int index = from + 1;
        while (index < text.length()) {
            char c = text.charAt(index);
            if (Character.isLetterOrDigit(c) && c <= 'z') {
                index++;
            } else if (c == '(' && looksAt(PROMOTION, Math.max(from, index - 2), text.length())) {
                index = matcher.end();
            } else if (DELIMITERS.indexOf(c) >= 0
                    || spaceEnd(index) > index
                    || c == '*' && !looksAt(DROP, index, text.length())) {
                return index;
            } else {
                index++;
            }
        }
        return index;
    }
}
