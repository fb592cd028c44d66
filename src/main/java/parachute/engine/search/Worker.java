package parachute.engine.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import parachute.engine.eval.Evaluator;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;

/**
 * One search thread: iterative deepening over the root moves with aspiration windows. The main worker watches the clock
 * and reports; helpers fill the shared table and stop when it stops (lazy SMP, chessprogramming wiki).
 */
final class Worker {
    /** The longest line that is searched, in plies from the root. */
    static final int MAX_PLY = 200;

    /** Depth from which the window around the last score is narrow. */
    private static final int ASPIRATION_DEPTH = 5;

    /** Depth in plies that a forced move is looked at, for a score and a reply to ponder on. */
    private static final int FORCED_MOVE_DEPTH = 6;

    private final Search search;
    private final boolean main;
    private final Position position;
    private final MateProbe mateProbe;
    private final Tree tree;
    private final AlphaBeta alphaBeta;
    private final RootReports reports;
    private final SearchControl control;
    private final SearchLimits limits;
    private final Margins margins;
    private final List<RootMove> rootMoves = new ArrayList<>();

    /** Read by other threads, written now and then. */
    private volatile long publishedNodes;

    private volatile int depth;
    private volatile int currentMove;
    private volatile int currentNumber;
    /** When the running turn of a helper began, by {@link System#nanoTime}. */
    private long turnStart = System.nanoTime();

    private int completedDepth;
    private int stableIterations;

    Worker(Search search, int number, Position root, Evaluator evaluator, SearchMemory memory) {
        this.search = search;
        main = number == 0;
        control = search.control();
        limits = search.limits();
        position = root.copy();
        margins = Margins.of(root.variant());
        mateProbe = new MateProbe(position, memory.mateSolver(number));
        tree = new Tree(this, position, evaluator, memory.histories(number), mateProbe);
        alphaBeta = new AlphaBeta(tree);
        reports = new RootReports(search, this, tree, main);
        collectRootMoves();
    }

    TranspositionTable table() {
        return search.table();
    }

    SearchControl control() {
        return control;
    }

    private void collectRootMoves() {
        MoveList legal = LegalMoves.of(position);
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            if (limits.rootMoves().isEmpty() || limits.rootMoves().contains(move)) {
                rootMoves.add(new RootMove(move));
            }
        }
    }

    // ---- iterative deepening --------------------------------------------------------------------------------------

    /** Searches deeper and deeper until stopped or out of limits. */
    void iterate() {
        if (rootMoves.isEmpty()) {
            return;
        }
        for (int next = 1; next <= limits.depth() && !control.isStopped(); next++) {
            depth = next;
            if (main) {
                lookForMate();
            }
            int previousBest = rootMoves.get(0).move;
            int previousScore = rootMoves.get(0).score;
            for (RootMove move : rootMoves) {
                move.previousScore = move.score;
            }
            searchDepth(next);
            publishNodes();
            if (control.isStopped()) {
                return;
            }
            completedDepth = next;
            stableIterations = rootMoves.get(0).move == previousBest ? stableIterations + 1 : 0;
            if (main) {
                control.setLooked();
                boolean done = isDone(next, previousScore);
                control.setRipe(done);
                if (done && control.mayFinish()) {
                    return;
                }
            }
        }
    }

    /** A move proved to mate goes before all that are worth less, with its mate as the least that it is worth. */
    private void lookForMate() {
        while (mateProbe.isRootDue(tree.nodes()) && !control.isStopped()) {
            int[] line = tree.probeRoot();
            if (line.length > 0) {
                rootMoves.stream()
                        .filter(move -> move.move == line[0])
                        .findFirst()
                        .ifPresent(move -> {
                            move.prove(line);
                            rootMoves.sort(byScore());
                        });
            }
        }
    }

    private void searchDepth(int iteration) {
        int lines = Math.min(limits.multiPv(), rootMoves.size());
        for (int rank = 0; rank < lines && !control.isStopped(); rank++) {
            searchWithAspiration(iteration, rank);
            if (!control.isStopped()) {
                rootMoves.subList(0, rank + 1).sort(byScore());
            }
        }
        for (int rank = 0; rank < lines && !control.isStopped(); rank++) {
            RootMove root = rootMoves.get(rank);
            reports.line(iteration, rank, root, root.score, Bound.EXACT);
        }
    }

    private static Comparator<RootMove> byScore() {
        return Comparator.comparingInt((RootMove move) -> move.score).reversed();
    }

    /** Searches with a narrow window around the last score, widened on the side where it fails. */
    private void searchWithAspiration(int iteration, int rank) {
        int window = margins.aspiration();
        int previous = rootMoves.get(rank).previousScore;
        int alpha = -Score.INFINITE;
        int beta = Score.INFINITE;
        if (iteration >= ASPIRATION_DEPTH && !Score.isMate(previous)) {
            alpha = Math.max(previous - window, -Score.INFINITE);
            beta = Math.min(previous + window, Score.INFINITE);
        }
        while (true) {
            alphaBeta.startIteration(iteration);
            int score = searchRoot(alpha, beta, iteration, rank);
            rootMoves.subList(rank, rootMoves.size()).sort(byScore());
            if (control.isStopped()) {
                return;
            }
            window *= 2;
            if (score <= alpha) {
                reports.detail(iteration, rootMoves.get(rank), score, Bound.UPPER);
                beta = (alpha + beta) / 2;
                alpha = score - window < -Score.MATE_BOUND ? -Score.INFINITE : score - window;
            } else if (score >= beta) {
                reports.detail(iteration, rootMoves.get(rank), score, Bound.LOWER);
                beta = score + window > Score.MATE_BOUND ? Score.INFINITE : score + window;
            } else {
                return;
            }
        }
    }

    private int searchRoot(int lowerBound, int beta, int iteration, int rank) {
        int alpha = lowerBound;
        int best = -Score.INFINITE;
        for (int i = rank; i < rootMoves.size(); i++) {
            RootMove root = rootMoves.get(i);
            startRootMove(iteration, root, i - rank + 1);
            long before = tree.nodes();
            boolean first = i == rank;
            int score = searchMove(root, alpha, beta, iteration, i - rank + 1);
            root.nodes += tree.nodes() - before;
            if (control.isStopped()) {
                return best;
            }
            root.score = first || score > alpha ? score : -Score.INFINITE;
            if (score > root.proved && (first || score > alpha)) {
                root.setLine(tree.frame(0));
            }
            if (score > best) {
                best = score;
                if (score >= beta) {
                    return best;
                }
                if (!first && score > alpha) {
                    reports.detail(iteration, root, score, Bound.EXACT);
                }
                alpha = Math.max(alpha, score);
            }
        }
        return best;
    }

    /** Of a move that is proved to mate the search is only asked whether it mates sooner. */
    private int searchMove(RootMove root, int alpha, int beta, int iteration, int number) {
        int least = Math.max(alpha, root.proved);
        if (least >= beta) {
            return root.proved;
        }
        int score = alphaBeta.searchRootMove(root.move, least, beta, iteration, number);
        return Math.max(score, root.proved);
    }

    private void startRootMove(int iteration, RootMove root, int number) {
        currentMove = root.move;
        currentNumber = number;
        reports.rootMove(iteration, root.move, number);
    }

    // ---- when to stop ---------------------------------------------------------------------------------------------

    /** Counts nodes into the shared total and checks the limits; answers at which node to call again. */
    long check(long nodes, int interval) {
        publishedNodes = nodes;
        if (!main) {
            control.awaitResume();
            turnStart = search.helpers().pass(turnStart);
            return nodes + interval;
        }
        long total = search.nodes();
        control.check(total);
        long left = limits.nodes() - total;
        return nodes + Math.clamp(left, 1, interval);
    }

    private boolean isDone(int iteration, int previousScore) {
        RootMove best = rootMoves.get(0);
        if (limits.mate() > 0 && best.score >= Score.mateIn(2 * limits.mate() - 1)) {
            return true;
        }
        boolean timed = limits.clock() != SearchLimits.NO_LIMIT || limits.moveTime() != SearchLimits.NO_LIMIT;
        if (!timed) {
            return false;
        }
        if (rootMoves.size() == 1 && iteration >= FORCED_MOVE_DEPTH) {
            return true;
        }
        if (Score.isMate(best.score) && iteration > Score.MATE - Math.abs(best.score)) {
            return true; // lines as long as the mate were looked at: hardly any is shorter
        }
        long nodes = search.nodes();
        int drop = previousScore == -Score.INFINITE ? 0 : previousScore - best.score;
        double share = (double) best.nodes / Math.max(1, tree.nodes());
        return search.time().isEnough(control.spent(nodes), stableIterations, share, drop);
    }

    // ---- results --------------------------------------------------------------------------------------------------

    /** The decision. The last line reported begins with the move decided on. */
    SearchResult result() {
        SearchResult decided = resultWithoutReply();
        if (rootMoves.isEmpty()) {
            return decided;
        }
        RootMove best = rootMoves.get(0);
        if (best.move != reports.reportedMove()) {
            reports.line(Math.max(1, completedDepth), 0, best, decided.score(), Bound.EXACT);
        }
        List<Integer> line = best.line();
        int reply = line.size() > 1 ? line.get(1) : replyFromTable(best.move);
        return new SearchResult(decided.bestMove(), reply, decided.score(), decided.depth(), decided.nodes());
    }

    /** The move decided on, without a look at the position, which a failed search leaves in the middle of a line. */
    SearchResult resultWithoutReply() {
        if (rootMoves.isEmpty()) {
            return new SearchResult(Move.NONE, Move.NONE, Score.DRAW, 0, search.nodes());
        }
        RootMove best = rootMoves.get(0);
        int known = best.score != -Score.INFINITE ? best.score : best.previousScore;
        int score = known == -Score.INFINITE ? Score.DRAW : known;
        return new SearchResult(best.move, Move.NONE, score, completedDepth, search.nodes());
    }

    private int replyFromTable(int move) {
        position.make(move);
        long entry = table().probe(position.key());
        int reply = entry == 0 ? Move.NONE : TranspositionTable.move(entry);
        boolean legal = LegalMoves.contains(position, reply);
        position.unmake();
        return legal ? reply : Move.NONE;
    }

    long nodes() {
        return publishedNodes;
    }

    /** Makes the number of nodes visible to other threads. */
    void publishNodes() {
        publishedNodes = tree.nodes();
    }

    SearchStatus status(long milliseconds, long nodes) {
        int total = rootMoves.size();
        return new SearchStatus(milliseconds, nodes, depth, Math.max(0, total - currentNumber), total, currentMove);
    }
}
