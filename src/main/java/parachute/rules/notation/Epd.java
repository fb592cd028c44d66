package parachute.rules.notation;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import parachute.rules.board.Position;

/**
 * A line of extended position description (EPD): the first four fields of a FEN and operations such as {@code bm Nf3;
 * id "one";}. The counters are read from {@code hmvc} and {@code fmvn}, or from where a FEN has them. The fields may
 * have any form that {@link Fen#parse} reads.
 *
 * @param position the position, without earlier moves
 * @param operations the operands by their opcodes, without quotation marks
 */
public record Epd(Position position, Map<String, String> operations) {
    private static final int FEN_FIELDS = 4;

    private static final Pattern SPACE = Pattern.compile("[\\s\\p{Z}]");

    /** A number of moves to mate in place of a best move. */
    private static final Pattern MATE = Pattern.compile("#\\d{1,3}");

    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");

    /** Copies the operations. */
    public Epd {
        operations = Map.copyOf(operations);
    }

    /**
     * Reads a line.
     *
     * @param name the variant of the position
     * @param warnings receives a line about castling rights that are dropped
     * @throws IllegalArgumentException if it does not have four fields or they are not a legal position; the message
     *     names the offending text
     */
    public static Epd parse(String line, VariantName name, Consumer<String> warnings) {
        if (new FenFields(line).next(FEN_FIELDS).contains("")) {
            throw new IllegalArgumentException("expected a position and operations, not " + QuotedText.of(line));
        }
        return new FenParser(line, name).parseEpd(warnings);
    }

    /** Returns the operands by their opcodes. A quotation mark that is never closed has no meaning. */
    static Map<String, String> operations(String written) {
        String text = SPACE.matcher(written).replaceAll(" ");
        Map<String, String> operations = new HashMap<>();
        int lastQuote = text.lastIndexOf('"');
        boolean quoted = false;
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : ';';
            if (c == '"') {
                quoted = !quoted && i < lastQuote;
            } else if (c == ';' && !quoted) {
                String[] words = text.substring(start, i).strip().split(" +", 2);
                operations.put(words[0], words.length > 1 ? words[1].replace("\"", "") : "");
                start = i + 1;
            }
        }
        operations.remove("");
        return operations;
    }

    /** Returns the operand of an opcode; an empty string if the line does not have it. */
    public String operand(String opcode) {
        return operations.getOrDefault(opcode, "");
    }

    /** Returns the moves of {@code bm}, "best move", in SAN; empty if the line has none. */
    public List<String> bestMoves() {
        return words("bm").filter(Predicate.not(MATE.asMatchPredicate())).toList();
    }

    /** Returns the moves of {@code am}, "avoid move", in SAN; empty if the line has none. */
    public List<String> avoidMoves() {
        return words("am").toList();
    }

    private Stream<String> words(String opcode) {
        return Arrays.stream(operand(opcode).split("[, ]+")).filter(word -> !word.isEmpty());
    }

    /**
     * Returns the moves to mate given by {@code dm}, "direct mate", or as in some suites by {@code bm #2}; empty if the
     * line has neither.
     *
     * @throws IllegalArgumentException if the operand is not a number of at most three digits
     */
    public OptionalInt directMate() {
        if (!operations.containsKey("dm")) {
            return words("bm")
                    .filter(MATE.asMatchPredicate())
                    .mapToInt(word -> Integer.parseInt(word.substring(1)))
                    .findFirst();
        }
        String moves = operand("dm");
        if (!NUMBER.matcher(moves).matches()) {
            throw new IllegalArgumentException("expected a number of moves after dm, not " + QuotedText.of(moves));
        }
        return OptionalInt.of(Integer.parseInt(moves));
    }
}
