package parachute.tools.train.spsa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import parachute.engine.search.SearchParameter;
import parachute.engine.search.SearchParameters;
import parachute.rules.board.Variant;

/** One iteration, whose random choices are determined by its number. */
class PerturbationTest {
    private static final int ITERATIONS = 1_000;

    private final SpsaSettings settings = TuningRuns.settings(ITERATIONS, 1, "RAZORING_MARGIN=22", "LMR_PV=0.5");

    private Perturbation perturbation(int iteration, double... values) {
        List<Double> list = Arrays.stream(values).boxed().toList();
        return new Perturbation(settings, new SpsaState(iteration, list, 0, 0, 0));
    }

    /** Twice the step of 22 at the end, and 1000^0.101 times as much at the start. */
    @Test
    void bothSidesAreAsFarFromTheValueInOppositeDirections() {
        for (int iteration = 0; iteration < ITERATIONS; iteration++) {
            Perturbation perturbation = perturbation(iteration, 300.25, 1);
            double distance = 22 * Math.pow(ITERATIONS / (iteration + 1.0), 0.101);
            int plus = perturbation.plus().get("RAZORING_MARGIN");
            int minus = perturbation.minus().get("RAZORING_MARGIN");
            assertEquals(distance, Math.abs(plus - 300.25), 1, "iteration " + iteration);
            assertEquals(600.5, plus + minus, 2, "iteration " + iteration);
        }
    }

    @Test
    void whatIsNotTunedStaysAsItIs() {
        Perturbation perturbation = perturbation(0, 300, 1);
        for (SearchParameter parameter : SearchParameters.list()) {
            if (!Set.of("RAZORING_MARGIN", "LMR_PV").contains(parameter.name())) {
                int standard = SearchParameters.of(Variant.CHESS).get(parameter.name());
                assertEquals(standard, perturbation.plus().get(parameter.name()));
                assertEquals(standard, perturbation.minus().get(parameter.name()));
            }
        }
    }

    /** A tenth above 2 is 3 in one of ten iterations. */
    @Test
    void aFractionIsRoundedUpAsOftenAsItSays() {
        double plus = 0;
        double minus = 0;
        for (int iteration = ITERATIONS / 2; iteration < ITERATIONS; iteration++) {
            Perturbation perturbation = perturbation(iteration, 300, 2.1);
            plus += perturbation.plus().get("LMR_PV");
            minus += perturbation.minus().get("LMR_PV");
        }
        assertEquals(2.1, (plus + minus) / ITERATIONS, 0.05);
    }

    @Test
    void valuesStayInTheirRange() {
        for (int iteration = 0; iteration < ITERATIONS; iteration++) {
            for (double[] ends : new double[][] {{0, 0}, {2_000, 4}}) {
                Perturbation perturbation = perturbation(iteration, ends);
                // Values out of range are refused when the sides are made.
                assertTrue(isWithinRange(perturbation.next(SimulatedStrength.score(200, 0, 0))));
                assertTrue(isWithinRange(perturbation.next(SimulatedStrength.score(0, 0, 200))));
            }
        }
    }

    private static boolean isWithinRange(SpsaState state) {
        return 0 <= state.values().get(0)
                && state.values().get(0) <= 2_000
                && 0 <= state.values().get(1)
                && state.values().get(1) <= 4;
    }

    @Test
    void theDirectionsOfAllIterationsAndParametersAreIndependent() {
        int up = 0;
        int together = 0;
        int repeated = 0;
        boolean last = false;
        for (int iteration = 0; iteration < ITERATIONS; iteration++) {
            SearchParameters plus = perturbation(iteration, 300, 2).plus();
            boolean razoring = plus.get("RAZORING_MARGIN") > 300;
            boolean reduction = perturbation(iteration, 300, 2).minus().get("LMR_PV") < plus.get("LMR_PV");
            up += razoring ? 1 : 0;
            together += razoring == reduction ? 1 : 0;
            repeated += razoring == last ? 1 : 0;
            last = razoring;
        }
        assertEquals(ITERATIONS / 2, up, 60);
        assertEquals(ITERATIONS / 2, together, 60);
        assertEquals(ITERATIONS / 2, repeated, 60);
    }

    @Test
    void theValuesMoveTowardsTheSideThatWins() {
        Perturbation perturbation = perturbation(ITERATIONS - 1, 300, 2);
        double towardsPlus = perturbation.plus().get("RAZORING_MARGIN") > 300 ? 1 : -1;
        // Rate 0.01, step 22: each game more is worth 0.22.
        assertEquals(
                300 + 3 * 0.22 * towardsPlus,
                perturbation.next(SimulatedStrength.score(5, 9, 2)).values().get(0),
                1e-9);
        assertEquals(
                300 - 2 * 0.22 * towardsPlus,
                perturbation.next(SimulatedStrength.score(0, 9, 2)).values().get(0),
                1e-9);
        assertEquals(
                List.of(300.0, 2.0),
                perturbation.next(SimulatedStrength.score(4, 1, 4)).values());
    }

    @Test
    void theGamesAreCounted() {
        SpsaState state = perturbation(6, 300, 2).next(SimulatedStrength.score(5, 9, 2));
        SpsaState next = new Perturbation(settings, state).next(SimulatedStrength.score(1, 2, 3));
        assertEquals(8, next.iteration());
        assertEquals(List.of(6, 11, 5, 22), List.of(next.wins(), next.draws(), next.losses(), next.games()));
    }

    @Test
    void anotherSeedMovesInOtherDirections() {
        SpsaSettings other = TuningRuns.settings(ITERATIONS, 2, "RAZORING_MARGIN=22", "LMR_PV=0.5");
        int same = 0;
        for (int iteration = 0; iteration < ITERATIONS; iteration++) {
            SpsaState state = new SpsaState(iteration, List.of(300.0, 2.0), 0, 0, 0);
            boolean up = new Perturbation(settings, state).plus().get("RAZORING_MARGIN") > 300;
            boolean otherUp = new Perturbation(other, state).plus().get("RAZORING_MARGIN") > 300;
            same += up == otherUp ? 1 : 0;
        }
        assertEquals(ITERATIONS / 2, same, 60);
    }
}
