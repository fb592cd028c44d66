package parachute.games.uttt;

import java.util.Arrays;
import java.util.Optional;

/** The content of a cell, and the result of a board. */
public enum Mark {
    /** The player who starts, or a board that this player has won. */
    X('x'),
    /** The player who moves second, or a board that this player has won. */
    ZERO('0'),
    /** A board that is full and won by neither player; only on the big board. */
    DRAWN('r'),
    /** A free cell, or a board that is not decided. */
    EMPTY('.');

    private final char symbol;

    Mark(char symbol) {
        this.symbol = symbol;
    }

    /** Returns the mark with this symbol, one of {@code x}, {@code 0}, {@code r} and {@code .}. */
    public static Optional<Mark> of(char symbol) {
        return Arrays.stream(values()).filter(mark -> mark.symbol == symbol).findFirst();
    }

    /** Returns the character that stands for it. */
    public char symbol() {
        return symbol;
    }

    /**
     * Returns the other player.
     *
     * @throws IllegalStateException if this is not a player
     */
    public Mark opponent() {
        return switch (this) {
            case X -> ZERO;
            case ZERO -> X;
            default -> throw new IllegalStateException(this + " is not a player");
        };
    }

    /** Returns the {@link #symbol}. */
    @Override
    public String toString() {
        return String.valueOf(symbol);
    }
}
