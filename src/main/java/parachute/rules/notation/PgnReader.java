package parachute.rules.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads the games of a PGN text one after the other, with their comments, glyphs and variations. Move numbers are
 * skipped; a game without a result, also one that is cut off, has the result "*". Words that are no moves become moves
 * that no position has.
 *
 * <p>There are no errors. A game of which something cannot be read is damaged, and its entry says so; the next one is
 * found again. For that a line that begins with {@code [Event } begins a game wherever it stands: also inside a comment
 * that is closed behind it, since how far a comment goes that is not closed cannot be known.
 *
 * <p>A brace inside a comment is text, as PGN's standard has it. Between the games comments belong to the one before if
 * they begin in the line of its result or if no game follows, else to the one behind.
 */
public final class PgnReader {
    private static final Set<String> RESULTS = Set.of("1-0", "0-1", "1/2-1/2", "*");
    private static final Pattern GLYPH = Pattern.compile("\\$\\d{1,3}");
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /** The same mark where UTF-8 was read as ISO 8859-1. */
    private static final String BYTE_ORDER_MARK_BYTES = "\u00EF\u00BB\u00BF";

    private static final String DELIMITERS = "{}();[]";
    private static final String EVENT = "Event";
    private static final String FIRST_TAG = '[' + EVENT + ' ';

    private final String text;
    private int at;

    /** The index behind the last game. */
    private int end;

    private int games;

    /** A line that has been counted, and where: that of the last game. */
    private int line = 1;

    private int lineAt;

    /** What has been read of a game. */
    private static final class Draft {
        final Map<String, String> tags = new LinkedHashMap<>();
        final PgnLineBuilder line = new PgnLineBuilder();
        String result = "";
        Optional<String> damage = Optional.empty();

        /** Whether its first tag has been met, perhaps a broken one. */
        boolean hasEvent;

        /** Whether the tags are over. */
        boolean hasMovetext;

        /** Where the outermost variation began that was opened last. */
        int variation;

        boolean isEmpty() {
            return tags.isEmpty() && line.hasNoMoves() && result.isEmpty() && damage.isEmpty();
        }

        PgnGame finish() {
            return new PgnGame(tags, line.finish(), result.isEmpty() ? "*" : result);
        }
    }

    /** A reader at the beginning of a text. */
    public PgnReader(String text) {
        this.text = text;
    }

    /** The games of a text, in its order, each read when it is asked for. */
    public static Stream<PgnEntry> entries(String text) {
        PgnReader reader = new PgnReader(text);
        return Stream.iterate(reader.next(), Optional::isPresent, last -> reader.next())
                .flatMap(Optional::stream);
    }

    /** All games of a text, in its order, as far as they can be read. */
    public static List<PgnGame> readAll(String text) {
        return entries(text).map(PgnEntry::game).toList();
    }

    /** The next game; empty at the end of the text. */
    public Optional<PgnEntry> next() {
        int start = at;
        skipToContent();
        line = lineOf(at);
        lineAt = at;
        Draft game = new Draft();
        read(game);
        end = at;
        if (game.isEmpty()) {
            return Optional.empty();
        }
        if (game.line.isInVariation()) {
            damage(game, game.variation, "a variation that is not closed");
        }
        skipToContent();
        games++;
        return Optional.of(new PgnEntry(
                game.finish(), games, line, text.substring(start, at), !game.result.isEmpty(), game.damage));
    }

    /** The number of characters read so far, which is the index behind the last game and its comments. */
    public int position() {
        return end;
    }

    // ---- places in the text ---------------------------------------------------------------------------------------

    /** The line of an index behind the one counted last. */
    private int lineOf(int index) {
        int found = line;
        for (int i = lineAt; i < index; i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r' && !text.startsWith("\n", i + 1)) {
                found++;
            }
        }
        return found;
    }

    private void damage(Draft game, int index, String what) {
        if (game.damage.isEmpty()) {
            game.damage = Optional.of("line " + lineOf(index) + ": " + what);
        }
    }

    private static boolean isLineBreak(char c) {
        return c == '\n' || c == '\r';
    }

    private boolean isLineStart(int index) {
        return index == 0
                || isLineBreak(text.charAt(index - 1))
                || text.charAt(index - 1) == BYTE_ORDER_MARK
                || text.startsWith(BYTE_ORDER_MARK_BYTES, index - BYTE_ORDER_MARK_BYTES.length());
    }

    /** Whether the line begins here that begins a game wherever it stands. */
    private boolean isFirstTag(int index) {
        return text.startsWith(FIRST_TAG, index) && isLineStart(index);
    }

    private boolean hasLineBreak(int from, int to) {
        return text.substring(from, to).chars().anyMatch(c -> isLineBreak((char) c));
    }

    private int lineEnd(int from) {
        int index = from;
        while (index < text.length() && !isLineBreak(text.charAt(index))) {
            index++;
        }
        return index;
    }

    /** The characters that PGN's standard calls white space, and control characters, in any encoding. */
    private static boolean isBlank(char c) {
        return c <= ' ';
    }

    private void skipBlanks() {
        while (at < text.length() && isBlank(text.charAt(at))) {
            at++;
        }
    }

    private void skipToContent() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '%' && isLineStart(at)) {
                at = lineEnd(at);
            } else if (isBlank(c) || c == BYTE_ORDER_MARK) {
                at++;
            } else if (text.startsWith(BYTE_ORDER_MARK_BYTES, at)) {
                at += BYTE_ORDER_MARK_BYTES.length();
            } else {
                return;
            }
        }
    }

    // ---- games ----------------------------------------------------------------------------------------------------

    /** Reads up to the result and the comments behind it, or to where the next game begins. */
    private void read(Draft game) {
        while (game.result.isEmpty()) {
            skipToContent();
            if (at == text.length() || isNextGame(game)) {
                return;
            }
            switch (text.charAt(at)) {
                case '{', ';' -> {
                    Comment comment = comment(at);
                    game.line.addComment(comment.text);
                    if (!pass(game, comment)) {
                        return;
                    }
                }
                case '[' -> readBracket(game);
                case '(', ')' -> readParenthesis(game);
                case '}', ']' -> skipStray(game);
                default -> readWord(game);
            }
        }
        readRemarks(game);
    }

    /**
     * Whether another game begins here: at its first tag, or behind moves at a tag that this game has already, or at any if
     * it has none. Words between the tags may also be what is left of a broken tag pair.
     */
    private boolean isNextGame(Draft game) {
        boolean isUntagged = game.tags.isEmpty();
        if (isFirstTag(at)) {
            return game.hasMovetext || game.hasEvent || isUntagged && game.damage.isPresent();
        }
        String name = tagName();
        return game.hasMovetext
                && !name.isEmpty()
                && (game.tags.containsKey(name) || isUntagged && game.damage.isEmpty());
    }

    private void skipStray(Draft game) {
        damage(game, at, "a " + text.charAt(at) + " that closes nothing");
        at++;
    }

    private void readParenthesis(Draft game) {
        game.hasMovetext = true;
        if (text.charAt(at) == '(') {
            game.variation = game.line.isInVariation() ? game.variation : at;
            game.line.openVariation();
            at++;
        } else if (!game.line.isInVariation()) {
            skipStray(game);
        } else {
            if (!game.line.closeVariation()) {
                damage(game, at, "a variation that has no place");
            }
            at++;
        }
    }

    // ---- moves ----------------------------------------------------------------------------------------------------

    private void readWord(Draft game) {
        int start = at;
        String word = word();
        game.hasMovetext = true;
        if (!RESULTS.contains(word)) {
            addMove(game, start, withoutNumber(word));
        } else if (!game.line.isInVariation()) {
            game.result = word;
        }
    }

    private void addMove(Draft game, int start, String move) {
        if (GLYPH.matcher(move).matches()) {
            game.line.addGlyph(Integer.parseInt(move.substring(1)));
        } else if (move.startsWith("$")) {
            damage(game, start, '"' + move + "\" is no glyph");
        } else {
            game.line.addMove(move);
        }
    }

    private String word() {
        int start = at;
        while (at < text.length() && !isBlank(text.charAt(at)) && DELIMITERS.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(start, at);
    }

    /** Cuts "12." and "12..." off, which may stand before a move without a blank. */
    private static String withoutNumber(String word) {
        int digits = 0;
        while (digits < word.length() && Character.isDigit(word.charAt(digits))) {
            digits++;
        }
        int dots = digits;
        while (dots < word.length() && word.charAt(dots) == '.') {
            dots++;
        }
        return dots > digits || dots == word.length() ? word.substring(dots) : word;
    }

    // ---- comments -------------------------------------------------------------------------------------------------

    /** A comment that begins at an index, and the index behind it. */
    private record Comment(int begin, String text, int end, boolean isClosed) {}

    private Comment comment(int begin) {
        if (text.charAt(begin) == ';') {
            int lineEnd = lineEnd(begin);
            return new Comment(begin, text.substring(begin + 1, lineEnd), lineEnd, true);
        }
        int index = begin + 1;
        while (index < text.length() && text.charAt(index) != '}' && !isFirstTag(index)) {
            index++;
        }
        boolean isClosed = index < text.length() && text.charAt(index) == '}';
        return new Comment(begin, text.substring(begin + 1, index), isClosed ? index + 1 : index, isClosed);
    }

    /** Goes on behind a comment; false if it is not closed, and nothing of this game follows. */
    private boolean pass(Draft game, Comment comment) {
        at = comment.end;
        if (!comment.isClosed) {
            damage(game, comment.begin, "a comment that is not closed");
        }
        return comment.isClosed;
    }

    /** Reads the comments behind a result: those that begin in its line, or all if nothing else follows. */
    private void readRemarks(Draft game) {
        int behind = at;
        boolean isSameLine = true;
        List<Comment> later = new ArrayList<>();
        while (true) {
            int from = at;
            skipToContent();
            isSameLine &= !hasLineBreak(from, at);
            if (at == text.length()) {
                later.forEach(comment -> game.line.addComment(comment.text));
                at = later.isEmpty() ? behind : later.getLast().end;
                return;
            }
            Optional<Comment> comment =
                    "{;".indexOf(text.charAt(at)) >= 0 ? Optional.of(comment(at)) : Optional.empty();
            if (comment.isEmpty() || !isSameLine && !comment.get().isClosed) {
                at = behind;
                return;
            }
            at = comment.get().end;
            if (isSameLine) {
                game.line.addComment(comment.get().text);
                behind = at;
                if (!pass(game, comment.get())) {
                    return;
                }
            } else {
                later.add(comment.get());
            }
        }
    }

    // ---- tags -----------------------------------------------------------------------------------------------------

    /** The name of the tag pair that begins here; empty if none does. */
    private String tagName() {
        int nameEnd = at + 1;
        while (nameEnd < text.length() && isNamePart(text.charAt(nameEnd))) {
            nameEnd++;
        }
        int value = nameEnd;
        while (value < text.length() && isBlank(text.charAt(value))) {
            value++;
        }
        return text.charAt(at) == '[' && text.startsWith("\"", value) ? text.substring(at + 1, nameEnd) : "";
    }

    /** Letters, digits and underscores, and all that is not ASCII: the answer is the same in any encoding. */
    private static boolean isNamePart(char c) {
        return c > '~' || c == '_' || Character.isLetterOrDigit(c);
    }

    private void readBracket(Draft game) {
        if (!game.hasMovetext) {
            readTag(game);
        } else if (tagName().isEmpty()) {
            damage(game, at, "a [ that begins no tag pair");
            at++;
        } else {
            damage(game, at, "a tag pair behind words");
            readTag(game);
        }
    }

    private void readTag(Draft game) {
        int open = at;
        game.hasEvent |= isFirstTag(open);
        at++;
        int nameEnd = at;
        while (nameEnd < text.length() && "\"[]{}\r\n".indexOf(text.charAt(nameEnd)) < 0) {
            nameEnd++;
        }
        String name = text.substring(at, nameEnd).trim();
        at = nameEnd;
        skipBlanks();
        if (name.isEmpty() || !text.startsWith("\"", at)) {
            damage(game, open, "a tag pair without a value");
            at = text.startsWith("]", nameEnd) ? nameEnd + 1 : nameEnd;
            return;
        }
        at++;
        String value = readValue(game, open);
        String other = game.tags.put(name, value);
        if (other != null && !other.equals(value)) {
            damage(game, open, "a second tag " + name);
        }
    }

    /**
     * Reads the value of a tag pair and what closes it. The value may have quotation marks without a backslash in it and go
     * on in the next lines. A tag pair that is not closed ends with its line, or with its first quotation mark, and takes
     * nothing of those behind it.
     */
    private String readValue(Draft game, int open) {
        StringBuilder value = new StringBuilder();
        int firstQuote = -1;
        int firstLength = 0;
        int limit = -1;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (isLineBreak(c)) {
                limit = limit < 0 ? valueLimit(at) : limit;
            }
            if (at == limit || c == '[' && firstQuote >= 0) {
                break;
            } else if (c == '"' && isBehindValue(at + 1)) {
                at++;
                closeTag(game, open);
                return value.toString();
            } else if (c == '\\' && (text.startsWith("\"", at + 1) || text.startsWith("\\", at + 1))) {
                value.append(text.charAt(at + 1));
                at += 2;
            } else {
                if (c == '"' && firstQuote < 0) {
                    firstQuote = at;
                    firstLength = value.length();
                }
                value.append(c);
                at++;
            }
        }
        damage(game, open, "a tag pair that is not closed");
        if (firstQuote >= 0) {
            at = firstQuote + 1;
            value.setLength(firstLength);
        }
        return value.toString();
    }

    /** Whether the quotation mark before an index ends a value: the bracket follows, the next tag pair, or nothing. */
    private boolean isBehindValue(int index) {
        int next = behindSpaces(index);
        return next == text.length() || "[]\r\n".indexOf(text.charAt(next)) >= 0;
    }

    private int behindSpaces(int from) {
        int index = from;
        while (index < text.length() && isBlank(text.charAt(index)) && !isLineBreak(text.charAt(index))) {
            index++;
        }
        return index;
    }

    private void closeTag(Draft game, int open) {
        int bracket = behindSpaces(at);
        if (text.startsWith("]", bracket)) {
            at = bracket + 1;
        } else {
            damage(game, open, "a tag pair that is not closed");
        }
    }

    /**
     * How far a value may go that is not closed in its line: to the end of the first line behind it that ends with a
     * quotation mark and a bracket, if that comes before the next tag pair and the next empty line.
     *
     * @param first the end of its own line, which is the answer if there is none
     */
    private int valueLimit(int first) {
        int last = first;
        String line = "";
        while (!line.endsWith("\"]") && last < text.length()) {
            int begin = text.startsWith("\r\n", last) ? last + 2 : last + 1;
            last = lineEnd(begin);
            line = text.substring(Math.min(begin, last), last).trim();
            if (line.isEmpty() || line.startsWith("[")) {
                return first;
            }
        }
        return line.endsWith("\"]") ? last : first;
    }
}
