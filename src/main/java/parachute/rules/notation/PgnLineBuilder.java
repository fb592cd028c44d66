package parachute.rules.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;

/** Builds a line of moves from what a PGN file says one after the other. A variation that has no place is dropped. */
final class PgnLineBuilder {
    /** Variations inside variations beyond this depth are dropped, so that whoever follows them may call itself. */
    private static final int MAX_DEPTH = 100;

    /** A line that is not complete. */
    private static final class OpenLine {
        private String comment = "";
        private final List<PgnGame.PgnMove> moves = new ArrayList<>();

        /** Glyphs before the first move, where some programs write what a variation is for. */
        private final List<Integer> firstGlyphs = new ArrayList<>();

        PgnGame.PgnMove removeLast() {
            return moves.remove(moves.size() - 1);
        }

        PgnLine close() {
            return new PgnLine(comment, moves);
        }
    }

    /** The lines that are not complete, the innermost first. */
    private final Deque<OpenLine> open = new ArrayDeque<>(List.of(new OpenLine()));

    private OpenLine current() {
        return open.element();
    }

    /** Whether the moves are those of a variation. */
    boolean isInVariation() {
        return open.size() > 1;
    }

    /** Whether there is no move yet. */
    boolean hasNoMoves() {
        return open.getLast().moves.isEmpty();
    }

    /** A move, perhaps with an annotation symbol behind it, or such a symbol alone. */
    void addMove(String text) {
        int end = text.length();
        while (end > 0 && "!?".indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        OptionalInt glyph = PgnSymbol.glyph(text.substring(end));
        String san = glyph.isPresent() ? text.substring(0, end) : text;
        if (!san.isEmpty()) {
            OpenLine line = current();
            line.moves.add(
                    new PgnGame.PgnMove(san, line.moves.isEmpty() ? line.firstGlyphs : List.of(), "", List.of()));
        }
        glyph.ifPresent(this::addGlyph);
    }

    /** A glyph of the last move, or of the first one if there is none yet. */
    void addGlyph(int glyph) {
        OpenLine line = current();
        if (line.moves.isEmpty()) {
            line.firstGlyphs.add(glyph);
        } else {
            line.moves.add(line.removeLast().withGlyph(glyph));
        }
    }

    /** A comment on the last move, or on what follows if there is none. */
    void addComment(String text) {
        String comment = text.strip().replaceAll("\\s+", " ");
        OpenLine line = current();
        if (line.moves.isEmpty()) {
            line.comment = joined(line.comment, comment);
        } else {
            PgnGame.PgnMove last = line.removeLast();
            line.moves.add(last.withComment(joined(last.comment(), comment)));
        }
    }

    private static String joined(String first, String second) {
        return (first + ' ' + second).strip();
    }

    /** A variation of the last move begins. */
    void openVariation() {
        open.push(new OpenLine());
    }

    /** It ends; false if it is dropped, since there is no move in whose place it might be played, or is too deep. */
    boolean closeVariation() {
        PgnLine variation = open.pop().close();
        OpenLine line = current();
        boolean hasPlace = !line.moves.isEmpty() && open.size() <= MAX_DEPTH;
        if (hasPlace) {
            line.moves.add(line.removeLast().withVariation(variation));
        }
        return hasPlace;
    }

    /** The line with all that was said. */
    PgnLine finish() {
        while (isInVariation()) {
            closeVariation();
        }
        return current().close();
    }
}
