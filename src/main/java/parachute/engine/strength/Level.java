package parachute.engine.strength;

import java.util.Optional;
import java.util.OptionalInt;

/** Named strengths: random moves and ten levels of the engine, the last of which is unlimited. */
public enum Level {
    /** Plays any legal move. */
    RANDOM(0, "random moves"),
    /** Knows how the pieces move, and captures what it can. */
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
    /** The strongest limited level. */
    MASTER(9, "master", Strength.MAX),
    /** Full strength. */
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
     * Returns the level with a number.
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

    /** Returns the number, from 0 for the weakest to 10. */
    public int number() {
        return number;
    }

    /** Returns the name in English. */
    public String label() {
        return label;
    }

    /** Returns the strength; empty for random moves, which have no Elo, and for full strength. */
    public Optional<Strength> strength() {
        return elo.isPresent() ? Optional.of(new Strength(elo.getAsInt())) : Optional.empty();
    }
}
