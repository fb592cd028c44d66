package parachute.rules.notation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/**
 * A line of extended position description (EPD): the first four fields of a FEN and operations such as
 * {@code bm Nf3; id "one";}. A FEN with its counters is read as well.
 *
 * @param position the position, without a game before it
 * @param operations the operands by their opcodes, without quotation marks
 */
public record Epd(Position position, Map<String, String> operations) {
    private static final int FEN_FIELDS = 4;

    /** A semicolon that is not in quotes. */
    private static final Pattern OPERATION_END = Pattern.compile(";(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)");

    private static final Pattern COUNTERS = Pattern.compile("\\d+\\s+\\d+(\\s+|$)");

    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");

    /** Keeps the operations from changing. */
    public Epd {
        operations = Map.copyOf(operations);
    }

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if it has no four fields or they are no legal position; the message names the text
     *     at fault
     */
    public static Epd parse(String line, Variant variant) {
        String[] fields = line.strip().split("\\s+", FEN_FIELDS + 1);
        if (fields.length < FEN_FIELDS) {
            throw new IllegalArgumentException("expected a position and operations, not \"" + line + '"');
        }
        String rest = fields.length > FEN_FIELDS ? fields[FEN_FIELDS] : "";
        Matcher counters = COUNTERS.matcher(rest);
        int end = counters.lookingAt() ? counters.end() : 0;
        String fen = String.join(" ", List.of(fields).subList(0, FEN_FIELDS)) + ' ' + rest.substring(0, end);
        return new Epd(Fen.parse(fen, variant), operations(rest.substring(end)));
    }

    private static Map<String, String> operations(String text) {
        Map<String, String> operations = new HashMap<>();
        for (String operation : OPERATION_END.split(text)) {
            String[] words = operation.strip().split("\\s+", 2);
            if (!words[0].isEmpty()) {
                operations.put(words[0], words.length > 1 ? words[1].replace("\"", "") : "");
            }
        }
        return operations;
    }

    /** The operand of an opcode; empty text if the line does not have it. */
    public String operand(String opcode) {
        return operations.getOrDefault(opcode, "");
    }

    /**
     * The moves to mate by {@code dm}, "direct mate"; empty if the line does not have it.
     *
     * @throws IllegalArgumentException if the operand is no number of at most three digits
     */
    public OptionalInt directMate() {
        if (!operations.containsKey("dm")) {
            return OptionalInt.empty();
        }
        String moves = operand("dm");
        if (!NUMBER.matcher(moves).matches()) {
            throw new IllegalArgumentException("expected a number of moves behind dm, not \"" + moves + '"');
        }
        return OptionalInt.of(Integer.parseInt(moves));
    }
}
