package parachute.rules.notation;

import java.util.Map;
import java.util.regex.Pattern;

/** Writes games in PGN's export format: lines of at most 80 characters where words allow it. */
public final class PgnWriter {
    private static final int WIDTH = 80;
    private static final Pattern UNSAFE_IN_COMMENT = Pattern.compile("[{}]");

    private PgnWriter() {}

    /**
     * The text of a game, with an empty line at its end.
     *
     * @param game its moves are written as they are; braces are removed from comments
     * @param firstMoveNumber the number of the first move, from 1
     * @param blackBegins whether the first move is Black's
     */
    public static String format(PgnGame game, int firstMoveNumber, boolean blackBegins) {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, String> tag : game.tags().entrySet()) {
            String value = tag.getValue().replace("\\", "\\\\").replace("\"", "\\\"");
            text.append('[').append(tag.getKey()).append(" \"").append(value).append("\"]\n");
        }
        text.append('\n');
        WrappedLines lines = new WrappedLines(text);
        int number = firstMoveNumber;
        boolean black = blackBegins;
        boolean numberNeeded = true;
        for (PgnGame.PgnMove move : game.moves()) {
            if (!black || numberNeeded) {
                lines.word(number + (black ? "..." : "."));
            }
            lines.word(move.san());
            numberNeeded = !move.comment().isEmpty();
            if (numberNeeded) {
                String comment = UNSAFE_IN_COMMENT.matcher(move.comment()).replaceAll("");
                for (String word : ("{" + comment + "}").split("\\s+")) {
                    lines.word(word);
                }
            }
            number += black ? 1 : 0;
            black = !black;
        }
        lines.word(game.result());
        return text.append("\n\n").toString();
    }

    /** Words with blanks or line ends between them. */
    private static final class WrappedLines {
        private final StringBuilder text;
        private int column;

        WrappedLines(StringBuilder text) {
            this.text = text;
        }

        void word(String word) {
            if (column > 0 && column + 1 + word.length() > WIDTH) {
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
