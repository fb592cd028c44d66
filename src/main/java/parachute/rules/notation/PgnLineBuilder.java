package parachute.rules.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/** Builds a line of moves from the parts of a PGN file. A variation without a move to replace becomes a comment. */
final class PgnLineBuilder {
    /** Variations nested more deeply become comments, so that code that follows them may recurse. */
    private static final int MAX_DEPTH = 100;

    private static final int MAX_NUMBER_LENGTH = 4;

    /** A line break with the white space around it, which has no meaning. */
    private static final Pattern LINE_BREAK = Pattern.compile("[ \\t]*+(?:[\\r\\n]++[ \\t]*+)++");

    /** A move whose comments, glyphs and variations are not complete yet. */
    private static final class OpenMove {
        private final String san;
        private final Set<Integer> glyphs;
        private final StringJoiner comments = new StringJoiner(" ");
        private final List<PgnLine> variations = new ArrayList<>();

        OpenMove(String san, Set<Integer> glyphs) {
            this.san = san;
            this.glyphs = glyphs;
        }

        PgnGame.PgnMove close() {
            return new PgnGame.PgnMove(san, List.copyOf(glyphs), comments.toString(), variations);
        }
    }

    /** A line that is not complete yet. */
    private static final class OpenLine {
        private final int begin;
        private final StringJoiner comments = new StringJoiner(" ");
        private final List<OpenMove> moves = new ArrayList<>();

        /** Glyphs before the first move, where some programs put a variation's purpose. */
        private final Set<Integer> firstGlyphs = new LinkedHashSet<>();

        /** Twice the number of the next move, plus one if it is Black's; 0 before the first number. */
        private int nextPly;

        OpenLine(int begin) {
            this.begin = begin;
        }

        void addComment(String comment) {
            if (!comment.isEmpty()) {
                (moves.isEmpty() ? comments : moves.getLast().comments).add(comment);
            }
        }

        PgnLine close() {
            if (moves.isEmpty()) {
                firstGlyphs.forEach(glyph -> addComment("$" + glyph));
            }
            return new PgnLine(
                    comments.toString(), moves.stream().map(OpenMove::close).toList());
        }
    }

    /** The lines that are not complete, the innermost first. */
    private final Deque<OpenLine> open = new ArrayDeque<>(List.of(new OpenLine(0)));

    private OpenLine current() {
        return open.element();
    }

    /** Returns whether the moves are those of a variation. */
    boolean isInVariation() {
        return open.size() > 1;
    }

    /** Returns the index at which the outermost open variation begins; empty if none is open. */
    Optional<Integer> variation() {
        return open.reversed().stream().skip(1).map(line -> line.begin).findFirst();
    }

    /** Returns whether there are no moves yet. */
    boolean hasNoMoves() {
        return open.getLast().moves.isEmpty();
    }

    /** Adds a move, or a word in place of one. */
    void addMove(String san) {
        OpenLine line = current();
        line.moves.add(new OpenMove(san, line.moves.isEmpty() ? line.firstGlyphs : new LinkedHashSet<>()));
        line.nextPly += line.nextPly > 0 ? 1 : 0;
    }

    /** Adds a move number with its dots, or dots alone. */
    void addNumber(String number) {
        OpenLine line = current();
        line.nextPly = number.startsWith(".") ? line.nextPly | 1 : ply(number);
    }

    /** Returns whether a move number shows that a move of Black is missing before it. */
    boolean lacksMove(String number) {
        int nextPly = current().nextPly;
        return nextPly % 2 == 1 && ply(number) == nextPly + 1;
    }

    /** Returns twice the number, plus one if it is written as Black's; 0 if it is unknown. */
    private static int ply(String number) {
        int digits = 0;
        while (digits < number.length() && Character.isDigit(number.charAt(digits))) {
            digits++;
        }
        boolean isBlack = number.endsWith("..") || number.endsWith("\u2026");
        return digits == 0 || digits > MAX_NUMBER_LENGTH
                ? 0
                : 2 * Integer.parseInt(number.substring(0, digits)) + (isBlack ? 1 : 0);
    }

    /** Adds a glyph to the last move, or to the first one if there is none yet. */
    void addGlyph(int glyph) {
        OpenLine line = current();
        (line.moves.isEmpty() ? line.firstGlyphs : line.moves.getLast().glyphs).add(glyph);
    }

    /** Adds a comment to the last move, or to what follows if there is none. */
    void addComment(String text) {
        current().addComment(inOneLine(text));
    }

    /** Returns a comment in one line, without white space around it. */
    static String inOneLine(String comment) {
        String stripped = comment.strip();
        return stripped.chars().anyMatch(PgnTokenizer::isLineBreak)
                ? LINE_BREAK.matcher(stripped).replaceAll(" ")
                : stripped;
    }

    /** Returns two comments joined. */
    static String joined(String first, String second) {
        return (first + ' ' + second).strip();
    }

    /** Opens a variation of the last move, which begins at an index. */
    void openVariation(int begin) {
        open.push(new OpenLine(begin));
    }

    /**
     * Closes the innermost variation.
     *
     * @param text the text that contains it
     * @param end the index after it
     * @return false if it becomes a comment because it does not follow a move or is nested too deeply
     */
    boolean closeVariation(String text, int end) {
        OpenLine closed = open.pop();
        PgnLine variation = closed.close();
        OpenLine line = current();
        boolean hasPlace = !line.moves.isEmpty() && open.size() <= MAX_DEPTH;
        if (hasPlace && !variation.equals(new PgnLine("", List.of()))) {
            line.moves.getLast().variations.add(variation);
        } else if (!hasPlace && open.size() <= MAX_DEPTH + 1) { // deeper ones are part of this comment
            addComment(text.substring(closed.begin, end));
        }
        return hasPlace;
    }

    /** Returns the complete line; no variation may be open. */
    PgnLine finish() {
        return current().close();
    }
}
