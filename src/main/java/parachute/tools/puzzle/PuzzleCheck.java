package parachute.tools.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Score;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.movegen.MateInOne;
import parachute.rules.notation.San;
import parachute.tools.tactics.BuiltInJudge;
import parachute.tools.tactics.Judge;
import parachute.tools.tactics.RankedMove;
import parachute.tools.tactics.UciChecker;

/** Checks puzzles by the searches of a judge that did not make them. */
public final class PuzzleCheck implements AutoCloseable {
    /** Centipawns by which the second best move is worse at least, and which it has at most where the best one mates. */
    private static final int GAP = 100, MAX_SECOND = 600;

    /** Megabytes of the program's own transposition table. */
    private static final int HASH = 64;

    private final List<Puzzle> puzzles;
    private final Judge judge;
    private final long nodes;

    /**
     * Creates a check, and starts its engine.
     *
     * @param engine the command of another engine, which speaks UCI; without it this program itself checks
     * @param nodes of the search for each move of the solver
     * @throws UserException if the other engine cannot check these puzzles
     */
    public PuzzleCheck(List<Puzzle> puzzles, Optional<List<String>> engine, long nodes) {
        this.puzzles = puzzles;
        this.nodes = nodes;
        if (engine.isPresent()
                && puzzles.stream().map(Puzzle::variant).distinct().count() > 1) {
            throw new UserException("another engine checks puzzles of one variant");
        }
        judge = engine.<Judge>map(
                        command -> new UciChecker(command, puzzles.getFirst().variant()))
                .orElseGet(() -> new BuiltInJudge(Evaluation.DEFAULT, HASH));
    }

    /**
     * Checks all puzzles and returns those that are right.
     *
     * @param faults takes a line about each of the others
     */
    public List<Puzzle> right(Consumer<String> faults) {
        List<Puzzle> right = new ArrayList<>();
        for (Puzzle puzzle : puzzles) {
            Optional<String> fault = fault(puzzle);
            fault.ifPresent(what -> faults.accept(puzzle.id() + ": " + what));
            if (fault.isEmpty()) {
                right.add(puzzle);
            }
        }
        return right;
    }

    /**
     * Returns what is wrong with a puzzle: the first of the solver's moves for which the judge has another one, or one
     * that wins as well.
     */
    private Optional<String> fault(Puzzle puzzle) {
        Position position = puzzle.before();
        for (int ply = 0; ply < puzzle.moves().size(); ply++) {
            int move = puzzle.moves().get(ply);
            if (ply % 2 == 1 && !MateInOne.moves(position).contains(move)) {
                List<RankedMove> ranked = judge.judge(position, 2, nodes);
                if (!isOnlyGood(move, ranked, puzzle.has(Theme.MATE))) {
                    return Optional.of(San.format(position, move) + ", but the best are " + words(position, ranked));
                }
            }
            position.make(move);
        }
        return Optional.empty();
    }

    private static boolean isOnlyGood(int move, List<RankedMove> ranked, boolean mates) {
        if (ranked.isEmpty() || ranked.get(0).move() != move) {
            return false;
        }
        int second = ranked.size() == 1 ? -Score.MATE : ranked.get(1).score();
        return ranked.get(0).score() - second >= GAP && second < (mates ? MAX_SECOND : Score.MATE_BOUND);
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

    /** Ends the other engine. */
    @Override
    public void close() {
        judge.close();
    }
}
