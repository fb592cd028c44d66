package parachute.games.uttt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parachute.games.play.GameState;
import parachute.games.play.Outcome;
import parachute.games.play.Side;

/** An immutable state of the game: nine boards and where the last mark was set. */
public final class UtttState implements GameState<Move> {
    private static final UtttState INITIAL = new UtttState(emptyBoards(), Board.EMPTY, Optional.empty(), 0);

    private final Board[] boards;
    private final Board bigBoard;
    private final Optional<Position> previous;

    /** Marks of x less marks of 0. */
    private final int lead;

    private final Mark winner;

    private UtttState(Board[] boards, Board bigBoard, Optional<Position> previous, int lead) {
        this.boards = boards;
        this.bigBoard = bigBoard;
        this.previous = previous;
        this.lead = lead;
        this.winner = bigBoard.getBoardResult();
    }

    private static Board[] emptyBoards() {
        Board[] boards = new Board[Board.CELLS];
        Arrays.fill(boards, Board.EMPTY);
        return boards;
    }

    /** Nine empty boards; x may play anywhere. */
    public static UtttState initialState() {
        return INITIAL;
    }

    /**
     * The state with these boards. It need not be one that a game can reach.
     *
     * @param boards nine boards in the order of the positions
     * @param previous the position of the last mark on its board; empty if the next player may choose among all boards
     * @throws IllegalArgumentException if these are not nine boards of x, 0 and free cells
     */
    public static UtttState buildState(List<Board> boards, Optional<Position> previous) {
        if (boards.size() != Board.CELLS || boards.stream().anyMatch(board -> board.drawn() != 0)) {
            throw new IllegalArgumentException("a state is nine boards of x, 0 and free cells");
        }
        Board bigBoard = Board.EMPTY;
        int lead = 0;
        for (Position position : Position.ALL) {
            Board board = boards.get(position.index());
            bigBoard = bigBoard.with(position, board.getBoardResult());
            lead += board.count(Mark.X) - board.count(Mark.ZERO);
        }
        return new UtttState(boards.toArray(Board[]::new), bigBoard, previous, lead);
    }

    /** The nine boards in the order of the positions. */
    public List<Board> getBoards() {
        return List.of(boards);
    }

    /** The board at a position of the big board. */
    public Board getBoard(Position board) {
        return boards[board.index()];
    }

    /** The mark in a cell of a board. */
    public Mark getPos(Position board, Position cell) {
        return getBoard(board).getPos(cell);
    }

    /** The big board: who has won which board, which are drawn, and which are still played. */
    public Board getUBoard() {
        return bigBoard;
    }

    /** The player whose turn it is: x if both have set as many marks, 0 if not. */
    public Mark getNextPlayer() {
        return lead == 0 ? Mark.X : Mark.ZERO;
    }

    /** The position of the last mark; empty at the start. */
    public Optional<Position> getPrevious() {
        return previous;
    }

    /** The winner; drawn if all boards are decided and nobody has won, empty as long as the game goes on. */
    public Mark getResult() {
        return winner;
    }

    /**
     * The boards where the next mark may be set, in order: the one that the last mark points to, all undecided ones if
     * that one is decided or there was no mark, none once the game is over.
     */
    public List<Position> getNextAvailableBoards() {
        if (winner != Mark.EMPTY) {
            return List.of();
        }
        return previous.filter(bigBoard::isFree).map(List::of).orElseGet(bigBoard::free);
    }

    /**
     * Whether a move can be made: its form fits the number of available boards, its board is one of them, and its cell
     * is free.
     */
    public boolean validMove(Move move) {
        List<Position> available = getNextAvailableBoards();
        if (available.size() == 1) {
            return move.board().isEmpty() && getBoard(available.get(0)).isFree(move.cell());
        }
        return move.board()
                .filter(board -> available.contains(board) && getBoard(board).isFree(move.cell()))
                .isPresent();
    }

    /**
     * The state after a move.
     *
     * @throws IllegalArgumentException if it is not a {@linkplain #validMove valid} one
     */
    public UtttState makeMove(Move move) {
        if (!validMove(move)) {
            throw new IllegalArgumentException(move + " is no valid move");
        }
        return apply(move);
    }

    /** The board that a valid move is played on. */
    Position boardOf(Move move) {
        return move.board()
                .or(() -> previous.filter(bigBoard::isFree))
                .orElseGet(() -> bigBoard.free().get(0));
    }

    /** The move that sets a mark in a cell of an available board, in the form that the state asks for. */
    Move moveTo(Position board, Position cell) {
        return getNextAvailableBoards().size() == 1 ? Move.at(cell) : Move.at(board, cell);
    }

    @Override
    public Side sideToMove() {
        return getNextPlayer() == Mark.X ? Side.FIRST : Side.SECOND;
    }

    /** All valid moves, in the order of the boards and cells. */
    @Override
    public List<Move> moves() {
        List<Position> available = getNextAvailableBoards();
        List<Move> moves = new ArrayList<>();
        for (Position board : available) {
            for (Position cell : Position.ALL) {
                if (getBoard(board).isFree(cell)) {
                    moves.add(available.size() == 1 ? Move.at(cell) : Move.at(board, cell));
                }
            }
        }
        return moves;
    }

    @Override
    public UtttState apply(Move move) {
        Position position = boardOf(move);
        Mark player = getNextPlayer();
        Board board = getBoard(position).with(move.cell(), player);
        Board[] after = boards.clone();
        after[position.index()] = board;
        Board bigAfter = board.isDecided() ? bigBoard.with(position, board.getBoardResult()) : bigBoard;
        return new UtttState(after, bigAfter, Optional.of(move.cell()), lead + (player == Mark.X ? 1 : -1));
    }

    @Override
    public Outcome outcome() {
        return switch (winner) {
            case X -> Outcome.FIRST_WINS;
            case ZERO -> Outcome.SECOND_WINS;
            case DRAWN -> Outcome.DRAW;
            case EMPTY -> Outcome.OPEN;
        };
    }

    @Override
    public int evaluate() {
        int forX = Evaluation.forX(this);
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
        return 31 * Arrays.hashCode(boards) + previous.map(Position::index).orElse(Board.CELLS);
    }

    /** The nine boards and the previous position, {@code -} for none, separated by blanks. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        getBoards().forEach(board -> text.append(board).append(' '));
        return text.append(previous.map(Position::toString).orElse("-")).toString();
    }
}
