package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slf4j.helpers.NOPLogger;
import parachute.engine.search.Bound;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchResult;
import parachute.io.LineWriter;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

class ThinkingOutputTest {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    private ThinkingOutput output(boolean visible) {
        CecpOutput out = new CecpOutput(new LineWriter(bytes), NOPLogger.NOP_LOGGER);
        return new ThinkingOutput(Position.start(Variant.CHESS), out, () -> visible);
    }

    private List<String> lines() {
        return bytes.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static SearchLine line(int depth, int score, Bound bound, String... moves) {
        List<Integer> pv = Arrays.stream(moves).map(CoordinateMove::parse).toList();
        return new SearchLine(depth, depth + 6, 1, score, bound, 123_456, 1530, 10, pv);
    }

    private static SearchResult result(String best, String reply) {
        return new SearchResult(CoordinateMove.parse(best), CoordinateMove.parse(reply), 35, 12, 200_000);
    }

    private static String format(SearchLine line) {
        return ThinkingOutput.format(line, Position.start(Variant.CHESS));
    }

    @Test
    void aLineHasPlyScoreTimeNodesAndTheRestBeforeTheTab() {
        assertEquals("12 35 153 123456 18 80690 0\te4 e5", format(line(12, 35, Bound.EXACT, "e2e4", "e7e5")));
    }

    @Test
    void boundsAreMarkedAtTheEnd() {
        assertTrue(format(line(9, 80, Bound.LOWER, "e2e4")).endsWith("\te4 !"));
        assertTrue(format(line(9, -80, Bound.UPPER, "e2e4")).endsWith("\te4 ?"));
    }

    @Test
    void movesAreCutWhereTheyBecomeIllegal() {
        assertTrue(
                format(line(9, 80, Bound.LOWER, "e2e4", "e7e5", "e4e5", "d7d5")).endsWith("\te4 e5 !"));
    }

    @Test
    void theLongestLineIsShortEnoughAndEndsInAWholeMove() {
        String[] shuffle = {"d1d2", "d8d7", "d2d1", "d7d8"};
        String[] moves = new String[200];
        Arrays.setAll(moves, i -> shuffle[i % shuffle.length]);
        Position root = Fen.parse("q2q2k1/q4ppp/8/8/8/8/Q4PPP/Q2Q2K1 w - - 0 1", Variant.CHESS);
        SearchLine longest = new SearchLine(
                127,
                127,
                1,
                -32_000,
                Bound.UPPER,
                Long.MAX_VALUE,
                Integer.MAX_VALUE,
                0,
                line(1, 0, Bound.EXACT, moves).moves());
        String text = ThinkingOutput.format(longest, root);
        assertTrue(text.length() <= CecpOutput.MAX_LENGTH, text.length() + " characters");
        assertTrue(text.matches(".*\t(Qdd2 Qdd7 Qdd1 Qdd8 )+(Qdd[127] )*\\?"), text);
    }

    @ParameterizedTest
    @CsvSource({"1,100001", "3,100002", "5,100003", "-2,-100001", "-4,-100002", "0,-100000"})
    void matesCountMovesFrom100000(int plies, int expected) {
        int score = plies > 0 ? Score.mateIn(plies) : Score.matedIn(-plies);
        assertEquals(expected, ThinkingOutput.score(score));
    }

    @Test
    void nothingIsShownToWhoDoesNotWantIt() {
        ThinkingOutput output = output(false);
        output.onLine(line(1, 0, Bound.EXACT, "e2e4"));
        output.conclude(result("e2e4", "e7e5"));
        assertEquals(List.of(), lines());
    }

    @Test
    void theLastLineIsNotRepeatedIfItStartsWithTheMovePlayed() {
        ThinkingOutput output = output(true);
        output.onLine(line(12, 35, Bound.EXACT, "e2e4", "e7e5"));
        output.conclude(result("e2e4", "e7e5"));
        assertEquals(1, lines().size());
    }

    @Test
    void theLastLineStartsWithTheMovePlayedEvenIfItWasNeverShown() {
        ThinkingOutput output = output(true);
        output.onLine(line(12, 35, Bound.EXACT, "e2e4", "e7e5"));
        output.conclude(result("d2d4", "d7d5"));
        assertEquals("12 35 153 200000 18 130718 0\td4 d5", lines().get(1));
    }

    @Test
    void ofTooManyLinesTheLastOfEachRankIsPrinted() {
        ThinkingOutput output = output(true);
        for (int depth = 1; depth <= 1_000; depth++) {
            output.onLine(line(depth, 35, Bound.EXACT, "e2e4"));
            output.onLine(line(depth, 30, Bound.EXACT, "d2d4").withRank(2));
            output.onLine(line(depth, 25, Bound.EXACT, "c2c4").withRank(3));
        }
        output.conclude(result("e2e4", "e7e5"));
        List<String> told = lines();
        assertTrue(told.size() < 1_000, told.size() + " lines");
        for (String move : List.of("e4", "d4", "c4")) {
            assertTrue(told.stream().anyMatch(line -> line.startsWith("1000 ") && line.endsWith("\t" + move)), move);
        }
        assertTrue(told.getLast().endsWith("\te4"), told.getLast());
    }

    @Test
    void ofTooManyLinesOnlySomeArePrintedButTheLastOneAlways() {
        ThinkingOutput output = output(true);
        for (int i = 1; i <= 10_000; i++) {
            output.onLine(line(i, 0, Bound.EXACT, "e2e4"));
        }
        output.conclude(result("e2e4", "e7e5"));
        assertTrue(lines().size() < 1000, lines().size() + " lines");
        assertTrue(lines().get(lines().size() - 1).startsWith("10000 "));
    }
}
