package parachute.tools.puzzle;

import java.util.List;
import java.util.Optional;
import parachute.engine.search.Score;
import parachute.rules.board.Position;
import parachute.rules.movegen.MateInOne;
import parachute.rules.notation.San;
import parachute.tools.tactics.Judge;
import parachute.tools.tactics.RankedMove;

/** Checks puzzles by the searches of a judge that did not make them. */
public final class PuzzleCheck {
    /** Centipawns by which the second best move is worse at least, unless only the best one mates. */
    private static final int GAP = 100;

    private final Judge judge;
    private final long nodes;

    /** A check by so many nodes for each move of the solver. */
    public PuzzleCheck(Judge judge, long nodes) {
        this.judge = judge;
        this.nodes = nodes;
    }

    /** What is wrong with a puzzle: the first of the solver's moves for which the judge has another one, or one as good. */
    public Optional<String> fault(Puzzle puzzle) {
        Position position = puzzle.before();
        for (int ply = 0; ply < puzzle.moves().size(); ply++) {
            int move = puzzle.moves().get(ply);
            if (ply % 2 == 1 && !MateInOne.moves(position).contains(move)) {
                List<RankedMove> ranked = judge.judge(position, 2, nodes);
                if (!isOnlyGood(move, ranked)) {
                    return Optional.of(San.format(position, move) + ", but the best are " + words(position, ranked));
                }
            }
            position.make(move);
        }
        return Optional.empty();
    }

    private static boolean isOnlyGood(int move, List<RankedMove> ranked) {
        if (ranked.isEmpty() || ranked.get(0).move() != move) {
            return false;
        }
        int best = ranked.get(0).score();
        return ranked.size() == 1 || best - ranked.get(1).score() >= (Score.isMate(best) ? 1 : GAP);
    }

    private static String words(Position position, List<RankedMove> ranked) {
        StringBuilder words = new StringBuilder();
        for (RankedMove one : ranked) {
            String score = Score.isMate(one.score())
                    ? "mate in " + Score.mateInMoves(one.score())
                    : Integer.toString(one.score());
            words.append(words.isEmpty() ? "" : ", ")
                    .append(San.format(position, one.move()))
                    .append(" (")
                    .append(score)
                    .append(')');
        }
        return words.toString();
    }
}
