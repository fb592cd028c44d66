package parachute.engine.search;

import java.util.List;
import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.MateAttack;
import parachute.engine.mate.MateSolver.MateResult;
import parachute.engine.mate.MateSolver.MateVerdict;
import parachute.rules.board.Position;

/**
 * Looks for mates at the root that a full-width search would find late, with a share of all nodes: for mates by checks
 * alone in every position, and for mates with quiet moves if the score shows that the game is decided, so that little
 * is lost. After a proof it looks for a shorter mate.
 *
 * <p>If the limits of the search ask for a mate in a number of moves, half of all nodes are spent on it. The result is
 * exact, a proof or a refutation.
 */
final class RootMates {
    private static final int[] NO_LINE = {};

    /** The cost in nodes of a position that is expanded with all moves: the replies to each of them are generated. */
    private static final int ALL_MOVES_COST = 4;

    /** Minimum number of men on the board: with fewer the way to mate is long, and the evaluation knows it. */
    private static final int MIN_PIECES = 6;

    /** One in this number of nodes is spent on a mate that the limits ask for. */
    private static final int ASKED_SHARE = 2;

    /** Positions that the solver of such a mate stores before it forgets them, at 40 bytes each. */
    private static final int EXACT_POSITIONS = 10_000_000;

    private final Tree tree;
    private final NodeCounter counter;
    private final SearchLimits limits;
    /** The score from which mates with quiet moves are looked for; infinite in the last endings. */
    private final int allMovesScore;

    private final MateQuestion checks;
    private final MateQuestion allMoves;

    /** A question for one solver: the longest mate that it has not yet proved or refuted, and the nodes spent on it. */
    private static final class MateQuestion {
        private final MateSolver solver;
        private final int cost;
        private final int share;
        private final long maxNodes;
        private int moves;
        private long nodes;
        private boolean isRecalled;

        MateQuestion(MateSolver solver, int cost, int share, long maxNodes, int moves) {
            this.solver = solver;
            this.cost = cost;
            this.share = share;
            this.maxNodes = maxNodes;
            this.moves = moves;
        }

        boolean isDue(long searched) {
            return moves > 0 && nodes < Math.min(searched / share, maxNodes);
        }
    }

    /** Creates the search for mates of a tree's position, which must be the root whenever it is used. */
    RootMates(SearchContext context, Tree tree, NodeCounter counter, ThreadMemory memory) {
        this.tree = tree;
        this.counter = counter;
        limits = context.limits();
        SearchParameters parameters = context.parameters();
        boolean ending = Long.bitCount(tree.position.occupied()) < MIN_PIECES;
        allMovesScore = ending ? Score.INFINITE : parameters.mateQuietScore;
        int asked = Math.min(limits.mate(), MateSolver.MAX_MOVES);
        int moves = asked > 0 ? asked : parameters.mateMoves;
        long maxNodes = parameters.mateRootNodes;
        checks = new MateQuestion(memory.checksSolver(), 1, parameters.mateRootShare, maxNodes, moves);
        allMoves = asked > 0
                ? new MateQuestion(
                        new MateSolver(MateAttack.ALL_MOVES, EXACT_POSITIONS),
                        ALL_MOVES_COST,
                        ASKED_SHARE,
                        Long.MAX_VALUE,
                        moves)
                : new MateQuestion(memory.allMovesSolver(), ALL_MOVES_COST, parameters.mateQuietShare, maxNodes, moves);
    }

    /**
     * Returns whether another {@link #search} is due.
     *
     * @param score the best score of the root
     */
    boolean isDue(int score) {
        return checks.isDue(counter.nodes()) || isAllMovesDue(score);
    }

    private boolean isAllMovesDue(int score) {
        return (score >= allMovesScore || limits.mate() > 0) && allMoves.isDue(counter.nodes());
    }

    /** Returns whether the mate that the limits ask for is refuted. */
    boolean isRefuted() {
        return limits.mate() > 0 && allMoves.moves == 0;
    }

    /**
     * Spends the nodes until the next checkpoint on a question.
     *
     * @param score the best score of the root: only mates shorter than one already found are looked for
     * @return the moves of a shorter mate, or an empty line
     */
    int[] search(int score) {
        return search(isAllMovesDue(score) ? allMoves : checks, score);
    }

    /**
     * Looks for the mate that the limits ask for, without a limit of its own, and returns its moves or an empty line.
     */
    int[] searchAsked(int score) {
        return search(allMoves, score);
    }

    private int[] search(MateQuestion question, int score) {
        if (score >= Score.MATE_BOUND) {
            question.moves = Math.min(question.moves, Score.mateInMoves(score) - 1);
        }
        if (question.moves <= 0) {
            return NO_LINE;
        }
        long budget = Math.max(1, counter.untilCheck() / question.cost);
        List<Integer> line = question.isRecalled || budget < question.moves
                ? ask(question, question.moves, budget)
                : recall(question);
        if (line.isEmpty()) {
            return NO_LINE;
        }
        question.moves = line.size() / 2;
        return tree.isDrawnOnTheWay(line, 0)
                ? NO_LINE
                : line.stream().mapToInt(Integer::intValue).toArray();
    }

    /**
     * Asks for each shorter mate, a node each: a mate that was proved one move ago is stored two plies shorter, and
     * asking for longer ones would not find it.
     */
    private List<Integer> recall(MateQuestion question) {
        question.isRecalled = true;
        for (int moves = 1; moves < question.moves; moves++) {
            List<Integer> line = ask(question, moves, 1);
            if (!line.isEmpty()) {
                return line;
            }
        }
        return List.of();
    }

    /** Returns the line of a proved mate in {@code moves} moves; empty if it is not proved. Refuted mates are not asked for again. */
    private List<Integer> ask(MateQuestion question, int moves, long budget) {
        Position root = tree.position;
        MateResult result = question.solver.mates(root, limits.rootMoves(), moves, budget);
        long spent = Math.min(result.nodes() * question.cost, counter.untilCheck());
        question.nodes += spent;
        counter.count(spent);
        if (result.verdict() == MateVerdict.REFUTED && moves == question.moves) {
            question.moves = 0;
        }
        return result.line();
    }
}
