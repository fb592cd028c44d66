package parachute.tools.match.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.tools.match.game.EngineScore;

/** The features that engines declare and the scores that they report. */
class EngineDeclarationsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            info depth 12 seldepth 20 score cp -31 nodes 5 pv e7e5 | -0.31/12
            info depth 9 multipv 1 score mate 3 pv h5f7            | +M3/9
            info depth 9 score mate -2 nodes 1                     | -M2/9
            info depth 1 score mate 0                              | -M1/1
            """)
    void uciScoresAreUnderstood(String info, String evaluation) {
        assertEquals(evaluation, uciEvaluation(info).orElseThrow().toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            12 45 100 99999 e2e4 e7e5 | +0.45/12
            ' 7.  -120  3 44 Nf3'     | -1.20/7
            9 100003 1 2 Qxf7         | +M3/9
            9 -100002 1 2 Kd8         | -M2/9
            """)
    void cecpScoresAreUnderstood(String thinking, String evaluation) {
        assertEquals(evaluation, cecpEvaluation(thinking).orElseThrow().toString());
    }

    @Test
    void onlyTheBestOfSeveralLinesOfPlayCounts() {
        assertTrue(uciEvaluation("info depth 9 multipv 1 score cp 50 pv e2e4").isPresent());
        assertEquals(Optional.empty(), uciEvaluation("info depth 9 multipv 2 score cp 20 pv d2d4"));
    }

    @Test
    void ofABoundOnlyTheLineOfPlayCounts() {
        String exact = "info depth 9 score cp 50 nodes 800 pv e2e4 e7e5";
        EngineScore score = uciEvaluation(
                        exact,
                        "info depth 10 score cp 70 lowerbound nodes 900 pv d2d4",
                        "info depth 11 score cp 30 upperbound nodes 990")
                .orElseThrow();
        assertEquals("+0.50/9", score.toString());
        assertEquals(List.of("d2d4"), score.report().line());
        assertEquals(Optional.of(900L), score.report().number("nodes"));
        assertEquals(Optional.empty(), uciEvaluation("info depth 1 score cp 70 lowerbound pv d2d4"));
    }

    private static Optional<EngineScore> uciEvaluation(String... lines) {
        UciPlayer.Reports reports = UciPlayer.Reports.NONE;
        for (String line : lines) {
            Optional<UciInfo> info = UciInfo.parse(line);
            reports = info.isPresent() ? reports.with(info.get(), line) : reports;
        }
        return reports.score();
    }

    private static Optional<EngineScore> cecpEvaluation(String line) {
        return CecpThinking.parse(line).map(CecpThinking::evaluation);
    }

    @Test
    void otherLinesHaveNoScore() {
        assertEquals(Optional.empty(), uciEvaluation("info string hello"));
        assertEquals(Optional.empty(), cecpEvaluation("8 | *R *N |"));
    }

    @Test
    void featuresAreAcceptedOrRejectedInTheirOrder() {
        DeclaredFeatures features = new DeclaredFeatures(Set.of());
        assertEquals(List.of("accepted done"), features.read("feature done=0"));
        assertTrue(features.isWaitAsked());
        assertEquals(
                List.of("accepted ping", "rejected san", "rejected ics", "accepted variants", "accepted done"),
                features.read("feature ping=1 san=1 ics=1 variants=\"normal,crazyhouse\" done=1"));
        assertTrue(features.isDone() && features.isOn("ping") && features.isOn("time"));
        assertFalse(features.isOn("usermove") || features.isOn("nps"));
        assertTrue(features.plays("crazyhouse"));
        assertEquals(List.of(), features.read("Sjeng: feature x=1"));
    }

    @Test
    void tableAndThreadsAreSetWhereTheEngineCan() {
        DeclaredFeatures features = new DeclaredFeatures(Set.of());
        assertEquals(Optional.empty(), features.optionLine("memory", "64"));
        assertEquals(Optional.empty(), features.optionLine("cores", "2"));
        features.read("feature memory=1 smp=1");
        assertEquals(Optional.of("memory 64"), features.optionLine("memory", "64"));
        assertEquals(Optional.of("cores 2"), features.optionLine("cores", "2"));
    }

    @Test
    void onlyDeclaredOptionsCanBeSet() {
        DeclaredFeatures features = new DeclaredFeatures(Set.of());
        features.read(
                "feature option=\"Skill Level -spin 20 0 20\" option=\"Clear -button\" option=\"Multi-PV -spin 1 1 9\"");
        features.read("feature option=\"Style -combo solid /// *wild\" done=1");
        assertTrue(features.knows("Skill Level") && features.knows("Clear") && features.knows("memory"));
        assertFalse(features.knows("Skill") || features.knows("wild") || features.knows("Contempt"));
        assertEquals(Optional.of("option Skill Level=3"), features.optionLine("Skill Level", "3"));
        assertEquals(Optional.of("option Clear"), features.optionLine("Clear", ""));
        assertEquals(Optional.of("option Multi-PV=2"), features.optionLine("Multi-PV", "2"));
        assertEquals(Optional.of("option Style=wild"), features.optionLine("style", "wild"), "as the engine spells it");
        assertEquals(Optional.empty(), features.optionLine("Contempt", "5"));
    }

    @Test
    void anEngineThatSaysNothingPlaysChess() {
        assertTrue(new DeclaredFeatures(Set.of()).plays("normal"));
        assertFalse(new DeclaredFeatures(Set.of()).plays("crazyhouse"));
    }
}
