package parachute.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.search.Bound;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Move;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

class SearchPrinterTest {
    private final List<String> lines = new ArrayList<>();
    private final SearchPrinter printer = printer(Variant.CHESS, false);

    /** Prints a search of a mated side. */
    private SearchPrinter printer(Variant variant, boolean showChances) {
        return new SearchPrinter(
                lines::add, Fen.parse("7k/5K2/8/8/8/8/8/7R b - - 0 1", variant), CoordinateMove::format, showChances);
    }

    private String print(SearchPrinter by, int score, Bound bound) {
        lines.clear();
        by.onLine(new SearchLine(1, 1, 1, score, bound, 1, 1, 0, List.of()));
        return lines.get(0);
    }

    @Test
    void aMissingMateIsReported() {
        printer.onNoMate(2);
        assertEquals(List.of("info string no mate in 2"), lines);
    }

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
        String line = print(printer, score, Bound.EXACT);
        assertTrue(line.contains("score " + expected + " nodes"), line);
    }

    @Test
    void failsHighAndLowAreMarked() {
        assertTrue(print(printer, 20, Bound.LOWER).contains("score cp 20 lowerbound nodes"));
        assertTrue(print(printer, 20, Bound.UPPER).contains("score cp 20 upperbound nodes"));
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void chancesFollowTheScoreInThousandths(Variant variant) {
        SearchPrinter withChances = printer(variant, true);
        int[] shares = Score.chances(variant, 70).shares(1000);
        String expected = "score cp 70 wdl " + shares[0] + ' ' + shares[1] + ' ' + shares[2];
        assertTrue(print(withChances, 70, Bound.EXACT).contains(expected + " nodes"), lines::toString);
        assertTrue(print(withChances, 70, Bound.LOWER).contains(expected + " lowerbound nodes"), lines::toString);
        assertTrue(print(withChances, Score.mateIn(5), Bound.EXACT).contains("score mate 3 wdl 1000 0 0 nodes"));
        assertTrue(print(withChances, Score.matedIn(4), Bound.EXACT).contains("score mate -2 wdl 0 0 1000 nodes"));
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
