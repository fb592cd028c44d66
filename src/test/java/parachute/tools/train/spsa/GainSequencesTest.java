package parachute.tools.train.spsa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class GainSequencesTest {
    private static final GainSequences GAINS = new GainSequences(100, 0.002);

    @Test
    void theLastIterationMovesByOneStepAndChangesByTheRate() {
        assertEquals(1, GAINS.perturbation(100));
        assertEquals(0.002, GAINS.change(100));
    }

    /** c_1 = 100^0.101, and a_1 = 0.002 (110 / 11)^0.602. */
    @Test
    void theFirstIterationFollowsFromTheExponents() {
        assertEquals(1.59221, GAINS.perturbation(1), 1e-5);
        assertEquals(0.002 * 3.99945 / 1.59221, GAINS.change(1), 1e-7);
    }

    @Test
    void bothGetSmallerFromIterationToIteration() {
        for (int k = 2; k <= 100; k++) {
            assertTrue(GAINS.perturbation(k) < GAINS.perturbation(k - 1), "c of " + k);
            double a = GAINS.change(k) * GAINS.perturbation(k);
            assertTrue(a < GAINS.change(k - 1) * GAINS.perturbation(k - 1), "a of " + k);
        }
    }
}
