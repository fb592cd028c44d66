package parachute.engine.eval.classical;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.eval.classical.EvaluationTable.Row;
import parachute.engine.eval.classical.EvaluationTable.TaperedScore;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.ColourFlip;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.Fen;

/** The table shows what the search uses. */
class EvaluationTableTest {
    @Property(tries = 500)
    void theTermsAddUpToTheEvaluationOfTheSearch(Variant variant, long seed, @IntRange(max = 150) int plies) {
        assertAddsUp(RandomGame.play(variant, seed, plies));
    }

    @Property(tries = 500)
    void theTermsOfEndingsAddUpToo(long seed) {
        assertAddsUp(SparsePosition.random(seed));
    }

    private static void assertAddsUp(Position position) {
        String fen = Fen.format(position);
        ClassicalEvaluator evaluator = new ClassicalEvaluator(position.variant());
        EvaluationTable table = evaluator.explain(position);
        int middlegame = 0;
        int endgame = 0;
        for (Row row : table.rows()) {
            middlegame += row.white().middlegame() - row.black().middlegame();
            endgame += row.white().endgame() - row.black().endgame();
        }
        assertEquals(new TaperedScore(middlegame, endgame), table.white().minus(table.black()), fen);
        assertEquals((middlegame * (24 - table.phase()) + endgame * table.phase()) / 24, table.tapered(), fen);
        int relative = evaluator.evaluate(position);
        assertEquals(position.sideToMove() == Side.WHITE ? relative : -relative, table.value(), fen);
        if (position.variant().hasDrops()) {
            assertEquals(table.tapered(), table.value(), fen);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k3/8/8/8/8/8/8/B3K3 w - - 0 1", // cannot win
                "8/8/8/4k3/8/8/8/1NN1K3 b - - 0 1", // cannot win
                "8/8/8/3k4/8/8/8/R3K3 w - - 0 1", // wins at the edge
                "8/8/8/3K4/8/8/8/r3k3 w - - 0 1"
            })
    void theCorrectionOfAnEndingIsPartOfTheValue(String fen) {
        Position position = Fen.parse(fen, Variant.CHESS);
        EvaluationTable table = new ClassicalEvaluator(Variant.CHESS).explain(position);
        assertNotEquals(table.tapered(), table.value());
        assertAddsUp(position);
    }

    @Property(tries = 300)
    void everyTermIsTheSameForBothColours(Variant variant, long seed, @IntRange(max = 100) int plies) {
        Position position = RandomGame.play(variant, seed, plies);
        ClassicalEvaluator evaluator = new ClassicalEvaluator(variant);
        EvaluationTable table = evaluator.explain(position);
        EvaluationTable flipped = evaluator.explain(ColourFlip.of(position));
        for (Row row : table.rows()) {
            Row other = flipped.row(row.term());
            assertEquals(row, new Row(row.term(), other.black(), other.white()), Fen.format(position));
        }
        assertEquals(table.value(), -flipped.value(), Fen.format(position));
    }

    @Test
    void theMiddlegameOfChessEndsWithThePieces() {
        assertEquals(0, phase(Variant.CHESS, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
        assertEquals(4, phase(Variant.CHESS, "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
        assertEquals(24, phase(Variant.CHESS, "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"));
    }

    @Test
    void thePhaseOfCrazyhouseGrowsWithTheHands() {
        assertEquals(0, phase(Variant.CRAZYHOUSE, "4k3/8/8/8/8/8/8/4K3[] w - - 0 1"));
        assertEquals(6, phase(Variant.CRAZYHOUSE, "4k3/8/8/8/8/8/8/4K3[PPq] w - - 0 1"));
        assertEquals(24, phase(Variant.CRAZYHOUSE, "4k3/8/8/8/8/8/8/4K3[PPPPPPPPqqqqqqqq] w - - 0 1"));
    }

    private static int phase(Variant variant, String fen) {
        return new ClassicalEvaluator(variant).explain(Fen.parse(fen, variant)).phase();
    }
}
