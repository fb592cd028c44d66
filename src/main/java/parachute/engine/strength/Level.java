package parachute.engine.strength;

import java.util.Optional;
import java.util.OptionalInt;

/** Strengths with names: random moves, ten levels of the engine, and the last of these without a limit. */
public enum Level {
    /** Plays any legal move. */
    RANDOM(0, "random moves"),
    /** Knows how the pieces move, and takes what it can. */
    NEWCOMER(1, "newcomer", 200),
    /** Overlooks most threats. */
    BEGINNER(2, "beginner", 400),
    /** Overlooks many threats. */
    NOVICE(3, "novice", 600),
    /** Plays now and then. */
    CASUAL(4, "casual player", 800),
    /** Plays often. */
    REGULAR(5, "regular player", 1_000),
    /** Plays in a club. */
    CLUB(6, "club player", 1_200),
    /** Plays tournaments. */
    TOURNAMENT(7, "tournament player", 1_400),
    /** Wins tournaments. */
    EXPERT(8, "expert", 1_600),
    /** The strongest with a limit. */
    MASTER(9, "master", Strength.MAX),
    /** All that the engine can. */
    FULL(10, "full strength");

    private final int number;
    private final String label;
    private final OptionalInt elo;

    Level(int number, String label, int elo) {
        this(number, label, OptionalInt.of(elo));
    }

    Level(int number, String label) {
        this(number, label, OptionalInt.empty());
    }

    Level(int number, String label, OptionalInt elo) {
        this.number = number;
        this.label = label;
        this.elo = elo;
    }

    /**
     * The level with a number.
     *
     * @throws IllegalArgumentException if it is not 0 to 10
     */
    public static Level of(int number) {
        for (Level level : values()) {
            if (level.number == number) {
                return level;
            }
        }
        throw new IllegalArgumentException("level " + number + ", expected 0 to " + FULL.number);
    }

    /** 0 for the weakest to 10. */
    public int number() {
        return number;
    }

    /** Its name, in English words. */
    public String label() {
        return label;
    }

    /** Its strength; empty for random moves, which no Elo describes, and if it is not limited. */
    public Optional<Strength> strength() {
        return elo.isPresent() ? Optional.of(new Strength(elo.getAsInt())) : Optional.empty();
    }
}
