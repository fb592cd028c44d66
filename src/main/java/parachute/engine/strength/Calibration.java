package parachute.engine.strength;

import java.util.List;
import parachute.rules.board.Variant;

/**
 * Which handicap makes which strength: measured players of a variant, and between two of them nodes and temperature in
 * geometric progression. levels.md tells how they were measured.
 */
final class Calibration {
    /** The number of moves that every weaker player chooses from. */
    private static final int CANDIDATES = 12;

    private static final Calibration CHESS = new Calibration(List.of(
            new Rung(80, 1, 0.38),
            new Rung(240, 1, 0.25),
            new Rung(430, 1, 0.17),
            new Rung(690, 1, 0.12),
            new Rung(900, 1, 0.08),
            new Rung(1_070, 200, 0.055),
            new Rung(1_350, 700, 0.04),
            new Rung(1_750, 2_000, 0.03),
            new Rung(2_130, 5_000, 0.02)));

    private static final Calibration CRAZYHOUSE = new Calibration(List.of(
            new Rung(200, 1, 0.55),
            new Rung(280, 1, 0.4),
            new Rung(455, 1, 0.25),
            new Rung(640, 1, 0.17),
            new Rung(860, 1, 0.12),
            new Rung(1_090, 1, 0.08),
            new Rung(1_285, 200, 0.055),
            new Rung(1_490, 700, 0.04),
            new Rung(1_740, 2_000, 0.03),
            new Rung(2_060, 5_000, 0.02)));

    private final List<Rung> rungs;

    private record Rung(double elo, double nodes, double temperature) {}

    private Calibration(List<Rung> rungs) {
        this.rungs = rungs;
    }

    /** The calibration of a variant. */
    static Calibration of(Variant variant) {
        return switch (variant) {
            case CHESS -> CHESS;
            case CRAZYHOUSE -> CRAZYHOUSE;
        };
    }

    /** The handicap of a player of this strength. */
    Handicap handicap(Strength strength) {
        int above = 1;
        while (above < rungs.size() - 1 && rungs.get(above).elo < strength.elo()) {
            above++;
        }
        Rung low = rungs.get(above - 1);
        Rung high = rungs.get(above);
        double share = Math.clamp((strength.elo() - low.elo) / (high.elo - low.elo), 0, 1);
        return new Handicap(
                Math.round(between(low.nodes, high.nodes, share)),
                CANDIDATES,
                between(low.temperature, high.temperature, share));
    }

    private static double between(double low, double high, double share) {
        return low * Math.pow(high / low, share);
    }
}
