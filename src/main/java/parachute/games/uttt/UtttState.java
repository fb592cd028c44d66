package parachute.games.uttt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parachute.games.play.GameOutcome;
import parachute.games.play.GameSide;
import parachute.games.play.GameState;

/** An immutable state of the game: nine boards and the position of the last mark. */
public final class UtttState implements GameState<UtttMove> {
    private static final UtttState INITIAL = new UtttState(emptyBoards(), UtttBoard.EMPTY, Optional.empty(), 0);

    private final UtttBoard[] boards;
    private final UtttBoard bigBoard;
    private final Optional<GridPosition> previous;

    /** Number of marks of x minus that of 0. */
    private final int lead;

    private final Mark winner;

    private UtttState(UtttBoard[] boards, UtttBoard bigBoard, Optional<GridPosition> previous, int lead) {
        this.boards = boards;
        this.bigBoard = bigBoard;
        this.previous = previous;
        this.lead = lead;
        this.winner = bigBoard.getBoardResult();
    }

    private static UtttBoard[] emptyBoards() {
        UtttBoard[] boards = new UtttBoard[UtttBoard.CELLS];
        Arrays.fill(boards, UtttBoard.EMPTY);
        return boards;
    }

    /** Returns the initial state: nine empty boards; x may play anywhere. */
    public static UtttState initialState() {
        return INITIAL;
    }

    /**
     * Returns a state with given boards, which a game need not be able to reach.
     *
     * @param boards nine boards in the order of the positions
     * @param previous the position of the last mark on its board; empty if the next player may choose among all boards
     * @throws IllegalArgumentException if these are not nine boards of x, 0 and free cells
     */
    public static UtttState buildState(List<UtttBoard> boards, Optional<GridPosition> previous) {
        if (boards.size() != UtttBoard.CELLS || boards.stream().anyMatch(board -> board.drawn() != 0)) {
            throw new IllegalArgumentException("a state is nine boards of x, 0 and free cells");
        }
        UtttBoard bigBoard = UtttBoard.EMPTY;
        int lead = 0;
        for (GridPosition position : GridPosition.ALL) {
            UtttBoard board = boards.get(position.index());
            bigBoard = bigBoard.with(position, board.getBoardResult());
            lead += board.count(Mark.X) - board.count(Mark.ZERO);
        }
        return new UtttState(boards.toArray(UtttBoard[]::new), bigBoard, previous, lead);
    }

    /** Returns the nine boards in the order of the positions. */
    public List<UtttBoard> getBoards() {
        return List.of(boards);
    }

    /** Returns the board at a position of the big board. */
    public UtttBoard getBoard(GridPosition board) {
        return boards[board.index()];
    }

    /** Returns the mark in a cell of a board. */
    public Mark getPos(GridPosition board, GridPosition cell) {
        return getBoard(board).getPos(cell);
    }

    /** Returns the big board: who has won which board, which are drawn, and which are still played. */
    public UtttBoard getUBoard() {
        return bigBoard;
    }

    /** Returns the player to move: x if both have set the same number of marks, otherwise 0. */
    public Mark getNextPlayer() {
        return lead == 0 ? Mark.X : Mark.ZERO;
    }

    /** Returns the position of the last mark; empty at the start. */
    public Optional<GridPosition> getPrevious() {
        return previous;
    }

    /** Returns the winner; drawn if all boards are decided and nobody has won, empty if the game is not over. */
    public Mark getResult() {
        return winner;
    }

    /**
     * Returns the boards where the next mark may be set, in order: the one that the last mark points to, all undecided
     * ones if that one is decided or there was no mark, none once the game is over.
     */
    public List<GridPosition> getNextAvailableBoards() {
        if (winner != Mark.EMPTY) {
            return List.of();
        }
        return previous.filter(bigBoard::isFree).map(List::of).orElseGet(bigBoard::free);
    }

    /**
     * Returns whether a move can be made: its form fits the number of available boards, its board is one of them, and
     * its cell is free.
     */
    public boolean validMove(UtttMove move) {
        List<GridPosition> available = getNextAvailableBoards();
        if (available.size() == 1) {
            return move.board().isEmpty() && getBoard(available.get(0)).isFree(move.cell());
        }
        return move.board()
                .filter(board -> available.contains(board) && getBoard(board).isFree(move.cell()))
                .isPresent();
    }

    /**
     * Returns the state after a move.
     *
     * @throws IllegalArgumentException if it is not a {@linkplain #validMove valid} one
     */
    public UtttState makeMove(UtttMove move) {
        if (!validMove(move)) {
            throw new IllegalArgumentException(move + " is not a valid move");
        }
        return apply(move);
    }

    /** Returns the board that a valid move is played on. */
    GridPosition boardOf(UtttMove move) {
        return move.board()
                .or(() -> previous.filter(bigBoard::isFree))
                .orElseGet(() -> bigBoard.free().get(0));
    }

    /** Returns the move that sets a mark in a cell of an available board, in the form that the state requires. */
    UtttMove moveTo(GridPosition board, GridPosition cell) {
        return getNextAvailableBoards().size() == 1 ? UtttMove.at(cell) : UtttMove.at(board, cell);
    }

    @Override
    public GameSide sideToMove() {
        return getNextPlayer() == Mark.X ? GameSide.FIRST : GameSide.SECOND;
    }

    /** Returns all valid moves, in the order of the boards and cells. */
    @Override
    public List<UtttMove> moves() {
        List<GridPosition> available = getNextAvailableBoards();
        List<UtttMove> moves = new ArrayList<>();
        for (GridPosition board : available) {
            for (GridPosition cell : GridPosition.ALL) {
                if (getBoard(board).isFree(cell)) {
                    moves.add(available.size() == 1 ? UtttMove.at(cell) : UtttMove.at(board, cell));
                }
            }
        }
        return moves;
    }

    @Override
    public UtttState apply(UtttMove move) {
        GridPosition position = boardOf(move);
        Mark player = getNextPlayer();
        UtttBoard board = getBoard(position).with(move.cell(), player);
        UtttBoard[] after = boards.clone();
        after[position.index()] = board;
        UtttBoard bigAfter = board.isDecided() ? bigBoard.with(position, board.getBoardResult()) : bigBoard;
        return new UtttState(after, bigAfter, Optional.of(move.cell()), lead + (player == Mark.X ? 1 : -1));
    }

    @Override
    public GameOutcome outcome() {
        return switch (winner) {
            case X -> GameOutcome.FIRST_WINS;
            case ZERO -> GameOutcome.SECOND_WINS;
            case DRAWN -> GameOutcome.DRAW;
            case EMPTY -> GameOutcome.OPEN;
        };
    }

    @Override
    public int evaluate() {
        int forX = UtttEvaluation.forX(this);
        return getNextPlayer() == Mark.X ? forX : -forX;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof UtttState state
                && Arrays.equals(boards, state.boards)
                && previous.equals(state.previous);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(boards) + previous.map(GridPosition::index).orElse(UtttBoard.CELLS);
    }

    /** Returns the nine boards and the previous position, {@code -} for none, separated by spaces. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        getBoards().forEach(board -> text.append(board).append(' '));
        return text.append(previous.map(GridPosition::toString).orElse("-")).toString();
    }
}
