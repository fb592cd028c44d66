package parachute.engine.search;

import java.util.List;
import java.util.function.Function;
import parachute.engine.eval.Evaluator;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;

/**
 * The main thread of a search: iterative deepening (chessprogramming wiki) until a limit is reached, a search for mates
 * by checks between the iterations, and the decision.
 */
final class MainWorker {
    private final SearchContext context;
    private final SearchControl control;
    private final SearchLimits limits;
    private final NodeCounter counter;
    private final Tree tree;
    private final RootReports reports;
    private final RootSearch root;
    private final RootMates mates;
    private final int forcedMoveDepth;

    MainWorker(SearchContext context, Position position, Function<Variant, Evaluator> evaluators, ThreadMemory memory) {
        this.context = context;
        control = context.control();
        limits = context.limits();
        counter = new NodeCounter(context, NodeCounter.MAIN_THREAD);
        tree = new Tree(context, position.copy(), memory.evaluator(evaluators, position.variant()), memory, counter);
        reports = new RootReports(context, counter, tree, context.listener());
        root = new RootSearch(context, tree, reports);
        mates = new RootMates(context, tree, counter, memory);
        forcedMoveDepth = context.parameters().timeForcedMoveDepth;
        reports.onMove(0, Move.NONE, 0, root.size());
        if (root.size() > 0) {
            reports.onBest(root.best());
        }
    }

    /** Returns the progress of the search and its best move so far, readable by any thread. */
    RootReports reports() {
        return reports;
    }

    /** Searches with increasing depth until stopped or a limit is reached. */
    void iterate() {
        if (root.size() == 0) {
            return;
        }
        int stableIterations = 0;
        for (int depth = 1; depth <= limits.depth() && !control.isStopped(); depth++) {
            lookForMate();
            if (isMateDecided()) {
                break;
            }
            int previousBest = root.best().move;
            int previousScore = root.best().score;
            root.search(depth);
            counter.publish();
            if (control.isStopped()) {
                return;
            }
            reports.complete(depth, root.best());
            stableIterations = root.best().move == previousBest ? stableIterations + 1 : 0;
            boolean done = isDone(depth, stableIterations, previousScore);
            control.endIteration(done);
            if (tree.nodes() >= limits.softNodes() || done && control.mayFinish()) {
                return;
            }
        }
        decideMate();
    }

    private void lookForMate() {
        while (mates.isDue(root.best().score) && !control.isStopped()) {
            prove(mates.search(root.best().score));
        }
    }

    private void prove(int[] line) {
        if (line.length > 0) {
            root.prove(line, reports.completedDepth());
        }
    }

    /** Returns whether the mate that the limits ask for is found or refuted. */
    private boolean isMateDecided() {
        return isMateFound() || mates.isRefuted();
    }

    private boolean isMateFound() {
        return limits.mate() > 0 && root.best().score >= Score.mateIn(2 * limits.mate() - 1);
    }

    /** Continues after the last iteration to look for the mate that the limits ask for, unless they have a depth. */
    private void decideMate() {
        while (limits.mate() > 0
                && limits.depth() == SearchLimits.MAX_DEPTH
                && !isMateDecided()
                && !control.isStopped()) {
            prove(mates.searchAsked(root.best().score));
        }
        counter.publish();
        if (mates.isRefuted() && !isMateFound()) {
            context.listener().onNoMate(limits.mate());
        }
    }

    /** Returns whether another iteration is not worth its time. */
    private boolean isDone(int iteration, int stableIterations, int previousScore) {
        RootMove best = root.best();
        if (isMateFound()) {
            return true;
        }
        boolean timed = limits.time().hasClock() || limits.time().hasMove();
        if (!timed) {
            return false;
        }
        if (root.size() == 1 && iteration >= forcedMoveDepth) {
            return true;
        }
        if (Score.isMate(best.score) && iteration > Score.MATE - Math.abs(best.score)) {
            return true; // lines of the mate's length were searched: a shorter one is unlikely
        }
        int drop = previousScore == -Score.INFINITE ? 0 : previousScore - best.score;
        double share = (double) best.nodes / Math.max(1, tree.nodes());
        long spent = control.spent(counter.total());
        return context.time().isSoftLimitReached(spent, stableIterations, share, drop);
    }

    /** Returns the decision. Reports the final lines, the first of which begins with the chosen move. */
    SearchResult result() {
        SearchResult decided = reports.result();
        if (root.size() == 0) {
            return decided;
        }
        RootMove best = root.best();
        if (!control.isAbandoned()) {
            reports.end(root.ranks());
        }
        List<Integer> line = best.line();
        int reply = line.size() > 1 ? line.get(1) : replyFromTable(best.move);
        return new SearchResult(decided.bestMove(), reply, decided.score(), decided.depth(), decided.nodes());
    }

    private int replyFromTable(int move) {
        Position position = tree.position;
        position.make(move);
        long hit = context.table().probe(position.key());
        int reply = hit == 0 ? Move.NONE : TranspositionTable.move(hit);
        boolean legal = LegalMoves.contains(position, reply);
        position.unmake();
        return legal ? reply : Move.NONE;
    }
}
