package parachute.games.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Plays any game by alpha-beta search with iterative deepening and the history heuristic (chessprogramming wiki,
 * "Alpha-Beta", "Iterative Deepening", "History Heuristic"). With only a depth limit the choice depends on nothing but
 * position and seed; the seed decides between moves of the same value. Not thread-safe.
 *
 * @param <M> the game's moves
 */
public final class GameTreeSearch<M extends GameMove> implements GamePlayer<M> {
    /** Bound of {@link GameState#evaluate}: every win is worth more than any evaluation. */
    public static final int MAX_EVALUATION = 1_000_000;

    /** Value of a game won at the root; each ply until the win costs 1, so that the shortest win is preferred. */
    private static final int WIN = MAX_EVALUATION + GameSearchLimit.MAX_DEPTH + 1;

    private static final int INFINITE = Integer.MAX_VALUE;

    /** Nodes between two readings of the clock: well below a millisecond in every game. */
    private static final int CLOCK_INTERVAL = 64;

    private final GameSearchLimit limit;
    private final long seed;

    /** History heuristic: for each move the sum of the squared depths at which it caused a beta cutoff. */
    private final Map<M, Integer> history = new HashMap<>();

    private long deadline;
    private long nodes;
    private boolean stopped;

    /** Whether this iteration evaluated any open position: if not, the tree is searched to its end. */
    private boolean evaluated;

    /** Creates a player with a limit for every move. */
    public GameTreeSearch(GameSearchLimit limit, long seed) {
        this.limit = limit;
        this.seed = seed;
    }

    @Override
    public M choose(GameState<M> state) {
        return search(state).move();
    }

    /**
     * Searches a position within the limit.
     *
     * @param state a game that is not over
     * @throws IllegalArgumentException if it has no moves
     */
    public GameSearchResult<M> search(GameState<M> state) {
        List<RootChild<M>> roots = rootMoves(state);
        deadline = System.nanoTime() + limit.time().toNanos();
        nodes = 0;
        stopped = false;
        history.clear();
        GameSearchResult<M> best = new GameSearchResult<>(roots.get(0).move, 0, 0, 0);
        for (int depth = 1; depth <= limit.depth() && roots.size() > 1; depth++) {
            evaluated = false;
            Optional<RootChild<M>> found = searchRoots(state, roots, depth);
            if (found.isPresent()) {
                RootChild<M> move = found.get();
                best = new GameSearchResult<>(move.move, move.value, stopped ? depth - 1 : depth, nodes);
            }
            if (stopped || !evaluated || Math.abs(best.value()) > MAX_EVALUATION) {
                break;
            }
        }
        return best;
    }

    /**
     * Returns the moves in an order drawn by the seed, since the first of several moves of the same value is played.
     */
    private List<RootChild<M>> rootMoves(GameState<M> state) {
        List<RootChild<M>> roots = new ArrayList<>();
        for (M move : state.moves()) {
            roots.add(new RootChild<>(move, state.apply(move)));
        }
        if (roots.isEmpty()) {
            throw new IllegalArgumentException("no move left to choose from");
        }
        Collections.shuffle(roots, new Random(seed));
        return roots;
    }

    /** Searches one iteration, and returns the best move; empty if time ran out before the first was searched. */
    private Optional<RootChild<M>> searchRoots(GameState<M> state, List<RootChild<M>> roots, int depth) {
        Optional<RootChild<M>> best = Optional.empty();
        int alpha = -INFINITE;
        for (RootChild<M> root : roots) {
            int value = searchAfter(state, root.after, depth - 1, 1, alpha, INFINITE);
            if (stopped) {
                break;
            }
            root.value = value;
            if (value > alpha) {
                alpha = value;
                best = Optional.of(root);
            }
        }
        // The best of this iteration is searched first in the next; the others keep their order.
        best.ifPresent(first -> roots.sort(Comparator.comparing(root -> root != first)));
        return best;
    }

    /** Returns the value of a successor to the side to move in {@code before}, which may move again. */
    private int searchAfter(GameState<M> before, GameState<M> after, int depth, int ply, int alpha, int beta) {
        return before.sideToMove() == after.sideToMove()
                ? search(after, depth, ply, alpha, beta)
                : -search(after, depth, ply, -beta, -alpha);
    }

    private int search(GameState<M> state, int depth, int ply, int alpha, int beta) {
        if (isTimeUp()) {
            return 0;
        }
        GameOutcome outcome = state.outcome();
        if (outcome.isOver()) {
            return valueOf(outcome, state.sideToMove(), ply);
        }
        if (depth == 0) {
            evaluated = true;
            return state.evaluate();
        }
        int best = -INFINITE;
        for (M move : depth > 1 ? ordered(state.moves()) : state.moves()) {
            int value = searchAfter(state, state.apply(move), depth - 1, ply + 1, Math.max(alpha, best), beta);
            if (stopped) {
                return 0;
            }
            best = Math.max(best, value);
            if (best >= beta) {
                history.merge(move, depth * depth, Integer::sum);
                break;
            }
        }
        return best;
    }

    private static int valueOf(GameOutcome outcome, GameSide side, int ply) {
        if (outcome == GameOutcome.DRAW) {
            return 0;
        }
        return outcome == GameOutcome.wonBy(side) ? WIN - ply : ply - WIN;
    }

    private List<M> ordered(List<M> moves) {
        List<M> ordered = new ArrayList<>(moves);
        ordered.sort(Comparator.comparingInt(move -> -history.getOrDefault(move, 0)));
        return ordered;
    }

    private boolean isTimeUp() {
        if (++nodes % CLOCK_INTERVAL == 0 && System.nanoTime() - deadline >= 0) {
            stopped = true;
        }
        return stopped;
    }

    private static final class RootChild<M extends GameMove> {
        private final M move;
        private final GameState<M> after;
        private int value;

        RootChild(M move, GameState<M> after) {
            this.move = move;
            this.after = after;
        }
    }
}
