package parachute.games.shogun;

/** The two sides. */
public enum Colour {
    /** Starts on row 1. */
    WHITE('W'),
    /** Starts on row 8. */
    RED('R');

    private final char letter;

    Colour(char letter) {
        this.letter = letter;
    }

    /** Returns the letter, W or R. */
    public char letter() {
        return letter;
    }

    /** Returns the opponent. */
    public Colour other() {
        return this == WHITE ? RED : WHITE;
    }
}
