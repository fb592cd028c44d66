package parachute.engine.strength;

/**
 * A strength to play at, on the scale of levels.md for the variant.
 *
 * @param elo {@link #MIN} to {@link #MAX}
 */
public record Strength(int elo) {
    /** Minimum Elo. */
    public static final int MIN = 200;

    /** Maximum Elo of a limited strength. */
    public static final int MAX = 1_900;

    /** Default Elo: that of a player who plays often. */
    public static final int DEFAULT = 1_000;

    /** Checks the range. */
    public Strength {
        if (elo < MIN || elo > MAX) {
            throw new IllegalArgumentException("Elo " + elo + ", expected " + MIN + " to " + MAX);
        }
    }
}
