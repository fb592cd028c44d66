package parachute.tools.train.spsa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.search.SearchParameter;
import parachute.engine.search.SearchParameters;
import parachute.io.UserException;
import parachute.rules.board.Variant;

class TunedParameterTest {
    @ParameterizedTest
    @EnumSource(Variant.class)
    void aParameterStartsFromWhatTheVariantIsPlayedWith(Variant variant) {
        for (SearchParameter parameter : SearchParameters.list()) {
            TunedParameter tuned = TunedParameter.parse(parameter.name(), variant);
            assertEquals(parameter, tuned.parameter());
            assertEquals(SearchParameters.of(variant).get(parameter.name()), tuned.start());
        }
    }

    @ParameterizedTest(name = "{0}: step {1}")
    @CsvSource({
        "LMR_FIRST_MOVE,         1",
        "HISTORY_BONUS_BASE,     5",
        "HISTORY_BONUS_MAX,      200",
        "QUIESCENCE_EXCHANGE,    1",
        "QUIESCENCE_EXCHANGE=30, 30",
        "LMR_PV=0.5,             0.5",
    })
    void theStepIsATenthOfTheStartValueButAtLeastOne(String word, double step) {
        TunedParameter tuned = TunedParameter.parse(word, Variant.CHESS);
        assertEquals(SearchParameters.named(word.replaceFirst("=.*", "")), tuned.parameter());
        assertEquals(SearchParameters.of(Variant.CHESS).get(tuned.parameter().name()), tuned.start());
        assertEquals(step, tuned.step());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "LMR,         unknown search parameter \"LMR\"",
        "LMR_PV=,     the step of LMR_PV must be a number",
        "LMR_PV=much, the step of LMR_PV must be a number",
        "LMR_PV=0,    the step of LMR_PV must be above 0 and at most 4",
        "LMR_PV=5,    the step of LMR_PV must be above 0 and at most 4",
        "LMR_PV=NaN,  the step of LMR_PV must be above 0 and at most 4",
    })
    void mistakesAreNamed(String word, String complaint) {
        String message = assertThrows(UserException.class, () -> TunedParameter.parse(word, Variant.CHESS))
                .getMessage();
        assertEquals(complaint, message.substring(0, Math.min(complaint.length(), message.length())));
    }

    @Test
    void theParametersTunedByDefaultAreKnownAndNamedOnce() {
        List<String> names = SpsaSettings.DEFAULT_PARAMETERS;
        names.forEach(name -> assertEquals(name, SearchParameters.named(name).name()));
        assertEquals(names.size(), new HashSet<>(names).size());
    }

    @Test
    void noParameterIsNamedTwice() {
        UserException e =
                assertThrows(UserException.class, () -> TuningRuns.settings(1, 1, "LMR_PV", "IIR_DEPTH", "LMR_PV=2"));
        assertEquals("LMR_PV is named twice", e.getMessage());
    }

    @Test
    void timeManagementIsTunedByAClock() {
        UserException e = assertThrows(UserException.class, () -> TuningRuns.settings(1, 1, "TIME_RESERVE"));
        assertEquals("TIME_RESERVE has no effect without a clock: specify --tc", e.getMessage());
        SpsaSettings clock = TuningRuns.settings(1, 1, 1, TuningRuns.limit("tc", "1+0.1"), "TIME_RESERVE");
        assertEquals("1+0.1", clock.describe().get("limit"));
    }
}
