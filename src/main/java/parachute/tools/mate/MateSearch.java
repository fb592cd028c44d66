package parachute.tools.mate;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.MateAttack;
import parachute.engine.mate.MateSolver.MateResult;
import parachute.engine.mate.MateSolver.MateVerdict;
import parachute.rules.board.Position;

/**
 * Searches a position for its shortest mate, alternating between checks only and all moves. The bounds close in from
 * both sides: the refuted length rises from 1, the proved length falls. In every round each solver searches for a mate
 * one move longer than it has refuted and for one shorter than the shortest known, with twice the nodes of the last
 * round, as either search may be the easier one.
 */
public final class MateSearch {
    /** Nodes of each search in the first round. */
    private static final long FIRST_QUESTION = 1_000;

    /** Nodes between two checks of the clock. */
    private static final long STEP = 5_000;

    private final Position root;
    private final MateLimits limits;
    private final Consumer<MateAnswer> listener;
    private final Questions checks = new Questions(MateAttack.CHECKS);
    private final Questions allMoves = new Questions(MateAttack.ALL_MOVES);
    private final long start = System.nanoTime();
    private long nodes;
    /** The moves of the shortest known mate; without one, one more than the maximum length. */
    private int shortest;

    private List<Integer> line = List.of();

    /** The solver that proved the shortest known mate. */
    private MateSolver prover = allMoves.solver;

    /** A solver and the longest mate that it has refuted. */
    private static final class Questions {
        private final MateSolver solver;
        private int refuted;

        Questions(MateAttack attack) {
            solver = new MateSolver(attack, Integer.MAX_VALUE);
        }
    }

    /**
     * Creates a search that has not started.
     *
     * @param listener is notified repeatedly of the result so far
     */
    public MateSearch(Position root, MateLimits limits, Consumer<MateAnswer> listener) {
        this.root = root.copy();
        this.limits = limits;
        this.listener = listener;
        shortest = limits.moves() + 1;
    }

    /** Searches until the shortest mate is proved, a mate within the limits is refuted, or a limit is reached. */
    public MateAnswer run() {
        for (long budget = FIRST_QUESTION; !isDecided() && isWithinLimits(); budget *= 2) {
            narrow(checks, budget);
            narrow(allMoves, budget);
        }
        return answer();
    }

    /** A listener to the tree of a proved mate, branch by branch: each is followed by those that continue it. */
    @FunctionalInterface
    public interface MateTreeListener {
        /**
         * Called for a defence and the reply to it.
         *
         * @param depth number of defences that lead to it: 0 for the first move of the mate
         * @param defence the move of the defender; {@link parachute.rules.board.Move#NONE} at depth 0
         * @param answer the reply of the attacker
         */
        void onBranch(int depth, int defence, int answer);
    }

    /** Writes the tree of the mate, which must have been proved. */
    public void writeTree(Consumer<String> lines) {
        walkTree(MateTree.text(root, lines));
    }

    /** Notifies a listener of all branches of the mate, which must have been proved. */
    public void walkTree(MateTreeListener listener) {
        new MateTree(root, prover, listener).walk(shortest);
    }

    private boolean isDecided() {
        return allMoves.refuted + 1 >= shortest;
    }

    private boolean isWithinLimits() {
        return nodes < limits.nodes() && milliseconds() < limits.milliseconds();
    }

    private long milliseconds() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }

    private void narrow(Questions questions, long budget) {
        boolean isAnswered = true;
        while (isAnswered && questions.refuted + 1 < shortest) {
            isAnswered = ask(questions, questions.refuted + 1, budget) != MateVerdict.UNKNOWN;
        }
        boolean isProved = true;
        while (isProved && questions.refuted + 2 < shortest) {
            isProved = ask(questions, shortest - 1, budget) == MateVerdict.PROVED;
        }
    }

    private MateVerdict ask(Questions questions, int moves, long budget) {
        MateVerdict verdict = MateVerdict.UNKNOWN;
        long end = Math.min(nodes + budget, limits.nodes());
        while (verdict == MateVerdict.UNKNOWN && nodes < end && isWithinLimits()) {
            MateResult result = questions.solver.mates(root, moves, Math.min(STEP, end - nodes));
            verdict = result.verdict();
            nodes += result.nodes();
            note(questions, moves, result);
            listener.accept(answer());
        }
        return verdict;
    }

    private void note(Questions questions, int moves, MateResult result) {
        switch (result.verdict()) {
            case PROVED -> {
                prover = questions.solver;
                line = result.line();
                shortest = (line.size() + 1) / 2;
            }
            case REFUTED -> questions.refuted = moves;
            case UNKNOWN -> {}
        }
    }

    private MateAnswer answer() {
        int byChecks = Math.max(checks.refuted, allMoves.refuted);
        return new MateAnswer(root, allMoves.refuted, byChecks, line, nodes, milliseconds());
    }
}
