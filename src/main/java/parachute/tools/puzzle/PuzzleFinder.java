package parachute.tools.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Score;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.Fen;

/**
 * Finds the puzzles of games, one game after the other, each of which always has the same. For one thread, whose stack has
 * room for searches ({@link parachute.engine.search.Search#newThread}).
 */
public final class PuzzleFinder {
    /** The winning chance that a move must have lost by the scores of the game, which come from short searches. */
    private static final double CANDIDATE_LOSS = 0.1;

    /** The winning chance of the solver in a candidate that may win, and before and in one that may be defended. */
    private static final double MAY_WIN = 0.8, WAS_LOST = 0.15, MAY_HOLD = 0.35;

    private final SolutionFinder solutions;
    private final PuzzleRating ratings;
    private volatile boolean stopped;

    /**
     * Creates a finder whose searches evaluate in a certain way.
     *
     * @param isStrict whether puzzles are left out in which other moves win as well; otherwise they name those moves
     */
    public PuzzleFinder(Evaluation evaluation, boolean isStrict) {
        solutions = new SolutionFinder(evaluation, isStrict);
        ratings = new PuzzleRating(evaluation);
    }

    /** Returns the puzzles of a game, in its order; the moves of one puzzle are not part of another. */
    public List<Puzzle> find(PuzzleGame game) {
        List<Puzzle> found = new ArrayList<>();
        Position position = withoutHistory(game.first());
        int earlier = Score.NONE;
        int free = 1;
        for (int ply = 0; ply <= game.moves().size() && !stopped; ply++) {
            if (LegalMoves.of(position).size() == 0) {
                break;
            }
            int score = whitesScore(position, game.scores().get(ply));
            int sign = position.sideToMove() == Side.WHITE ? 1 : -1;
            if (ply >= free && isCandidate(position.variant(), sign * earlier, sign * score)) {
                Optional<Puzzle> puzzle = puzzle(game, ply);
                puzzle.ifPresent(found::add);
                free = ply + puzzle.map(one -> one.moves().size()).orElse(0);
            }
            if (ply < game.moves().size()) {
                position.make(game.moves().get(ply));
            }
            earlier = score;
        }
        return found;
    }

    /** Ends the search for puzzles soon, from any thread, for one who does not want the rest of them. */
    public void stop() {
        stopped = true;
    }

    /** The number of moves made before a position, by the number of its next move. */
    private static int ply(Position position) {
        return 2 * (position.fullmoveNumber() - 1) + (position.sideToMove() == Side.WHITE ? 0 : 1);
    }

    private static Position withoutHistory(Position position) {
        return Fen.parse(Fen.format(position), position.variant());
    }

    private int whitesScore(Position position, int known) {
        if (known != Score.NONE) {
            return known;
        }
        int score = solutions.best(position).score();
        return position.sideToMove() == Side.WHITE ? score : -score;
    }

    /** Whether the last move may be the mistake that a puzzle begins with, by the solver's scores before and after it. */
    private static boolean isCandidate(Variant variant, int earlier, int score) {
        double before = Score.chances(variant, earlier).points();
        double after = Score.chances(variant, score).points();
        return score >= Score.MATE_BOUND && earlier < Score.MATE_BOUND
                || after - before >= CANDIDATE_LOSS && (after >= MAY_WIN || before <= WAS_LOST && after >= MAY_HOLD);
    }

    private Optional<Puzzle> puzzle(PuzzleGame game, int ply) {
        Position position = game.first().copy();
        game.moves().subList(0, ply - 1).forEach(position::make);
        Position before = withoutHistory(position);
        int mistake = game.moves().get(ply - 1);
        return solutions
                .find(before, mistake)
                .filter(solution -> !takesBack(game, ply, solution))
                .map(solution -> {
                    List<Integer> moves = new ArrayList<>(List.of(mistake));
                    moves.addAll(solution.moves());
                    Position start = before.copy();
                    start.make(mistake);
                    return Puzzle.of(
                            before,
                            moves,
                            ratings.rate(start, solution),
                            ThemeFinder.themes(start, solution),
                            game.name() + '#' + ply(start),
                            solution.alternatives());
                });
    }

    /** Whether the first move captures where the opponent captured in the move before the mistake. */
    private static boolean takesBack(PuzzleGame game, int ply, Solution solution) {
        int move = solution.moves().get(0);
        if (ply < 3 || !Move.isStep(move)) {
            return false;
        }
        int earlier = game.moves().get(ply - 3);
        Position position = game.first().copy();
        game.moves().subList(0, ply - 3).forEach(position::make);
        return position.isCapture(earlier) && Move.to(earlier) == Move.to(move);
    }
}
