package parachute.engine.strength;

import java.util.Optional;
import java.util.random.RandomGenerator;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.rules.board.Position;

/** The strength that the engine is limited to, or random moves: off at first. */
public final class StrengthLimit {
    private final RandomGenerator random;
    private boolean on;
    private boolean randomMoves;
    private Strength strength = new Strength(Strength.DEFAULT);

    /** A limit that is off; {@code random} chooses among moves, the same numbers choose the same ones. */
    public StrengthLimit(RandomGenerator random) {
        this.random = random;
    }

    /** Turns the limit on or off. */
    public void setOn(boolean value) {
        on = value;
    }

    /** Whether the engine is limited to a strength. */
    public boolean isOn() {
        return on;
    }

    /** Sets whether any legal move is played, whatever the strength is. */
    public void setRandomMoves(boolean value) {
        randomMoves = value;
    }

    /** Whether any legal move is played. */
    public boolean hasRandomMoves() {
        return randomMoves;
    }

    /** Whether moves are not those of full strength. */
    public boolean isWeaker() {
        return on || randomMoves;
    }

    /** Sets the strength to play at while the limit is on. */
    public void setStrength(Strength value) {
        strength = value;
    }

    /** The strength to play at while the limit is on. */
    public Strength strength() {
        return strength;
    }

    /** Plays at a level. */
    public void setLevel(Level level) {
        level.strength().ifPresent(this::setStrength);
        on = level.strength().isPresent();
        randomMoves = level == Level.RANDOM;
    }

    /**
     * The search to make instead of the one that is asked for. Empty if the limit is off, or if this is none for a move
     * to play: an analysis and the search for a mate are not limited.
     *
     * @param root is unchanged
     */
    public Optional<LimitedSearch> limit(Position root, SearchLimits limits, SearchListener listener) {
        if (!isWeaker() || limits.infinite() || limits.mate() > 0) {
            return Optional.empty();
        }
        if (randomMoves) {
            return Optional.of(LimitedSearch.ofAnyMove(root, limits, listener, random));
        }
        Handicap handicap = Calibration.of(root.variant()).handicap(strength);
        return Optional.of(new LimitedSearch(root, limits, listener, handicap, random));
    }
}
