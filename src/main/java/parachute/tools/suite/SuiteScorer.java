package parachute.tools.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.MateAttack;
import parachute.engine.search.Score;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Position;
import parachute.rules.notation.San;
import parachute.tools.suite.SuiteResult.SuiteAttempt;
import parachute.tools.work.PositionSearches;

/**
 * Searches the positions of a suite with the same limits each and reports which ones are solved. Each search has one
 * thread and an empty transposition table, so that neither the order nor the number of positions at a time matters.
 *
 * <p>A move that is to be avoided solves nothing. A mate is solved if the search in the end reports a mate of any
 * length, and its move does mate: it is among the moves of the suite, which mate fastest, or {@link MateSolver} proves
 * that it mates within the moves reported. It is solved exactly if, besides, the length reported is the one of the
 * suite. Any other position is solved if the move in the end is one of the suite's, if it lists any.
 *
 * @param limits of the search of each position
 * @param evaluation how it evaluates
 */
public record SuiteScorer(SearchLimits limits, Evaluation evaluation) {
    private static final int HASH_MEGABYTES = 16;

    /** Nodes of the solver to prove a mate that the suite does not list. */
    private static final long PROOF_BUDGET = 500_000;

    /** Creates a scorer with a number of nodes a position. */
    public SuiteScorer(long nodes, Evaluation evaluation) {
        this(SearchLimits.NONE.withNodes(nodes), evaluation);
    }

    /**
     * Searches all positions.
     *
     * @param threads positions at a time
     * @throws InterruptedException if the calling thread is interrupted
     */
    public SuiteResult attempt(List<SuitePosition> problems, int threads) throws InterruptedException {
        return attempt(problems, threads, number -> {});
    }

    /**
     * Does the same and reports the number of attempts to a listener, on threads of its own, one at a time.
     *
     * @throws InterruptedException if the calling thread is interrupted
     */
    public SuiteResult attempt(List<SuitePosition> problems, int threads, IntConsumer listener)
            throws InterruptedException {
        ThreadLocal<SearchMemory> memories = ThreadLocal.withInitial(this::memory);
        AtomicInteger done = new AtomicInteger();
        List<SuiteAttempt> attempts = new ArrayList<>();
        PositionSearches.runAll(
                problems,
                threads,
                problem -> {
                    SuiteAttempt attempt = attempt(problem, memories.get());
                    synchronized (done) {
                        listener.accept(done.incrementAndGet());
                    }
                    return attempt;
                },
                (problem, attempt) -> attempts.add(attempt));
        return new SuiteResult(attempts);
    }

    SuiteAttempt attempt(SuitePosition problem) {
        return attempt(problem, memory());
    }

    private SearchMemory memory() {
        return SearchMemory.ofOneThread(limits, HASH_MEGABYTES);
    }

    private SuiteAttempt attempt(SuitePosition problem, SearchMemory memory) {
        memory.clear();
        Position position = problem.position().copy();
        FirstMoveRecorder lines = new FirstMoveRecorder(problem.mate().isPresent());
        SearchResult result = new Search(position, limits, lines, memory, evaluation, 0).run();
        boolean solved = isSolved(problem, result);
        boolean exact = solved && problem.mate().orElse(0) == Score.mateInMoves(result.score());
        return new SuiteAttempt(
                problem,
                solved,
                exact,
                solved ? lines.nodes(result) : 0,
                solved ? lines.milliseconds(result) : 0,
                San.format(position, result.bestMove()) + ' ' + describe(result.score()));
    }

    private static boolean isSolved(SuitePosition problem, SearchResult result) {
        if (problem.avoid().contains(result.bestMove())) {
            return false;
        }
        boolean listed = problem.best().contains(result.bestMove());
        if (problem.mate().isEmpty()) {
            return listed || problem.best().isEmpty();
        }
        if (!Score.isMate(result.score()) || result.score() < 0) {
            return false;
        }
        if (listed) {
            return true;
        }
        Position after = problem.position().copy();
        after.make(result.bestMove());
        int moves = Math.min(MateSolver.MAX_MOVES, Score.mateInMoves(result.score()));
        MateSolver solver = new MateSolver(MateAttack.ALL_MOVES, Integer.MAX_VALUE);
        return solver.isMated(after, moves - 1, PROOF_BUDGET).isProved();
    }

    private static String describe(int score) {
        return Score.isMate(score)
                ? "mate in " + Score.mateInMoves(score)
                : String.format(Locale.ROOT, "%+.2f", score / 100.0);
    }

    /** Records since when the search has reported the same first move, for mates also with a mate. */
    private static final class FirstMoveRecorder implements SearchListener {
        private final boolean mateWanted;
        private final long start = System.nanoTime();
        private int move;
        private long sinceNodes;
        private long sinceMilliseconds;

        FirstMoveRecorder(boolean mateWanted) {
            this.mateWanted = mateWanted;
        }

        @Override
        public void onLine(SearchLine line) {
            boolean counts = !mateWanted || Score.isMate(line.score()) && line.score() > 0;
            int first = counts ? line.moves().get(0) : 0;
            if (first != move) {
                move = first;
                sinceNodes = line.nodes();
                sinceMilliseconds = line.milliseconds();
            }
        }

        /** Returns the nodes from which on the final move was reported: all of them if it was never reported. */
        long nodes(SearchResult result) {
            return move == result.bestMove() ? sinceNodes : result.nodes();
        }

        /** Returns the time that these nodes took. */
        long milliseconds(SearchResult result) {
            return move == result.bestMove() ? sinceMilliseconds : (System.nanoTime() - start) / 1_000_000;
        }
    }
}
