package parachute.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.engine.search.Bound;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Move;
import parachute.rules.notation.CoordinateMove;

class SearchPrinterTest {
    private final List<String> lines = new ArrayList<>();
    private final SearchPrinter printer = new SearchPrinter(lines::add, CoordinateMove::format, true);

    @Test
    void aLineOfThinkingHasEveryField() {
        printer.onLine(new SearchLine(9, 17, 2, -35, Bound.EXACT, 5000, 20, 12, moves("e2e4", "N@f6")));
        assertEquals(
                List.of("info depth 9 seldepth 17 multipv 2 score cp -35 nodes 5000 nps 250000 hashfull 12 time 20"
                        + " pv e2e4 N@f6"),
                lines);
    }

    @ParameterizedTest
    @CsvSource({"1,mate 1", "2,mate 1", "3,mate 2", "-2,mate -1", "-4,mate -2", "0,mate 0"})
    void mateIsCountedInMoves(int plies, String expected) {
        int score = plies > 0 ? Score.mateIn(plies) : Score.matedIn(-plies);
        SearchLine line = new SearchLine(1, 1, 1, score, Bound.EXACT, 1, 1, 0, List.of());
        assertTrue(printer.format(line).contains("score " + expected + " nodes"), printer.format(line));
    }

    @Test
    void failsHighAndLowAreMarked() {
        SearchLine high = new SearchLine(1, 1, 1, 20, Bound.LOWER, 1, 1, 0, List.of());
        SearchLine low = new SearchLine(1, 1, 1, 20, Bound.UPPER, 1, 1, 0, List.of());
        assertTrue(printer.format(high).contains("score cp 20 lowerbound nodes"));
        assertTrue(printer.format(low).contains("score cp 20 upperbound nodes"));
    }

    @Test
    void theMoveBeingSearchedIsNamed() {
        printer.onRootMove(12, CoordinateMove.parse("P@e4"), 3);
        assertEquals(List.of("info depth 12 currmove P@e4 currmovenumber 3"), lines);
    }

    @Test
    void theEndIsABestMoveAndTheReplyExpected() {
        printer.printBestMove(new SearchResult(move("e2e4"), move("e7e5"), 20, 5, 1000));
        assertEquals(List.of("bestmove e2e4 ponder e7e5"), lines);
    }

    @Test
    void noReplyExpectedIsNotMentioned() {
        printer.printBestMove(new SearchResult(move("e2e4"), Move.NONE, 20, 5, 1000));
        assertEquals(List.of("bestmove e2e4"), lines);
    }

    @Test
    void aMatedSideHasNoMove() {
        printer.printBestMove(new SearchResult(Move.NONE, Move.NONE, Score.NONE, 0, 0));
        assertEquals(List.of("info depth 0 score mate 0", "bestmove (none)"), lines);
    }

    private static int move(String text) {
        return CoordinateMove.parse(text);
    }

    private static List<Integer> moves(String... texts) {
        return List.of(texts).stream().map(SearchPrinterTest::move).toList();
    }
}
