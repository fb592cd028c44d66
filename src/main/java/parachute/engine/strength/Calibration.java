package parachute.engine.strength;

import java.util.List;
import parachute.engine.variant.VariantProfile;
import parachute.engine.variant.VariantProfile.MeasuredPlayer;
import parachute.rules.board.Variant;

/**
 * The handicap for each strength: measured players of a variant, and between two of them nodes and temperature in
 * geometric progression. See levels.md for the measurements.
 */
final class Calibration {
    /** Number of moves that every weaker player chooses from. */
    private static final int CANDIDATES = 12;

    private final List<MeasuredPlayer> players;

    private Calibration(List<MeasuredPlayer> players) {
        this.players = players;
    }

    /** Returns the calibration of a variant. */
    static Calibration of(Variant variant) {
        return new Calibration(VariantProfile.of(variant).players());
    }

    /** Returns the handicap of a player of this strength. */
    Handicap handicap(Strength strength) {
        int above = 1;
        while (above < players.size() - 1 && players.get(above).elo() < strength.elo()) {
            above++;
        }
        MeasuredPlayer low = players.get(above - 1);
        MeasuredPlayer high = players.get(above);
        double share = Math.clamp((strength.elo() - low.elo()) / (high.elo() - low.elo()), 0, 1);
        return new Handicap(
                Math.round(between(low.nodes(), high.nodes(), share)),
                CANDIDATES,
                between(low.temperature(), high.temperature(), share));
    }

    private static double between(double low, double high, double share) {
        return low * Math.pow(high / low, share);
    }
}
