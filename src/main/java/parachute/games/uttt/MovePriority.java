package parachute.games.uttt;

import java.util.Comparator;
import java.util.List;

/** Rates moves on one board regardless of the others; boards are rated in the same way on the big board. */
public final class MovePriority {
    private MovePriority() {}

    /**
     * Rates a move on one board.
     *
     * @param move a free position
     * @return from 0, the best, to 6
     * @throws IllegalArgumentException if the position is not free
     */
    public static int movePriority(Mark player, UtttBoard board, GridPosition move) {
        if (!board.isFree(move)) {
            throw new IllegalArgumentException(move + " is not free");
        }
        if (board.wins(player, move)) {
            return 0;
        }
        if (board.wins(player.opponent(), move)) {
            return 1;
        }
        if (board.equals(UtttBoard.EMPTY) && move.isCorner()) {
            return 2;
        }
        if (board.count(player) == 0 && isGoodFirstMark(player, board, move)) {
            return 3;
        }
        if (board.with(move, player).canWin(player)) {
            return 4;
        }
        return move.isCorner() ? 5 : 6;
    }

    /** Returns whether a first mark is good: a corner if the opponent holds the centre, otherwise the centre. */
    private static boolean isGoodFirstMark(Mark player, UtttBoard board, GridPosition move) {
        return board.getPos(GridPosition.C) == player.opponent() ? move.isCorner() : move == GridPosition.C;
    }

    /**
     * Returns the free positions of a board, best priority first; those of the same priority in the order of the
     * positions.
     */
    public static List<GridPosition> bestIndividualMoves(Mark player, UtttBoard board) {
        return board.free().stream()
                .sorted(Comparator.comparingInt(move -> movePriority(player, board, move)))
                .toList();
    }
}
