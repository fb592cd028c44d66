package parachute.engine.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;

/**
 * The root search of one thread: each iteration searches the moves in their order after the last one, with an
 * aspiration window (chessprogramming wiki, "Aspiration Windows"), once for each requested line.
 */
final class RootSearch {
    private final SearchControl control;
    private final SearchLimits limits;
    private final Tree tree;
    private final RootReports reports;
    private final AlphaBeta alphaBeta;
    private final List<RootMove> moves;
    private final int lines;
    private final SearchParameters parameters;

    RootSearch(SearchContext context, Tree tree, RootReports reports) {
        this.tree = tree;
        this.reports = reports;
        control = context.control();
        limits = context.limits();
        parameters = context.parameters();
        alphaBeta = new AlphaBeta(tree, parameters);
        moves = moves(tree.position, limits.rootMoves());
        lines = Math.min(limits.multiPv(), moves.size());
    }

    private static List<RootMove> moves(Position position, List<Integer> allowed) {
        List<RootMove> moves = new ArrayList<>();
        MoveList legal = LegalMoves.of(position);
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            if (allowed.isEmpty() || allowed.contains(move)) {
                moves.add(new RootMove(move));
            }
        }
        return moves;
    }

    /** Returns the number of moves to search. */
    int size() {
        return moves.size();
    }

    /** Returns the best move so far; {@link #size} must not be 0. */
    RootMove best() {
        return moves.get(0);
    }

    /** Returns the best move of each requested line so far, the best first. */
    List<RootMove> ranks() {
        return moves.subList(0, lines);
    }

    /**
     * Records that a line is a forced mate: its first move comes before all moves of lower score.
     *
     * @param iteration the last complete iteration
     */
    void prove(int[] line, int iteration) {
        for (RootMove move : moves) {
            if (move.move == line[0]) {
                move.prove(line, iteration);
                sort(0, moves.size());
                return;
            }
        }
    }

    /** Searches one iteration; a stop leaves it incomplete. */
    void search(int iteration) {
        moves.forEach(RootMove::startIteration);
        for (int rank = 0; rank < lines; rank++) {
            searchLine(iteration, rank);
            if (control.isStopped()) {
                moves.get(rank).forgetUnansweredLoss(iteration);
                reports.onBest(best());
                rankUnsearched(Math.max(1, rank));
                return;
            }
            sort(0, rank + 1);
        }
        reports.onRanks(iteration, ranks());
    }

    /** Sorts the moves after the best one or after those whose rank was found, by their last known scores. */
    private void rankUnsearched(int from) {
        moves.subList(from, moves.size())
                .sort(Comparator.comparingInt(RootMove::knownScore).reversed());
    }

    private void sort(int from, int to) {
        moves.subList(from, to)
                .sort(Comparator.comparingInt((RootMove move) -> move.score).reversed());
        reports.onBest(best());
    }

    /** Searches with a narrow window around the last score, which is widened on the side on which the search fails. */
    private void searchLine(int iteration, int rank) {
        int window = parameters.aspirationWindow;
        int previous = moves.get(rank).previousScore;
        int depth = iteration;
        int alpha = -Score.INFINITE;
        int beta = Score.INFINITE;
        if (iteration >= parameters.aspirationDepth && !Score.isMate(previous)) {
            alpha = Math.max(previous - window, -Score.INFINITE);
            beta = Math.min(previous + window, Score.INFINITE);
        }
        while (true) {
            alphaBeta.startIteration(iteration);
            int score = searchMoves(iteration, alpha, beta, depth, rank);
            sort(rank, moves.size());
            if (control.isStopped()) {
                return;
            }
            window = window * parameters.aspirationGrowth / 100;
            if (score <= alpha) {
                reports.onChange(iteration, moves.get(rank), score, Bound.UPPER);
                beta = (alpha + beta) / 2;
                alpha = score - window < -Score.MATE_BOUND ? -Score.INFINITE : score - window;
                depth = iteration;
            } else if (score >= beta) {
                reports.onChange(iteration, moves.get(rank), score, Bound.LOWER);
                beta = score + window > Score.MATE_BOUND ? Score.INFINITE : score + window;
                depth = Math.max(1, Math.max(depth - 1, iteration - parameters.aspirationFailHighReduction));
            } else {
                return;
            }
        }
    }

    /**
     * Searches the moves from a rank on, within a window, and sets their scores.
     *
     * @return the best score, of the moves searched so far if the search was stopped or a move reached beta
     */
    private int searchMoves(int iteration, int lowerBound, int beta, int depth, int rank) {
        int alpha = lowerBound;
        int best = -Score.INFINITE;
        for (int i = rank; i < moves.size(); i++) {
            RootMove root = moves.get(i);
            int number = i - rank + 1;
            reports.onMove(iteration, root.move, number, moves.size());
            int score = searchMove(root, alpha, beta, depth, number);
            if (control.isStopped()) {
                return best;
            }
            best = Math.max(best, score);
            if (number > 1 && score <= alpha) {
                root.setNotBetter();
                continue;
            }
            root.setScore(score, bound(score, lowerBound, beta), tree.stack(0), iteration);
            if (score >= beta) {
                return best;
            }
            if (number > 1) {
                reports.onChange(iteration, root, score, Bound.EXACT);
            }
            alpha = Math.max(alpha, score);
        }
        return best;
    }

    private static Bound bound(int score, int alpha, int beta) {
        return score <= alpha ? Bound.UPPER : score >= beta ? Bound.LOWER : Bound.EXACT;
    }

    /** Searches a move. If it is proved to mate, the search only looks for a shorter mate. */
    private int searchMove(RootMove root, int alpha, int beta, int depth, int number) {
        int bestKnown = Math.max(alpha, root.provedScore);
        if (bestKnown >= beta) {
            return root.provedScore;
        }
        long before = tree.nodes();
        int score = alphaBeta.searchRootMove(root.move, bestKnown, beta, depth, number);
        root.nodes += tree.nodes() - before;
        return Math.max(score, root.provedScore);
    }
}
