package parachute.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.notation.CoordinateMove;

/** What a line of another engine's thinking says, and that nonsense says nothing. */
class InfoLineTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            info depth 9 multipv 2 score cp -31 nodes 7 pv e2e4 e7e5 | 2 | e2e4 | -31
            info depth 9 score cp 120 pv N@f7                        | 1 | N@f7 | 120
            info pv e7e8q d8e8 multipv 3 score cp 4                  | 3 | e7e8q | 4
            info score mate 1 pv N@f7                                | 1 | N@f7 | 31999
            info score mate 3 pv N@f7                                | 1 | N@f7 | 31995
            info score mate -1 pv g8h8                               | 1 | g8h8 | -31998
            """)
    void aLineTellsRankMoveAndScore(String line, int rank, String move, int score) {
        assertEquals(
                Optional.of(new InfoLine(rank, new RankedMove(CoordinateMove.parse(move), score))),
                InfoLine.parse(line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "info",
                "info depth 9 currmove e2e4",
                "info string score cp",
                "info score cp 30 lowerbound pv e2e4",
                "info score cp 30 upperbound pv e2e4",
                "bestmove score cp 30 pv e2e4"
            })
    void whatTellsOfNoMoveIsPassedOver(String line) {
        assertEquals(Optional.empty(), InfoLine.parse(line));
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
                "info score cp 30 pv",
                "info score cp 30 pv ",
                "info score cp 30 pv e2",
                "info score cp 30 pv z9z9",
                "info score cp 30 pv 0000",
                "info multipv score cp 30 pv e2e4",
                "info multipv x score cp 30 pv e2e4",
                "info multipv 0 score cp 30 pv e2e4",
                "info multipv 12345678901 score cp 30 pv e2e4",
                "info score cp 30 pv e2e4 multipv "
            })
    void nonsenseIsPassedOver(String line) {
        assertEquals(Optional.empty(), InfoLine.parse(line));
    }
}
