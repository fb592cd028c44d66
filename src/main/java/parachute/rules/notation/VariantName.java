package parachute.rules.notation;

import java.util.Locale;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/**
 * The name of a variant together with its start positions, as used in the tag Variant of PGN, in XBoard's protocol and
 * in matches. Chess960 and Crazyhouse960 have the rules of chess and crazyhouse; they differ only in where king and
 * rooks start.
 *
 * @param variant the rules
 * @param chess960 whether the game starts from any of the 960 start positions
 */
public record VariantName(Variant variant, boolean chess960) {
    /** The default: chess from its start position. */
    public static final VariantName DEFAULT = new VariantName(Variant.DEFAULT, false);

    /** Chess960: the only variant with 960 start positions that has its own name in XBoard's protocol. */
    public static final VariantName CHESS960 = new VariantName(Variant.CHESS, true);

    private static final String SUFFIX = "960";

    /**
     * Returns the variant of a game that starts with a position: one with 960 start positions only if its castling
     * differs from that of chess.
     */
    public static VariantName of(Position first) {
        return new VariantName(first.variant(), !first.castlingSquares().isStandard());
    }

    /**
     * Reads a name in upper or lower case: those of {@link Variant#parse}, these followed by 960, and other programs'
     * spellings of Fischer's name.
     *
     * @throws IllegalArgumentException if the name is unknown; the message names the text and what was expected
     */
    public static VariantName parse(String name) {
        String lower = name.strip().toLowerCase(Locale.ROOT);
        if (lower.matches("fischerr?andom|fischer[ -]random([ -]?chess)?|frc")) {
            return CHESS960;
        }
        boolean chess960 = lower.endsWith(SUFFIX);
        String rules =
                chess960 ? lower.substring(0, lower.length() - SUFFIX.length()).strip() : lower;
        try {
            return new VariantName(Variant.parse(rules), chess960);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "unknown variant " + QuotedText.of(name)
                            + ", expected chess, crazyhouse, chess960 or crazyhouse960",
                    e);
        }
    }

    /** Returns the name in XBoard's protocol, which cutechess also writes into PGN: crazyhouse for Crazyhouse960. */
    public String xboard() {
        return chess960 && variant == Variant.CHESS ? "fischerandom" : variant.xboardName();
    }

    /**
     * Returns the value of the tag Variant: chess, crazyhouse, Chess960 as lichess has it, or Crazyhouse960 as PyChess
     * has it.
     */
    public String pgn() {
        String rules = variant.uciName();
        return chess960 ? rules.substring(0, 1).toUpperCase(Locale.ROOT) + rules.substring(1) + SUFFIX : rules;
    }
}
