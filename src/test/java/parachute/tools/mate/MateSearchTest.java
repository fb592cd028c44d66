package parachute.tools.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.Fen;
import parachute.rules.notation.San;
import parachute.tools.suite.Suite;
import parachute.tools.suite.SuitePosition;

/** The shortest mate, and how far there is none. */
class MateSearchTest {
    private static final long NODES = 60_000;

    private static MateAnswer search(Position position, int moves) {
        return search(position, moves, NODES);
    }

    private static MateAnswer search(Position position, int moves, long nodes) {
        return new MateSearch(position, new MateLimits(moves, nodes, MateLimits.NO_LIMIT), answer -> {}).run();
    }

    private static MateAnswer search(String fen, Variant variant, int moves) {
        return search(Fen.parse(fen, variant), moves);
    }

    /** The line is legal and ends in mate. */
    private static void assertMates(MateAnswer answer) {
        Position position = answer.position().copy();
        for (int move : answer.line()) {
            assertTrue(LegalMoves.contains(position, move));
            position.make(move);
        }
        assertTrue(position.inCheck());
        assertEquals(0, LegalMoves.of(position).size());
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "problems.csv", numLinesToSkip = 1)
    void aMateIsFound(String name, Variant variant, String fen, int moves, @Nullable String first) {
        MateAnswer answer = search(fen, variant, 10);
        assertEquals(moves, answer.length());
        assertTrue(answer.isShortest() || moves > 5, answer::describe);
        assertMates(answer);
        if (first != null) {
            assertEquals(
                    first, San.format(answer.position().copy(), answer.line().get(0)));
        }
    }

    @Test
    void theMatesOfTheSuiteAreAsLongAsItSays() {
        List<SuitePosition> suite = Suite.MATES.load();
        for (int i = 0; i < suite.size(); i += 100) {
            int length = suite.get(i).mate().orElseThrow();
            MateAnswer answer = search(suite.get(i).position(), 10, NODES / 3);
            assertEquals(length, answer.length(), suite.get(i).id());
            assertTrue(answer.isShortest() || length > 3, suite.get(i).id());
            assertMates(answer);
        }
    }

    @Test
    void aPromotedQueenThatIsCapturedIsAPawnInHand() {
        String promoted = "r4q~1k/ppp1RQ1p/5p2/Pn1ppb2/8/3PP3/1PPB1NPP/R3KBNR[bnpp] w KQ - 0 1";
        MateAnswer answer = search(promoted, Variant.CRAZYHOUSE, 2);
        assertFalse(answer.isMate());
        assertEquals(2, answer.none());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "mated,              CHESS,      7k/5K2/8/8/8/8/8/7R b - - 0 1,     no mate: the side to move is mated",
        "stalemated,         CHESS,      k7/2Q5/1K6/8/8/8/8/8 b - - 0 1,    no mate: stalemate",
        "only stalemate,     CRAZYHOUSE, k7/8/1K6/8/8/8/8/2B5[] w - - 0 1,  no mate in 4",
        "mate in two wanted, CHESS,      7k/8/8/8/8/8/R7/1R2K3 w - - 0 1,   'mate in 2, the shortest: no mate in 1'",
        "mate in one,        CHESS,      6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1, 'mate in 1, the shortest'",
    })
    void whatIsProvedIsSaid(String name, Variant variant, String fen, String expected) {
        assertEquals(expected, search(fen, variant, 4).describe());
    }

    @Test
    void withoutAnyCheckNoMateByChecksIsRefutedAtOnce() {
        Position start = Position.start(Variant.CRAZYHOUSE);
        MateAnswer answer = new MateSearch(start, new MateLimits(9, 500, MateLimits.NO_LIMIT), known -> {}).run();
        assertEquals("no mate in 2; with checks only none in 9", answer.describe());
    }

    @Test
    void aMateLongerThanWantedIsNotFound() {
        MateAnswer answer = search("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", Variant.CHESS, 1);
        assertEquals("no mate in 1", answer.describe());
        assertEquals(0, answer.length());
    }

    @Test
    void theLimitOfNodesIsKept() {
        List<MateAnswer> known = new ArrayList<>();
        MateLimits limits = new MateLimits(15, 12_345, MateLimits.NO_LIMIT);
        MateAnswer answer = new MateSearch(Position.start(Variant.CHESS), limits, known::add).run();
        assertEquals(12_345, answer.nodes());
        assertFalse(answer.isMate());
        assertTrue(answer.none() >= 2);
        for (int i = 1; i < known.size(); i++) {
            assertTrue(known.get(i).nodes() > known.get(i - 1).nodes());
            assertTrue(known.get(i).none() >= known.get(i - 1).none());
        }
    }

    @Test
    void theLimitOfTimeIsKept() {
        MateLimits limits = new MateLimits(15, Long.MAX_VALUE, 1);
        MateAnswer answer = new MateSearch(Position.start(Variant.CRAZYHOUSE), limits, known -> {}).run();
        assertFalse(answer.isMate());
        assertTrue(answer.milliseconds() >= 1);
    }

    @Test
    void whereNodesRunOutBeforeAnythingIsKnownNothingIsSaid() {
        MateLimits limits = new MateLimits(15, 1, MateLimits.NO_LIMIT);
        Position checks = Fen.parse("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", Variant.CHESS);
        MateAnswer answer = new MateSearch(checks, limits, known -> {}).run();
        assertTrue(answer.isMate() || answer.none() == 0, answer::describe);
        assertEquals(1, answer.nodes());
    }

    @Test
    void theLineIsNumberedFromThePositionOn() {
        assertEquals(
                "7. Kf7 Kh7 8. Rh1#",
                search("7k/8/5K2/8/8/8/8/6R1[] w - - 0 7", Variant.CRAZYHOUSE, 3)
                        .lineText());
        assertEquals(
                "3... Kf2 4. Kh2 Rh8#",
                search("6r1/8/8/8/8/5k2/8/7K b - - 0 3", Variant.CHESS, 3).lineText());
    }
}
