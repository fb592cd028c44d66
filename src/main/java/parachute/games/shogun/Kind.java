package parachute.games.shogun;

/** The two kinds of pieces. */
public enum Kind {
    /** Each side starts with seven. */
    PAWN('P', 4),
    /** Each side has one. */
    KING('K', 2);

    private final char letter;
    private final int mostEnergy;

    Kind(char letter, int mostEnergy) {
        this.letter = letter;
        this.mostEnergy = mostEnergy;
    }

    /** P or K. */
    public char letter() {
        return letter;
    }

    /** The greatest energy of such a piece in squares; the least is 1. */
    public int mostEnergy() {
        return mostEnergy;
    }
}
