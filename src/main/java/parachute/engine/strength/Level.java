package parachute.engine.strength;

import java.util.Optional;

/** Ten strengths with names, the last of them without a limit. */
public enum Level {
    /** Knows how the pieces move, and takes what it can. */
    NEWCOMER("newcomer", 600),
    /** Overlooks most threats. */
    BEGINNER("beginner", 800),
    /** Overlooks many threats. */
    NOVICE("novice", 1_000),
    /** Plays now and then. */
    CASUAL("casual player", 1_200),
    /** Plays often. */
    REGULAR("regular player", 1_400),
    /** Plays in a club. */
    CLUB("club player", 1_600),
    /** Plays tournaments. */
    TOURNAMENT("tournament player", 1_800),
    /** Wins tournaments. */
    EXPERT("expert", 2_000),
    /** The strongest with a limit. */
    MASTER("master", Strength.MAX),
    /** All that the engine can. */
    FULL("full strength");

    private final String label;
    private final Optional<Strength> strength;

    Level(String label, int elo) {
        this.label = label;
        strength = Optional.of(new Strength(elo));
    }

    Level(String label) {
        this.label = label;
        strength = Optional.empty();
    }

    /**
     * The level with a number.
     *
     * @throws IllegalArgumentException if it is not 1 to 10
     */
    public static Level of(int number) {
        if (number < 1 || number > values().length) {
            throw new IllegalArgumentException("level " + number + ", expected 1 to " + values().length);
        }
        return values()[number - 1];
    }

    /** 1 for the weakest to 10. */
    public int number() {
        return ordinal() + 1;
    }

    /** Its name, in English words. */
    public String label() {
        return label;
    }

    /** Its strength; empty if it is not limited. */
    public Optional<Strength> strength() {
        return strength;
    }
}
