package parachute.games.uttt;

import java.util.List;
import parachute.games.play.GameSearchLimit;
import parachute.games.play.GameTreeSearch;

/** A way to choose moves. */
public sealed interface Strategy {
    /**
     * Chooses a move.
     *
     * @param state a game that is not over
     * @return a valid move
     * @throws IllegalArgumentException if the game is over
     */
    UtttMove choose(UtttState state);

    /** Returns the strategy that plays the first cell of the first available board. */
    static Strategy dummyFirst() {
        return new DummyFirst();
    }

    /** Returns the strategy that plays the last cell of the last available board. */
    static Strategy dummyLast() {
        return new DummyLast();
    }

    /** Returns the strategy that plays the best cell of the best available board by {@link MovePriority}. */
    static Strategy narrowGreedy() {
        return new NarrowGreedy();
    }

    /** Returns the strategy that plays the first of the {@linkplain MoveOrder#bestMoves best moves}. */
    static Strategy greedy() {
        return new Greedy();
    }

    /** Returns alpha-beta search within a limit; the seed decides between moves of the same value. */
    static Strategy alphaBeta(GameSearchLimit limit, long seed) {
        return new AlphaBetaStrategy(limit, seed);
    }

    /** See {@link Strategy#dummyFirst}. */
    record DummyFirst() implements Strategy {
        @Override
        public UtttMove choose(UtttState state) {
            return first(state.moves());
        }
    }

    /** See {@link Strategy#dummyLast}. */
    record DummyLast() implements Strategy {
        @Override
        public UtttMove choose(UtttState state) {
            List<UtttMove> moves = state.moves();
            return first(moves.subList(Math.max(0, moves.size() - 1), moves.size()));
        }
    }

    /** See {@link Strategy#narrowGreedy}. */
    record NarrowGreedy() implements Strategy {
        @Override
        public UtttMove choose(UtttState state) {
            GridPosition board = first(MoveOrder.bestBoards(state));
            GridPosition cell = first(MovePriority.bestIndividualMoves(state.getNextPlayer(), state.getBoard(board)));
            return state.moveTo(board, cell);
        }
    }

    /** See {@link Strategy#greedy}. */
    record Greedy() implements Strategy {
        @Override
        public UtttMove choose(UtttState state) {
            return first(MoveOrder.bestMoves(state));
        }
    }

    /** See {@link Strategy#alphaBeta}. */
    record AlphaBetaStrategy(GameSearchLimit limit, long seed) implements Strategy {
        @Override
        public UtttMove choose(UtttState state) {
            return new GameTreeSearch<UtttMove>(limit, seed).choose(state);
        }
    }

    private static <T> T first(List<T> choices) {
        if (choices.isEmpty()) {
            throw new IllegalArgumentException("the game is over");
        }
        return choices.get(0);
    }
}
