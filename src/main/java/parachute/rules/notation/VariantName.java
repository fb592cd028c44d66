package parachute.rules.notation;

import java.util.Locale;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/**
 * What a game is called where its start position counts as well: in the tag Variant of PGN, in XBoard's protocol and for
 * matches. Chess960 and Crazyhouse960 have the rules of chess and crazyhouse; where king and rooks begin is all that
 * differs.
 *
 * @param variant the rules
 * @param chess960 whether the game begins with any of the 960 start positions
 */
public record VariantName(Variant variant, boolean chess960) {
    /** What is played where nothing else is asked for: chess from its start position. */
    public static final VariantName DEFAULT = new VariantName(Variant.DEFAULT, false);

    /** Chess960: the only game of 960 start positions that has a name of its own. */
    public static final VariantName CHESS960 = new VariantName(Variant.CHESS, true);

    private static final String SUFFIX = "960";

    /** The name of a game that begins with a position: that of 960 only where it castles otherwise than in chess. */
    public static VariantName of(Position first) {
        return new VariantName(first.variant(), !first.castlingSquares().isStandard());
    }

    /**
     * Reads a name in upper or lower case: those of {@link Variant#parse}, the same with 960 behind them, and the ways in
     * which other programs write Fischer's name.
     *
     * @throws IllegalArgumentException if there is none; the message names the text and what was expected
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
                    "unknown variant \"" + name + "\", expected chess, crazyhouse, chess960 or crazyhouse960", e);
        }
    }

    /** The name in XBoard's protocol, which cutechess writes into PGN as well: Crazyhouse960 is crazyhouse there. */
    public String xboard() {
        return chess960 && variant == Variant.CHESS ? "fischerandom" : variant.xboardName();
    }

    /** The value of the tag Variant: chess, crazyhouse, Chess960 as lichess has it, or Crazyhouse960 as PyChess has it. */
    public String pgn() {
        String rules = variant.uciName();
        return chess960 ? rules.substring(0, 1).toUpperCase(Locale.ROOT) + rules.substring(1) + SUFFIX : rules;
    }
}
