package parachute.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.search.SearchLimits;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

class GoCommandTest {
    private final List<String> complaints = new ArrayList<>();

    @Test
    void whiteHasWhitesClock() {
        SearchLimits limits = limits("wtime 1000 btime 2000 winc 10 binc 20 movestogo 5");
        assertEquals(1000, limits.time().clock());
        assertEquals(10, limits.time().increment());
        assertEquals(5, limits.time().movesToGo());
        assertFalse(limits.infinite());
    }

    @Test
    void blackHasBlacksClock() {
        Position black = Fen.parse("4k3/8/8/8/8/8/8/4K3 b - - 0 1", Variant.CHESS);
        SearchLimits limits = GoCommand.parse(
                        new UciWords("wtime 1000 btime 2000 winc 10 binc 20"), black, complaints::add)
                .limits(1);
        assertEquals(2000, limits.time().clock());
        assertEquals(20, limits.time().increment());
    }

    @Test
    void aFallenFlagLeavesTimeForAReply() {
        assertEquals(1, limits("wtime -500 btime 1").time().clock());
    }

    @Test
    void eachLimitIsPassedOn() {
        SearchLimits limits = limits("depth 7 nodes 1234 mate 3 movetime 500");
        assertEquals(7, limits.depth());
        assertEquals(1234, limits.nodes());
        assertEquals(3, limits.mate());
        assertEquals(500, limits.time().move());
        assertFalse(limits.infinite());
    }

    @Test
    void numbersBeyondReasonAreCut() {
        assertEquals(SearchLimits.MAX_DEPTH, limits("depth 999999999999").depth());
        assertEquals(1, limits("depth -3").depth());
    }

    @Test
    void withoutAnyLimitItGoesOnUntilStopped() {
        assertTrue(limits("").infinite());
        assertTrue(limits("infinite").infinite());
        assertTrue(limits("searchmoves e2e4").infinite());
    }

    @Test
    void theOpponentsClockCountsWhereItIsTheOnlyOne() {
        SearchLimits limits = limits("btime 1000 binc 20 winc 10");
        assertEquals(1000, limits.time().clock());
        assertEquals(10, limits.time().increment());
        assertFalse(limits.infinite());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nodes abc",
                "nodes",
                "depth -x",
                "movetime soon",
                "wtime none",
                "depht 5",
                "perft x",
                "movestogo 20",
                "winc 100 binc 100",
                "ponder nodes abc",
                "searchmoves e2e4 depth x",
                "mate #"
            })
    void aSearchWhoseLimitsCannotBeReadTakesASecond(String words) {
        SearchLimits limits = limits(words);
        assertEquals(1000, limits.time().move());
        assertFalse(limits.infinite());
    }

    @Test
    void theDigitsAtTheStartOfANumberCount() {
        assertEquals(200, limits("movetime 200.5").time().move());
        SearchLimits limits = limits("wtime 1000.7 btime 2000.2 winc 10.9 binc 0.1");
        assertEquals(1000, limits.time().clock());
        assertEquals(10, limits.time().increment());
        assertEquals(5000, limits("nodes 5000k").nodes());
        assertEquals(1, limits("wtime -300.5").time().clock());
        assertEquals(
                Long.MAX_VALUE, limits("movetime 99999999999999999999").time().move());
        assertEquals(List.of(), complaints);
    }

    @Test
    void aLimitWithoutItsNumberLeavesTheNextOneAlone() {
        SearchLimits limits = limits("nodes depth 5");
        assertEquals(5, limits.depth());
        assertEquals(List.of("go: nodes expects a number, not \"\""), complaints);
    }

    @Test
    void ponderingKeepsTheClockForLater() {
        SearchLimits limits = limits("ponder wtime 1000 btime 1000");
        assertTrue(limits.ponder());
        assertEquals(1000, limits.time().clock());
    }

    @Test
    void searchmovesEndAtTheNextKeyword() {
        SearchLimits limits = limits("searchmoves e2e4 d2d4 depth 3");
        assertEquals(
                List.of("e2e4", "d2d4"),
                limits.rootMoves().stream().map(CoordinateMove::format).toList());
        assertEquals(3, limits.depth());
    }

    @Test
    void illegalSearchmovesAreReportedAndLeftOut() {
        SearchLimits limits = limits("searchmoves e2e5 d2d4 d2d4");
        assertEquals(1, limits.rootMoves().size());
        assertEquals(List.of("go: searchmoves: \"e2e5\" is not legal"), complaints);
    }

    @Test
    void nonsenseIsReportedAndLeftOut() {
        assertEquals(3, limits("depht 5 depth 3 nodes many").depth());
        assertEquals(
                List.of(
                        "go: unknown word \"depht\"",
                        "go: unknown word \"5\"",
                        "go: nodes expects a number, not \"many\""),
                complaints);
    }

    @Test
    void perftHasADepth() {
        assertEquals(OptionalInt.of(4), parse("perft 4").perftDepth());
        assertEquals(OptionalInt.empty(), parse("depth 4").perftDepth());
        assertEquals(OptionalInt.empty(), parse("perft x").perftDepth());
    }

    private SearchLimits limits(String words) {
        return parse(words).limits(1);
    }

    private GoCommand parse(String words) {
        return GoCommand.parse(new UciWords(words), Position.start(Variant.CHESS), complaints::add);
    }
}
