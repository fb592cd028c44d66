package parachute.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Writes games in PGN's export format: lines of at most 80 characters where words allow it. Annotation symbols stand
 * behind the move, as people write them.
 */
public final class PgnWriter {
    private static final int WIDTH = 80;

    /** Where a comment may be broken: not inside a command such as [%eval 0.31], which readers look for as it is. */
    private static final Pattern BREAK = Pattern.compile("\\s+(?![^\\[\\]]{0,40}])");

    private PgnWriter() {}

    /**
     * The text of a game, with an empty line at its end.
     *
     * @param game its moves are written as they are, without a check; in a comment with a closing brace, which would end
     *     there, braces become brackets
     * @param firstMoveNumber the number of the first move, from 1
     * @param blackBegins whether the first move is Black's
     */
    public static String format(PgnGame game, int firstMoveNumber, boolean blackBegins) {
        StringBuilder text = new StringBuilder(formatTags(game.tags())).append('\n');
        List<String> words = new ArrayList<>();
        addLine(game.line(), 2 * firstMoveNumber + (blackBegins ? 1 : 0), words);
        words.add(game.result());
        appendWrapped(words, text);
        return text.append("\n\n").toString();
    }

    /** The lines of tags, as a game begins with them. */
    public static String formatTags(Map<String, String> tags) {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, String> tag : tags.entrySet()) {
            String value = tag.getValue().replace("\\", "\\\\").replace("\"", "\\\"");
            text.append('[').append(tag.getKey()).append(" \"").append(value).append("\"]\n");
        }
        return text.toString();
    }

    /** Moves with their comments and variations in one line, with the number of the first move and its side as above. */
    static String movetext(List<PgnGame.PgnMove> moves, int firstMoveNumber, boolean blackBegins) {
        List<String> words = new ArrayList<>();
        addLine(new PgnLine("", moves), 2 * firstMoveNumber + (blackBegins ? 1 : 0), words);
        return String.join(" ", words);
    }

    /**
     * Adds the words of a line.
     *
     * @param firstPly twice the number of the first move, and one more if it is Black's
     */
    private static void addLine(PgnLine line, int firstPly, List<String> words) {
        addComment(line.comment(), words);
        boolean numberNeeded = true;
        int ply = firstPly;
        for (PgnGame.PgnMove move : line.moves()) {
            boolean black = ply % 2 == 1;
            if (!black || numberNeeded) {
                words.add(ply / 2 + (black ? "..." : "."));
            }
            addMove(move, words);
            addComment(move.comment(), words);
            for (PgnLine variation : move.variations()) {
                addVariation(variation, ply, words);
            }
            numberNeeded = !move.comment().isEmpty() || !move.variations().isEmpty();
            ply++;
        }
    }

    private static void addMove(PgnGame.PgnMove move, List<String> words) {
        List<Integer> glyphs = move.glyphs();
        boolean symbol = !glyphs.isEmpty() && PgnSymbol.hasSymbol(glyphs.get(0));
        words.add(move.san() + (symbol ? PgnSymbol.symbol(glyphs.get(0)) : ""));
        glyphs.stream().skip(symbol ? 1 : 0).forEach(glyph -> words.add("$" + glyph));
    }

    private static void addComment(String comment, List<String> words) {
        if (!comment.isEmpty()) {
            String safe = comment.indexOf('}') < 0 ? comment : withoutBraces(comment);
            words.addAll(List.of(BREAK.split("{" + safe + "}")));
        }
    }

    /** A text with brackets in place of braces, so that it can be a comment, which a closing brace would end. */
    static String withoutBraces(String text) {
        return text.replace('{', '[').replace('}', ']');
    }

    private static void addVariation(PgnLine variation, int firstPly, List<String> words) {
        int first = words.size();
        addLine(variation, firstPly, words);
        if (words.size() > first) {
            words.set(first, "(" + words.get(first));
            words.add(words.removeLast() + ")");
        }
    }

    /** Writes words in lines, none of which begins with what readers would skip or take for another game. */
    private static void appendWrapped(List<String> words, StringBuilder text) {
        int column = 0;
        for (String word : words) {
            boolean mayBeginLine = !word.startsWith("%") && !word.startsWith("[Event");
            if (column > 0 && column + 1 + word.length() > WIDTH && mayBeginLine) {
                text.append('\n');
                column = 0;
            } else if (column > 0) {
                text.append(' ');
                column++;
            }
            text.append(word);
            column += word.length();
        }
    }
}
