package parachute.games.uttt;

import java.util.Comparator;
import java.util.List;

/** Orders moves for the whole game, mainly by the board to which they send the opponent. */
public final class MoveOrder {
    /** Classes of moves, best first. */
    private enum Rank {
        WINS_THE_GAME,
        OPPONENT_HAS_NO_MARK_THERE,
        OPPONENT_HAS_ONE_MARK_THERE,
        OPPONENT_HAS_MORE_MARKS_THERE,
        PLAYER_CAN_WIN_THERE,
        OPPONENT_WINS_WITH_COMPENSATION,
        OPPONENT_WINS,
        OPPONENT_MAY_CHOOSE,
        OPPONENT_CAN_WIN_THE_GAME
    }

    /** A move with its class; within a class more marks of the player count only if the class says so. */
    private record Ranked(UtttMove move, Rank rank, int marks) {}

    private MoveOrder() {}

    /** Returns all valid moves, best first; none if the game is over. */
    public static List<UtttMove> bestMoves(UtttState state) {
        return candidates(state).stream()
                .map(move -> rank(state, move))
                .sorted(Comparator.comparing(Ranked::rank).thenComparing(Ranked::marks, Comparator.reverseOrder()))
                .map(Ranked::move)
                .toList();
    }

    /** Returns the moves by the priorities of the boards on the big board, then of the cells on each board. */
    private static List<UtttMove> candidates(UtttState state) {
        Mark player = state.getNextPlayer();
        return bestBoards(state).stream()
                .flatMap(board -> MovePriority.bestIndividualMoves(player, state.getBoard(board)).stream()
                        .map(cell -> state.moveTo(board, cell)))
                .toList();
    }

    /** Returns the available boards, by their priority on the big board. */
    static List<GridPosition> bestBoards(UtttState state) {
        List<GridPosition> available = state.getNextAvailableBoards();
        return MovePriority.bestIndividualMoves(state.getNextPlayer(), state.getUBoard()).stream()
                .filter(available::contains)
                .toList();
    }

    private static Ranked rank(UtttState state, UtttMove move) {
        Mark player = state.getNextPlayer();
        UtttState after = state.makeMove(move);
        Rank rank = rank(after, player, move.cell());
        int marks = rank == Rank.OPPONENT_HAS_MORE_MARKS_THERE
                ? after.getBoard(move.cell()).count(player)
                : 0;
        return new Ranked(move, rank, marks);
    }

    /** Returns the class of a move of the player that sends the opponent to the target. */
    private static Rank rank(UtttState after, Mark player, GridPosition target) {
        Mark opponent = player.opponent();
        UtttBoard board = after.getBoard(target);
        if (after.getResult() == player) {
            return Rank.WINS_THE_GAME;
        }
        if (board.isDecided()) {
            return Rank.OPPONENT_MAY_CHOOSE;
        }
        boolean opponentWins = board.canWin(opponent);
        if (opponentWins && after.getUBoard().wins(opponent, target)) {
            return Rank.OPPONENT_CAN_WIN_THE_GAME;
        }
        if (board.canWin(player)) {
            return Rank.PLAYER_CAN_WIN_THERE;
        }
        if (opponentWins) {
            return hasCompensation(after, player, target) ? Rank.OPPONENT_WINS_WITH_COMPENSATION : Rank.OPPONENT_WINS;
        }
        return switch (board.count(opponent)) {
            case 0 -> Rank.OPPONENT_HAS_NO_MARK_THERE;
            case 1 -> Rank.OPPONENT_HAS_ONE_MARK_THERE;
            default -> Rank.OPPONENT_HAS_MORE_MARKS_THERE;
        };
    }

    /** Returns whether some mark that wins the target for the opponent lets the player choose a board or win one. */
    private static boolean hasCompensation(UtttState after, Mark player, GridPosition target) {
        Mark opponent = player.opponent();
        UtttBoard board = after.getBoard(target);
        return board.free().stream()
                .filter(cell -> board.wins(opponent, cell))
                .anyMatch(cell -> cell == target
                        || after.getBoard(cell).isDecided()
                        || after.getBoard(cell).canWin(player));
    }
}
