package parachute.games.uttt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parachute.games.play.GameMove;

/**
 * A move: a cell on the only available board, or a board and a cell on it if there is a choice of boards. There is one
 * object for each of the 90 moves, so equal moves are identical.
 */
public final class UtttMove implements GameMove {
    private static final List<UtttMove> SINGLES = GridPosition.ALL.stream()
            .map(cell -> new UtttMove(Optional.empty(), cell))
            .toList();

    private static final List<List<UtttMove>> PAIRS = GridPosition.ALL.stream()
            .map(board -> GridPosition.ALL.stream()
                    .map(cell -> new UtttMove(Optional.of(board), cell))
                    .toList())
            .toList();

    private final Optional<GridPosition> board;
    private final GridPosition cell;

    private UtttMove(Optional<GridPosition> board, GridPosition cell) {
        this.board = board;
        this.cell = cell;
    }

    /** Returns the move on the only available board. */
    public static UtttMove at(GridPosition cell) {
        return SINGLES.get(cell.index());
    }

    /** Returns the move on one of several available boards. */
    public static UtttMove at(GridPosition board, GridPosition cell) {
        return PAIRS.get(board.index()).get(cell.index());
    }

    /** Returns all moves, of both forms. */
    public static List<UtttMove> all() {
        List<UtttMove> all = new ArrayList<>(SINGLES);
        PAIRS.forEach(all::addAll);
        return all;
    }

    /** Parses {@code c} or {@code nw/c}; empty for any other text. */
    public static Optional<UtttMove> parse(String text) {
        int slash = text.indexOf('/');
        if (slash < 0) {
            return GridPosition.parse(text).map(UtttMove::at);
        }
        return GridPosition.parse(text.substring(0, slash))
                .flatMap(board -> GridPosition.parse(text.substring(slash + 1)).map(cell -> at(board, cell)));
    }

    /** Returns the board, if the move names it. */
    public Optional<GridPosition> board() {
        return board;
    }

    /** Returns the cell that gets the mark. */
    public GridPosition cell() {
        return cell;
    }

    @Override
    public String text() {
        return board.map(name -> name + "/" + cell).orElseGet(cell::toString);
    }

    /** Returns the {@link #text}. */
    @Override
    public String toString() {
        return text();
    }
}
