package parachute.tools.train.curve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GoldenSectionTest {
    @ParameterizedTest
    @ValueSource(doubles = {-3, -0.5, 0, 1.25, 7})
    void theLeastValueIsFoundAlsoAtTheEnds(double place) {
        assertEquals(place, GoldenSection.minimum(x -> Math.abs(x - place), -3, 7), 1e-6);
    }
}
