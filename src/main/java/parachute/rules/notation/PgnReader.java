package parachute.rules.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Reads the games of a PGN text one after the other, with their comments, glyphs and variations. Move numbers are
 * skipped; a game without a result, also one that is cut off, has the result "*". There are no errors: what is not PGN
 * becomes moves that no position has.
 */
public final class PgnReader {
    private static final Set<String> RESULTS = Set.of("1-0", "0-1", "1/2-1/2", "*");
    private static final Pattern GLYPH = Pattern.compile("\\$\\d{1,3}");
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final String DELIMITERS = "{}();[]";

    private final String text;
    private int at;

    /** A reader at the beginning of a text. */
    public PgnReader(String text) {
        this.text = text;
    }

    /** All games of a text, in its order. */
    public static List<PgnGame> readAll(String text) {
        PgnReader reader = new PgnReader(text);
        List<PgnGame> games = new ArrayList<>();
        Optional<PgnGame> game = reader.next();
        while (game.isPresent()) {
            games.add(game.get());
            game = reader.next();
        }
        return games;
    }

    /** The next game; empty at the end of the text. */
    public Optional<PgnGame> next() {
        Map<String, String> tags = new LinkedHashMap<>();
        skipToContent();
        while (at < text.length() && text.charAt(at) == '[') {
            readTag(tags);
            skipToContent();
        }
        PgnLineBuilder line = new PgnLineBuilder();
        String result = readMoves(line);
        if (tags.isEmpty() && line.hasNoMoves() && result.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new PgnGame(tags, line.finish(), result.isEmpty() ? "*" : result));
    }

    /** The number of characters read so far, which is the index behind the last game. */
    public int position() {
        return at;
    }

    private void skipToContent() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '%' && isLineStart()) {
                skipLine();
            } else if (Character.isWhitespace(c) || c == BYTE_ORDER_MARK) {
                at++;
            } else {
                return;
            }
        }
    }

    private boolean isLineStart() {
        return at == 0 || text.charAt(at - 1) == '\n' || text.charAt(at - 1) == BYTE_ORDER_MARK;
    }

    private void skipLine() {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end + 1;
    }

    private void readTag(Map<String, String> tags) {
        int open = text.indexOf('"', at);
        int lineEnd = text.indexOf('\n', at);
        if (open < 0 || lineEnd >= 0 && open > lineEnd) {
            skipLine();
            return;
        }
        String name = text.substring(at + 1, open).strip();
        StringBuilder value = new StringBuilder();
        at = open + 1;
        while (at < text.length() && text.charAt(at) != '"') {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                at++;
            }
            value.append(text.charAt(at++));
        }
        tags.put(name, value.toString());
        int close = text.indexOf(']', at);
        at = close < 0 ? text.length() : close + 1;
    }

    /** Reads up to the result, which it answers, or to where the next game begins; then the answer is empty. */
    private String readMoves(PgnLineBuilder line) {
        while (true) {
            skipToContent();
            if (at >= text.length() || text.charAt(at) == '[') {
                return "";
            }
            switch (text.charAt(at)) {
                case '{' -> line.addComment(upTo('}'));
                case ';' -> line.addComment(upTo('\n'));
                case '(' -> {
                    line.openVariation();
                    at++;
                }
                case ')' -> {
                    line.closeVariation();
                    at++;
                }
                case '}', ']' -> at++;
                default -> {
                    String word = word();
                    if (!RESULTS.contains(word)) {
                        addMove(line, word);
                    } else if (!line.isInVariation()) {
                        return word;
                    }
                }
            }
        }
    }

    private static void addMove(PgnLineBuilder line, String word) {
        String move = withoutNumber(word);
        if (GLYPH.matcher(move).matches()) {
            line.addGlyph(Integer.parseInt(move.substring(1)));
        } else if (!move.startsWith("$")) {
            line.addMove(move);
        }
    }

    /** What stands behind the next character, up to the end of a comment, which is passed over. */
    private String upTo(char end) {
        int from = at + 1;
        int found = text.indexOf(end, from);
        at = found < 0 ? text.length() : found + 1;
        return text.substring(from, found < 0 ? text.length() : found);
    }

    private String word() {
        int start = at;
        while (at < text.length()
                && !Character.isWhitespace(text.charAt(at))
                && DELIMITERS.indexOf(text.charAt(at)) < 0) {
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
}
