package parachute.rules.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Builds a line of moves from what a PGN file says one after the other. A variation that has no place is a comment. */
final class PgnLineBuilder {
    /** Variations inside variations beyond this depth are comments, so that whoever follows them may call itself. */
    private static final int MAX_DEPTH = 100;

    private static final int MAX_NUMBER_LENGTH = 4;

    /** How texts are broken into lines, which says nothing. */
    private static final Pattern LINE_BREAK = Pattern.compile("[ \\t]*+(?:[\\r\\n]++[ \\t]*+)++");

    /** A line that is not complete. */
    private static final class OpenLine {
        private final int begin;
        private String comment = "";
        private final List<PgnGame.PgnMove> moves = new ArrayList<>();

        /** Glyphs before the first move, where some programs write what a variation is for. */
        private final List<Integer> firstGlyphs = new ArrayList<>();

        /** Twice the number of the next move, and one more if it is Black's; 0 if no number has been met. */
        private int nextPly;

        OpenLine(int begin) {
            this.begin = begin;
        }

        PgnGame.PgnMove removeLast() {
            return moves.remove(moves.size() - 1);
        }

        void addComment(String added) {
            if (moves.isEmpty()) {
                comment = joined(comment, added);
            } else {
                PgnGame.PgnMove last = removeLast();
                moves.add(last.withComment(joined(last.comment(), added)));
            }
        }

        PgnLine close() {
            if (moves.isEmpty()) {
                firstGlyphs.forEach(glyph -> addComment("$" + glyph));
            }
            return new PgnLine(comment, moves);
        }
    }

    /** The lines that are not complete, the innermost first. */
    private final Deque<OpenLine> open = new ArrayDeque<>(List.of(new OpenLine(0)));

    private OpenLine current() {
        return open.element();
    }

    /** Whether the moves are those of a variation. */
    boolean isInVariation() {
        return open.size() > 1;
    }

    /** Where the outermost variation begins that is not closed; empty if there is none. */
    Optional<Integer> variation() {
        return open.reversed().stream().skip(1).map(line -> line.begin).findFirst();
    }

    /** Whether there is no move yet. */
    boolean hasNoMoves() {
        return open.getLast().moves.isEmpty();
    }

    /** A move, or a word in the place of one. */
    void addMove(String san) {
        OpenLine line = current();
        line.moves.add(new PgnGame.PgnMove(san, line.moves.isEmpty() ? line.firstGlyphs : List.of(), "", List.of()));
        line.nextPly += line.nextPly > 0 ? 1 : 0;
    }

    /** A move number with its dots, or dots alone. */
    void addNumber(String number) {
        OpenLine line = current();
        line.nextPly = number.startsWith(".") ? line.nextPly | 1 : ply(number);
    }

    /** Whether a move number says that a move of Black is missing before it. */
    boolean lacksMove(String number) {
        int nextPly = current().nextPly;
        return nextPly % 2 == 1 && ply(number) == nextPly + 1;
    }

    /** Twice the number, and one more if it is written as Black's; 0 if it cannot be known. */
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

    /** A glyph of the last move, or of the first one if there is none yet. */
    void addGlyph(int glyph) {
        OpenLine line = current();
        if (!line.moves.isEmpty()) {
            line.moves.add(line.removeLast().withGlyph(glyph));
        } else if (!line.firstGlyphs.contains(glyph)) {
            line.firstGlyphs.add(glyph);
        }
    }

    /** A comment on the last move, or on what follows if there is none. */
    void addComment(String text) {
        current().addComment(inOneLine(text));
    }

    /** A comment without line breaks, and without what surrounds it. */
    static String inOneLine(String comment) {
        String stripped = comment.strip();
        return stripped.chars().anyMatch(PgnTokenizer::isLineBreak)
                ? LINE_BREAK.matcher(stripped).replaceAll(" ")
                : stripped;
    }

    /** Two comments as one. */
    static String joined(String first, String second) {
        return (first + ' ' + second).strip();
    }

    /** A variation of the last move begins at an index. */
    void openVariation(int begin) {
        open.push(new OpenLine(begin));
    }

    /**
     * It ends.
     *
     * @param text in which it is written
     * @param end the index after it
     * @return false if it becomes a comment, since there is no move in whose place it might be played, or is too deep
     */
    boolean closeVariation(String text, int end) {
        OpenLine closed = open.pop();
        PgnLine variation = closed.close();
        OpenLine line = current();
        boolean hasPlace = !line.moves.isEmpty() && open.size() <= MAX_DEPTH;
        if (hasPlace && !variation.equals(new PgnLine("", List.of()))) {
            line.moves.add(line.removeLast().withVariation(variation));
        } else if (!hasPlace && open.size() <= MAX_DEPTH + 1) { // what is deeper is part of this comment
            addComment(text.substring(closed.begin, end));
        }
        return hasPlace;
    }

    /** The line with all that was said; there are no open variations. */
    PgnLine finish() {
        return current().close();
    }
}
