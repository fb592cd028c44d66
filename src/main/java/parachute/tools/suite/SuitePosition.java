package parachute.tools.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Epd;
import parachute.rules.notation.Fen;
import parachute.rules.notation.San;
import parachute.rules.notation.VariantName;

/**
 * A position to be solved, a line of extended position description (EPD).
 *
 * @param id its name in the suite
 * @param position the position, without a game before it
 * @param best the moves that solve it; empty if any does that is not to be avoided
 * @param avoid the moves that do not solve it
 * @param mate the moves until mate, if it is one to mate in
 * @param comment what kind of move solves it
 */
public record SuitePosition(
        String id, Position position, List<Integer> best, List<Integer> avoid, OptionalInt mate, String comment) {
    private static final int FEN_FIELDS = 4;

    public SuitePosition {
        best = List.copyOf(best);
        avoid = List.copyOf(avoid);
    }

    /** Creates a position without moves to avoid. */
    SuitePosition(String id, Position position, List<Integer> best, OptionalInt mate, String comment) {
        this(id, position, best, List.of(), mate, comment);
    }

    /** Reads a line, as {@link #of} does, of a game that may have begun with any of the 960 start positions. */
    public static SuitePosition parse(String line, Variant variant) {
        return of(Epd.parse(line, new VariantName(variant, true), warning -> {}));
    }

    /**
     * Returns what a line says by the operations {@code bm}, {@code am} (both in SAN), {@code dm}, {@code id} and
     * {@code c0}. One of the first three says what solves the position.
     *
     * @throws IllegalArgumentException if the line does not; the message names what is wrong
     */
    public static SuitePosition of(Epd epd) {
        Position position = epd.position();
        SuitePosition read = new SuitePosition(
                epd.operand("id"),
                position,
                moves(position, epd.bestMoves()),
                moves(position, epd.avoidMoves()),
                epd.directMate(),
                epd.operand("c0"));
        if (read.best.isEmpty() && read.avoid.isEmpty() && read.mate.isEmpty()) {
            throw new IllegalArgumentException("expected bm, am or dm");
        }
        return read;
    }

    private static List<Integer> moves(Position position, List<String> words) {
        List<Integer> moves = new ArrayList<>();
        for (String word : words) {
            int move = San.parse(position, word);
            if (move == Move.NONE) {
                throw new IllegalArgumentException('"' + word + "\" is not a legal move in " + Fen.format(position));
            }
            moves.add(move);
        }
        return moves;
    }

    /** Returns the same under another name. */
    SuitePosition named(String name) {
        return new SuitePosition(name, position, best, avoid, mate, comment);
    }

    /** Returns the line that {@link #parse} reads. */
    public String format() {
        String[] fen = Fen.format(position).split(" ");
        return String.join(" ", List.of(fen).subList(0, FEN_FIELDS))
                + (position.halfmoveClock() > 0 ? " hmvc " + position.halfmoveClock() + ';' : "")
                + format("bm", best)
                + format("am", avoid)
                + (mate.isPresent() ? " dm " + mate.getAsInt() + ';' : "")
                + (id.isEmpty() ? "" : " id \"" + id + "\";")
                + (comment.isEmpty() ? "" : " c0 \"" + comment + "\";");
    }

    private String format(String operation, List<Integer> moves) {
        return moves.isEmpty()
                ? ""
                : moves.stream()
                        .map(move -> San.format(position, move))
                        .collect(Collectors.joining(" ", " " + operation + " ", ";"));
    }
}
