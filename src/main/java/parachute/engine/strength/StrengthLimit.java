package parachute.engine.strength;

import java.util.Optional;
import java.util.random.RandomGenerator;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.rules.board.Position;

/** The strength that the engine is limited to: off at first. */
public final class StrengthLimit {
    private final RandomGenerator random;
    private boolean on;
    private Strength strength = new Strength(Strength.DEFAULT);

    /** A limit that is off; {@code random} chooses among moves, the same numbers choose the same ones. */
    public StrengthLimit(RandomGenerator random) {
        this.random = random;
    }

    /** Turns the limit on or off. */
    public void setOn(boolean value) {
        on = value;
    }

    /** Whether the engine is limited. */
    public boolean isOn() {
        return on;
    }

    /** Sets the strength to play at while the limit is on. */
    public void setStrength(Strength value) {
        strength = value;
    }

    /** The strength to play at while the limit is on. */
    public Strength strength() {
        return strength;
    }

    /** Plays at a level: sets both. */
    public void setLevel(Level level) {
        level.strength().ifPresent(this::setStrength);
        on = level.strength().isPresent();
    }

    /**
     * The search to make instead of the one that is asked for. Empty if the limit is off, or if this is none for a move
     * to play: an analysis and the search for a mate are not limited.
     *
     * @param root is unchanged
     */
    public Optional<LimitedSearch> limit(Position root, SearchLimits limits, SearchListener listener) {
        if (!on || limits.infinite() || limits.mate() > 0) {
            return Optional.empty();
        }
        Handicap handicap = Calibration.of(root.variant()).handicap(strength);
        return Optional.of(new LimitedSearch(root, limits, listener, handicap, random));
    }
}
