package parachute.engine.eval.classical;

import static org.junit.jupiter.api.Assertions.assertEquals;

import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.Fen;

/** The danger of a king, computed for all squares at once, against the definitions for a single square. */
class KingDangerTest {
    @Property(tries = 300)
    void isTheSumOverTheSquaresOfTheKingAndOfTheChecks(Variant variant, long seed, @IntRange(max = 120) int plies) {
        assertDanger(RandomGame.play(variant, seed, plies));
    }

    @Property(tries = 300)
    void isTheSumInEndingsToo(long seed) {
        assertDanger(SparsePosition.random(seed));
    }

    /** Asserts the danger: points squared over the divisor and flattened towards the cap; none below zero. */
    private static void assertDanger(Position position) {
        Weights weights = Weights.of(position.variant());
        AttackMap attacks = new AttackMap(weights);
        attacks.fill(position);
        KingDanger danger = new KingDanger(weights);
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            int points = Math.max(0, new ReferenceKingDanger(position, weights, side).points());
            int squared = points * points / weights.dangerDivisor;
            int penalty = squared * weights.dangerCap / (squared + weights.dangerCap);
            int score = danger.score(position, attacks, side);
            assertEquals(-penalty, Tapered.middlegame(score), Fen.format(position));
            assertEquals(-(penalty * weights.dangerInEndgame / 100), Tapered.endgame(score), Fen.format(position));
        }
    }
}
