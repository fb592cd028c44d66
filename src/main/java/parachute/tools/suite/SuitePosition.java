package parachute.tools.suite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.San;

/**
 * A position to be solved, a line of extended position description (EPD).
 *
 * @param id its name in the suite
 * @param position the position, without a game before it
 * @param best the moves that solve it, at least one
 * @param mate the moves until mate, if it is one to mate in
 * @param comment what kind of move solves it
 */
public record SuitePosition(String id, Position position, List<Integer> best, OptionalInt mate, String comment) {
    private static final int FEN_FIELDS = 4;

    /** Keeps the list from changing. */
    public SuitePosition {
        best = List.copyOf(best);
    }

    /**
     * Reads a line: four fields of a FEN, and operations {@code bm} (in SAN), {@code id}, and where they apply
     * {@code dm} and {@code c0}, each ended by a semicolon.
     *
     * @throws IllegalArgumentException if the line is no such thing; the message names what is wrong
     */
    public static SuitePosition parse(String line, Variant variant) {
        String[] fields = line.strip().split("\\s+", FEN_FIELDS + 1);
        if (fields.length <= FEN_FIELDS) {
            throw new IllegalArgumentException("expected a position and operations, not \"" + line + '"');
        }
        Map<String, String> operations = new HashMap<>();
        for (String operation : fields[FEN_FIELDS].split(";")) {
            String[] words = operation.strip().split("\\s+", 2);
            operations.put(words[0], words.length > 1 ? words[1].replace("\"", "") : "");
        }
        Position position = Fen.parse(String.join(" ", List.of(fields).subList(0, FEN_FIELDS)), variant);
        OptionalInt mate = operations.containsKey("dm")
                ? OptionalInt.of(Integer.parseInt(operations.get("dm")))
                : OptionalInt.empty();
        return new SuitePosition(
                operations.getOrDefault("id", ""),
                position,
                moves(position, operations.getOrDefault("bm", "")),
                mate,
                operations.getOrDefault("c0", ""));
    }

    private static List<Integer> moves(Position position, String text) {
        List<Integer> moves = new ArrayList<>();
        for (String word : text.split(" ")) {
            int move = San.parse(position, word);
            if (move == Move.NONE) {
                throw new IllegalArgumentException('"' + word + "\" is no move in " + Fen.format(position));
            }
            moves.add(move);
        }
        return moves;
    }

    /** The same under another name. */
    SuitePosition named(String name) {
        return new SuitePosition(name, position, best, mate, comment);
    }

    /** The line that {@link #parse} reads. */
    public String format() {
        String[] fen = Fen.format(position).split(" ");
        String moves = best.stream().map(move -> San.format(position, move)).collect(Collectors.joining(" "));
        return String.join(" ", List.of(fen).subList(0, FEN_FIELDS))
                + " bm " + moves + ';'
                + (mate.isPresent() ? " dm " + mate.getAsInt() + ';' : "")
                + " id \"" + id + "\";"
                + (comment.isEmpty() ? "" : " c0 \"" + comment + "\";");
    }
}
