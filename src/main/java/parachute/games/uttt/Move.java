package parachute.games.uttt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parachute.games.play.GameMove;

/**
 * A move: a cell on the only board where one may play, or a board and a cell on it where there is a choice of boards.
 * There is one object for each of the 90 moves, so equal moves are the same.
 */
public final class Move implements GameMove {
    private static final List<Move> SINGLES =
            Position.ALL.stream().map(cell -> new Move(Optional.empty(), cell)).toList();

    private static final List<List<Move>> PAIRS = Position.ALL.stream()
            .map(board -> Position.ALL.stream()
                    .map(cell -> new Move(Optional.of(board), cell))
                    .toList())
            .toList();

    private final Optional<Position> board;
    private final Position cell;

    private Move(Optional<Position> board, Position cell) {
        this.board = board;
        this.cell = cell;
    }

    /** The move on the only available board. */
    public static Move at(Position cell) {
        return SINGLES.get(cell.index());
    }

    /** The move on one of several available boards. */
    public static Move at(Position board, Position cell) {
        return PAIRS.get(board.index()).get(cell.index());
    }

    /** All moves, of both forms. */
    public static List<Move> all() {
        List<Move> all = new ArrayList<>(SINGLES);
        PAIRS.forEach(all::addAll);
        return all;
    }

    /** Reads {@code c} or {@code nw/c}; empty for any other text. */
    public static Optional<Move> parse(String text) {
        int slash = text.indexOf('/');
        if (slash < 0) {
            return Position.parse(text).map(Move::at);
        }
        return Position.parse(text.substring(0, slash))
                .flatMap(board -> Position.parse(text.substring(slash + 1)).map(cell -> at(board, cell)));
    }

    /** The board, if the move names it. */
    public Optional<Position> board() {
        return board;
    }

    /** The cell that gets the mark. */
    public Position cell() {
        return cell;
    }

    @Override
    public String text() {
        return board.map(name -> name + "/" + cell).orElseGet(cell::toString);
    }

    /** The {@link #text}. */
    @Override
    public String toString() {
        return text();
    }
}
