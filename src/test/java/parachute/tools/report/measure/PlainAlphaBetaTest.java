package parachute.tools.report.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Score;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.Fen;
import parachute.tools.report.measure.PlainAlphaBeta.CountedTree;
import parachute.tools.report.measure.PlainAlphaBeta.TreeBranch;

class PlainAlphaBetaTest {
    private static final int FEW_MOVES = 24;

    static Stream<Position> positions() {
        return Stream.of(Variant.values())
                .flatMap(variant -> DepthBenchmark.positions(variant).stream())
                .filter(position -> LegalMoves.of(position).size() <= FEW_MOVES);
    }

    private static Evaluator evaluator(Position position) {
        return Evaluation.DEFAULT.apply(position.variant());
    }

    @ParameterizedTest
    @MethodSource("positions")
    void alphaBetaFindsTheValueOfMinimaxWithFewerNodes(Position position) {
        for (int depth = 1; depth <= 3; depth++) {
            CountedTree minimax = PlainAlphaBeta.minimax(position, depth, evaluator(position));
            CountedTree alphaBeta = PlainAlphaBeta.alphaBeta(position, depth, evaluator(position));
            assertEquals(minimax.value(), alphaBeta.value());
            assertEquals(minimax.best().map(TreeBranch::move), alphaBeta.best().map(TreeBranch::move));
            assertEquals(MethodComparison.minimaxNodes(position, depth), minimax.nodes());
            assertTrue(alphaBeta.nodes() <= minimax.nodes());
            assertEquals(alphaBeta.nodes(), PlainAlphaBeta.nodes(position, depth, evaluator(position)));
        }
    }

    @Test
    void aMoveIsCutOffByTheFirstReplyThatHoldsItToAlpha() {
        WorkedExample example = WorkedExample.search(1);
        TreeBranch cut = example.alphaBeta().branches().stream()
                .filter(branch -> branch.replies().stream()
                        .anyMatch(reply -> reply.value().isEmpty()))
                .findFirst()
                .orElseThrow();
        int searched = (int) cut.replies().stream()
                .takeWhile(reply -> reply.value().isPresent())
                .count();
        assertTrue(searched < cut.replies().size());
        assertTrue(cut.replies().stream()
                .skip(searched)
                .allMatch(reply -> reply.value().isEmpty()));
        assertTrue(cut.replies().get(searched - 1).value().orElseThrow() <= cut.alpha());
        assertTrue(cut.replies().stream()
                .limit(searched - 1)
                .allMatch(reply -> reply.value().orElseThrow() > cut.alpha()));
    }

    @Test
    void mateIsTheBestOfAllMoves() {
        Position mate = Fen.parse("6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1", Variant.CHESS);
        CountedTree tree = PlainAlphaBeta.alphaBeta(mate, 2, evaluator(mate));
        assertEquals(Score.mateIn(1), tree.value());
        assertEquals(Optional.of("Rd8#"), tree.best().map(TreeBranch::move));
    }
}
