package parachute.games.shogun;

/** The two kinds of pieces. */
public enum Kind {
    /** Each side starts with seven. */
    PAWN('P', 4),
    /** Each side has one. */
    KING('K', 2);

    private final char letter;
    private final int maxEnergy;

    Kind(char letter, int maxEnergy) {
        this.letter = letter;
        this.maxEnergy = maxEnergy;
    }

    /** Returns the letter, P or K. */
    public char letter() {
        return letter;
    }

    /** Returns the maximum energy of such a piece in squares; the minimum is 1. */
    public int maxEnergy() {
        return maxEnergy;
    }
}
