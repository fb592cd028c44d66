package parachute.tools.match.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.tools.match.game.SearchReport;

/** What a line of another engine's thinking says, and that nonsense says nothing. */
class UciInfoTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            info depth 9 multipv 2 score cp -31 nodes 7 pv e2e4 e7e5 | 9  | 2 | false | -31 | e2e4
            info depth 12 seldepth 20 score cp 120 pv N@f7           | 12 | 1 | false | 120 | N@f7
            info pv e7e8q d8e8 multipv 3 score cp 4                  | 0  | 3 | false | 4   | e7e8q
            info score mate 3 pv N@f7                                | 0  | 1 | true  | 3   | N@f7
            info depth 7 score mate -1 pv g8h8                       | 7  | 1 | true  | -1  | g8h8
            info depth 1 score mate 0                                | 1  | 1 | true  | 0   | ''
            info depth 3 score cp 30                                 | 3  | 1 | false | 30  | ''
            info score cp 30 pv                                      | 0  | 1 | false | 30  | ''
            info score cp 30 pv e1h1                                 | 0  | 1 | false | 30  | e1h1
            info score cp 30 pv 0000                                 | 0  | 1 | false | 30  | 0000
            """)
    void aLineTellsDepthRankScoreAndMove(String line, int depth, int rank, boolean isMate, int score, String move) {
        UciInfo info = UciInfo.parse(line).orElseThrow();
        assertEquals(new UciInfo(depth, rank, true, isMate, score, move), info);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "info depth 9 score cp 30 lowerbound pv e2e4",
                "info depth 9 score cp 30 upperbound pv e2e4",
                "info depth 9 pv e2e4 score cp 30 lowerbound"
            })
    void aBoundIsNoExactScore(String line) {
        assertEquals(Optional.of(new UciInfo(9, 1, false, false, 30, "e2e4")), UciInfo.parse(line));
    }

    @Test
    void aBoundMayComeWithoutALineOfPlay() {
        assertEquals(
                Optional.of(new UciInfo(3, 1, false, false, 30, "")),
                UciInfo.parse("info depth 3 score cp 30 lowerbound"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "info",
                "info depth 9 currmove e2e4",
                "info string score cp 5 is a score",
                "bestmove score cp 30 pv e2e4"
            })
    void whatTellsNoScoreIsPassedOver(String line) {
        assertEquals(Optional.empty(), UciInfo.parse(line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "info score",
                "info pv e2e4 score",
                "info pv e2e4 score cp",
                "info pv e2e4 score mate",
                "info score cp pv e2e4",
                "info score cp x pv e2e4",
                "info score cp 1x pv e2e4",
                "info score cp 12345678901 pv e2e4",
                "info score mate 99999 pv e2e4",
                "info score points 3 pv e2e4",
                "info multipv score cp 30 pv e2e4",
                "info multipv x score cp 30 pv e2e4",
                "info multipv 0 score cp 30 pv e2e4",
                "info multipv 12345678901 score cp 30 pv e2e4",
                "info score cp 30 pv e2e4 multipv "
            })
    void nonsenseIsPassedOver(String line) {
        assertEquals(Optional.empty(), UciInfo.parse(line));
    }

    @Test
    void whatALineTellsBesideItsScoreIsRead() {
        assertEquals(
                new SearchReport(
                        Map.of(
                                "depth",
                                12L,
                                "seldepth",
                                20L,
                                "multipv",
                                1L,
                                "cp",
                                31L,
                                "nodes",
                                1234L,
                                "nps",
                                5000L,
                                "hashfull",
                                12L,
                                "tbhits",
                                3L,
                                "time",
                                246L),
                        List.of("e2e4", "e7e5")),
                UciInfo.report(
                        "info depth 12 seldepth 20 multipv 1 score cp 31 nodes 1234 nps 5000 hashfull 12 tbhits 3"
                                + " time 246 pv e2e4 e7e5"));
        assertEquals(
                new SearchReport(Map.of("depth", 3L, "cp", 30L), List.of()),
                UciInfo.report("info depth 3 score cp 30 nodes many"));
        assertEquals(SearchReport.NONE, UciInfo.report(""));
    }

    /** Ply, score, hundredths of a second, nodes; then perhaps selective depth, speed and hits before a tab. */
    @Test
    void soIsALineOfXBoardsProtocol() {
        assertEquals(
                new SearchReport(Map.of("nodes", 1234L, "time", 70L), List.of("e4", "e5", "Nf3")),
                reportOf("4 -31 7 1234 1. e4 e5 2.Nf3 {+0.3}"));
        assertEquals(
                new SearchReport(
                        Map.of("seldepth", 9L, "nodes", 1234L, "nps", 17_000L, "tbhits", 2L, "time", 70L),
                        List.of("e2e4")),
                reportOf("4 -31 7 1234 9 17000 2\te2e4"));
    }

    private static SearchReport reportOf(String thinking) {
        return CecpThinking.parse(thinking)
                .map(CecpThinking::evaluation)
                .orElseThrow()
                .report();
    }
}
