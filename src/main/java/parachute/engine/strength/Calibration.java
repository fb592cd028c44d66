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
            new Rung(400, 1, 0.38),
            new Rung(550, 1, 0.25),
            new Rung(680, 1, 0.17),
            new Rung(850, 1, 0.12),
            new Rung(1_040, 1, 0.08),
            new Rung(1_200, 200, 0.055),
            new Rung(1_400, 700, 0.04),
            new Rung(1_630, 2_000, 0.03),
            new Rung(1_860, 5_000, 0.02),
            new Rung(2_000, 9_000, 0.016)));

    private static final Calibration CRAZYHOUSE = new Calibration(List.of(
            new Rung(400, 1, 0.5),
            new Rung(470, 1, 0.4),
            new Rung(650, 1, 0.25),
            new Rung(800, 1, 0.17),
            new Rung(990, 1, 0.12),
            new Rung(1_190, 1, 0.08),
            new Rung(1_370, 200, 0.055),
            new Rung(1_550, 700, 0.04),
            new Rung(1_830, 2_000, 0.03),
            new Rung(2_150, 5_000, 0.02)));

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
