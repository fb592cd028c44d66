package parachute.tools.report.measure;

import java.util.List;
import java.util.Optional;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLine;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.San;

/**
 * A position small enough to follow a search by hand: alpha-beta to a depth of two plies, and the engine's own
 * search.
 *
 * @param position White is to move
 * @param minimax all replies searched
 * @param alphaBeta without the replies cut off
 * @param lines the lines of the engine's search, for each depth from 1
 */
public record WorkedExample(
        Position position,
        PlainAlphaBeta.CountedTree minimax,
        PlainAlphaBeta.CountedTree alphaBeta,
        List<SearchLine> lines) {
    /** The plies of the tree shown. */
    public static final int PLIES = 2;

    /** Centipawns that hardly differ from a draw. */
    public static final int HARDLY = 10;

    /** Réti's study of 1921: White to move draws, though its king seems too far from both pawns. */
    private static final String RETI = "7K/8/k1P5/7p/8/8/8/8 w - - 0 1";

    public WorkedExample {
        lines = List.copyOf(lines);
    }

    /** Searches the example; the engine's own search goes to a depth of at least 1. */
    public static WorkedExample search(int depth) {
        Position position = Fen.parse(RETI, Variant.CHESS);
        Evaluator evaluator = Evaluation.DEFAULT.apply(Variant.CHESS);
        return new WorkedExample(
                position,
                PlainAlphaBeta.minimax(position, PLIES, evaluator),
                PlainAlphaBeta.alphaBeta(position, PLIES, evaluator),
                IterationCosts.of(position, depth).lines());
    }

    /** Returns the first of the deepest iterations that all have the same move and nearly the score of a draw. */
    public Optional<SearchLine> draw() {
        SearchLine last = lines.getLast();
        Optional<SearchLine> first = Optional.empty();
        for (SearchLine line : lines.reversed()) {
            if (Math.abs(line.score() - Score.DRAW) > HARDLY
                    || !line.moves().get(0).equals(last.moves().get(0))) {
                break;
            }
            first = Optional.of(line);
        }
        return first;
    }

    /** Returns the principal variation of a line, in SAN. */
    public String variation(SearchLine line) {
        return San.formatLine(position.copy(), line.moves());
    }
}
