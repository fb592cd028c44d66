package parachute.games.shogun;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A piece and its square.
 *
 * @param kind pawn or king
 * @param colour its side
 * @param energy squares that it moves, 1 to {@link Kind#maxEnergy}
 * @param pos its square, possibly outside the board
 */
public record ShogunPiece(Kind kind, Colour colour, int energy, ShogunSquare pos) {
    private static final Pattern TEXT = Pattern.compile("([WR])([PK])(\\d)@(.+)");

    /**
     * Checks the energy.
     *
     * @throws IllegalArgumentException if it is out of range for the kind
     */
    public ShogunPiece {
        if (energy < 1 || energy > kind.maxEnergy()) {
            throw new IllegalArgumentException("the energy of a " + kind + " is not " + energy);
        }
    }

    /** Parses a piece such as {@code WP3@4,4}; empty for any other text. */
    public static Optional<ShogunPiece> parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Colour colour = matcher.group(1).equals("W") ? Colour.WHITE : Colour.RED;
        Kind kind = matcher.group(2).equals("P") ? Kind.PAWN : Kind.KING;
        int energy = Integer.parseInt(matcher.group(3));
        return energy < 1 || energy > kind.maxEnergy()
                ? Optional.empty()
                : ShogunSquare.parse(matcher.group(4)).map(pos -> new ShogunPiece(kind, colour, energy, pos));
    }

    /** Returns the same piece on another square. */
    public ShogunPiece at(ShogunSquare square) {
        return new ShogunPiece(kind, colour, energy, square);
    }

    /** Returns the text that {@link #parse} reads. */
    @Override
    public String toString() {
        return "" + colour.letter() + kind.letter() + energy + "@" + pos;
    }
}
