package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.eval.choice.EvaluationKind;

/** All endings of {@link KnownEnding} with either evaluation, which take too long for a unit test. */
class SearchEndingsIT {
    @ParameterizedTest
    @EnumSource(EvaluationKind.class)
    void noWinIsThrownAwayAndNoDrawLost(EvaluationKind kind) {
        List<KnownEnding> all = KnownEnding.all();
        assertEquals(300, all.size());
        assertEquals(List.of(), KnownEnding.failures(all, kind, 10_000));
    }
}
