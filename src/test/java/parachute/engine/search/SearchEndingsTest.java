package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.Fen;

/** Endings of chess: wins are won, draws are held. A whole set is searched by {@code SearchEndingsIT}. */
class SearchEndingsTest {
    private final SearchMemory memory = new SearchMemory(8, 1);

    /** Played against itself until mate, so within fifty moves each. */
    @ParameterizedTest
    @CsvSource({
        "knight and bishop,                      10000, 8/8/8/3k4/8/8/8/3KNB2 w - - 0 1",
        "knight and bishop on a dark square,     10000, 8/8/8/4k3/8/2K5/8/2B1N3 w - - 0 1",
        "queen against rook,                     10000, 8/8/3k4/4r3/8/8/8/KQ6 w - - 0 1",
        "Lucena's position,                      10000, 1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1",
        "a pawn whose king gets in front of it,  10000, 8/8/8/4k3/8/8/4PK2/8 w - - 0 1",
    })
    void wonEndingsAreMated(String what, int nodes, String fen) {
        Position position = Fen.parse(fen, Variant.CHESS);
        while (!Outcome.of(position).isOver()) {
            position.make(search(position, SearchLimits.NONE.withNodes(nodes)).bestMove());
        }
        assertEquals(Outcome.WHITE_MATES, Outcome.of(position), what);
    }

    /** Deep searches must not misjudge it by pruning the only move that holds. */
    @ParameterizedTest
    @ValueSource(strings = {"6k1/8/8/7P/6K1/8/4B3/8 b - - 0 1", "7k/8/8/6KP/8/8/4B3/8 b - - 0 1"})
    void theWrongBishopDoesNotWinAtAnyDepth(String fen) {
        Position position = Fen.parse(fen, Variant.CHESS);
        assertEquals(
                Score.DRAW,
                search(position, SearchLimits.NONE.withNodes(200_000)).score());
    }

    /** The queen would need more than the two remaining moves. */
    @Test
    void aWinThatComesAfterTheFiftyMovesIsNotCounted() {
        Position late = Fen.parse("7k/8/8/8/8/8/8/KQ6 w - - 95 95", Variant.CHESS);
        assertEquals(Score.DRAW, search(late, SearchLimits.NONE.withDepth(12)).score());
    }

    @Test
    void aLeadCountsLessTheLongerNothingHappens() {
        int soon = score("8/6b1/4k3/8/8/3NK3/8/7R w - - 0 50");
        int later = score("8/6b1/4k3/8/8/3NK3/8/7R w - - 90 95");
        assertTrue(0 < later && later < soon, later + " of " + soon);
    }

    private int score(String fen) {
        return search(Fen.parse(fen, Variant.CHESS), SearchLimits.NONE.withDepth(4))
                .score();
    }

    private SearchResult search(Position position, SearchLimits limits) {
        return new Search(position, limits, SearchListener.SILENT, memory, Evaluation.DEFAULT, 0).run();
    }
}
