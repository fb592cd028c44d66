package parachute.engine.strength;

/**
 * A strength to play at, by the scale of levels.md in the variant that is played.
 *
 * @param elo {@link #MIN} to {@link #MAX}
 */
public record Strength(int elo) {
    /** The weakest. */
    public static final int MIN = 200;

    /** The strongest that is limited at all. */
    public static final int MAX = 1_900;

    /** That of a player who plays often, until another one is chosen. */
    public static final int DEFAULT = 1_000;

    /** A strength in the range. */
    public Strength {
        if (elo < MIN || elo > MAX) {
            throw new IllegalArgumentException("Elo " + elo + ", expected " + MIN + " to " + MAX);
        }
    }
}
