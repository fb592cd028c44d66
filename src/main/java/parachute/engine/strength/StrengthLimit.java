package parachute.engine.strength;

import java.util.Optional;
import java.util.random.RandomGenerator;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.rules.board.Position;

/** The limit of the engine's strength, or random moves; initially off. */
public final class StrengthLimit {
    private final RandomGenerator random;
    private boolean on;
    private boolean randomMoves;
    private Strength strength = new Strength(Strength.DEFAULT);

    /** Creates a limit that is off; {@code random} chooses among moves. */
    public StrengthLimit(RandomGenerator random) {
        this.random = random;
    }

    /** Turns the limit on or off. */
    public void setOn(boolean value) {
        on = value;
    }

    /** Returns whether the engine is limited to a strength. */
    public boolean isOn() {
        return on;
    }

    /** Sets whether any legal move is played, regardless of the strength. */
    public void setRandomMoves(boolean value) {
        randomMoves = value;
    }

    /** Returns whether any legal move is played. */
    public boolean hasRandomMoves() {
        return randomMoves;
    }

    /** Returns whether the engine plays below full strength. */
    public boolean isWeaker() {
        return on || randomMoves;
    }

    /** Sets the strength to play at while the limit is on. */
    public void setStrength(Strength value) {
        strength = value;
    }

    /** Returns the strength to play at while the limit is on. */
    public Strength strength() {
        return strength;
    }

    /** Sets the limit to a level. */
    public void setLevel(Level level) {
        level.strength().ifPresent(this::setStrength);
        on = level.strength().isPresent();
        randomMoves = level == Level.RANDOM;
    }

    /**
     * Returns the search to run instead of the requested one; empty if the limit is off or the search is not for a move
     * to play: an analysis and the search for a mate are not limited.
     *
     * @param root not changed
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
