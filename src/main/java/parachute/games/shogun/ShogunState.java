package parachute.games.shogun;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parachute.games.play.GameOutcome;
import parachute.games.play.GameSide;
import parachute.games.play.GameState;

/**
 * A board and the side to move; White is the first side. A side has lost if only its king or no piece is left, if its
 * king has been captured, or if it is to move and checkmated. A checkmated side that can capture the enemy's king may
 * only do that. The game is drawn if both sides have lost, as with two lone kings, or if the side to move has no move
 * and is not checkmated.
 */
public final class ShogunState implements GameState<ShogunMove> {
    private static final long EVERYWHERE = -1;

    private static final int PIECE = 100;
    private static final int SQUARE_IN_REACH = 2;
    /** Bonus for the side to move if it can capture: the search has no quiescence search to play out captures. */
    private static final int POSSIBLE_CAPTURE = 30;

    private static final int KING_ATTACKED = 25;

    private final ShogunBoard board;
    private final Colour turn;

    /** Creates a position; either side may have any number of kings. */
    public ShogunState(ShogunBoard board, Colour turn) {
        this.board = board;
        this.turn = turn;
    }

    /** Returns the pieces. */
    public ShogunBoard board() {
        return board;
    }

    /** Returns the side to move. */
    public Colour turn() {
        return turn;
    }

    @Override
    public GameSide sideToMove() {
        return side(turn);
    }

    private static GameSide side(Colour colour) {
        return colour == Colour.WHITE ? GameSide.FIRST : GameSide.SECOND;
    }

    /** Returns the moves, captures first. */
    @Override
    public List<ShogunMove> moves() {
        if (hasLost(turn) || hasLost(turn.other())) {
            return List.of();
        }
        long enemies = board.squares(turn.other());
        long targets = targets();
        List<ShogunMove> captures = new ArrayList<>();
        List<ShogunMove> others = new ArrayList<>();
        for (long rest = board.squares(turn); rest != 0; rest &= rest - 1) {
            ShogunPiece piece = board.at(Long.numberOfTrailingZeros(rest));
            long squares = Shogun.legalSquares(piece, board) & targets;
            addMoves(captures, piece, squares & enemies);
            addMoves(others, piece, squares & ~enemies);
        }
        captures.addAll(others);
        return captures;
    }

    private static void addMoves(List<ShogunMove> moves, ShogunPiece piece, long squares) {
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            moves.add(new ShogunMove(piece.pos(), ShogunSquare.of(Long.numberOfTrailingZeros(rest))));
        }
    }

    @Override
    public ShogunState apply(ShogunMove move) {
        ShogunPiece piece = board.at(move.from().index());
        return new ShogunState(board.after(piece, move.to()), turn.other());
    }

    @Override
    public GameOutcome outcome() {
        boolean lost = hasLost(turn);
        boolean won = hasLost(turn.other());
        if (lost && won) {
            return GameOutcome.DRAW;
        }
        if (lost || won) {
            return GameOutcome.wonBy(side(won ? turn : turn.other()));
        }
        long targets = targets();
        if (board.pieces(turn).anyMatch(piece -> (Shogun.legalSquares(piece, board) & targets) != 0)) {
            return GameOutcome.OPEN;
        }
        return targets == EVERYWHERE ? GameOutcome.DRAW : GameOutcome.wonBy(side(turn.other()));
    }

    /** Returns whether a side has lost, regardless of the side to move. */
    private boolean hasLost(Colour colour) {
        Optional<ShogunPiece> king = Shogun.king(colour, board);
        return king.isPresent()
                ? Long.bitCount(board.squares(colour)) == 1
                : board.squares(colour) == 0
                        || Shogun.king(colour.other(), board).isPresent();
    }

    /** Returns the squares that the side to move may go to: if it is checkmated, only that of the enemy's king. */
    private long targets() {
        if (!Shogun.isCheckmate(turn, board)) {
            return EVERYWHERE;
        }
        return Shogun.king(turn.other(), board).map(king -> king.pos().bit()).orElse(0L);
    }

    @Override
    public int evaluate() {
        return worth(turn, POSSIBLE_CAPTURE) - worth(turn.other(), 0);
    }

    private int worth(Colour colour, int capture) {
        long occupied = board.occupied();
        long own = board.squares(colour);
        long reached = 0;
        int worth = PIECE * Long.bitCount(own);
        for (long rest = own; rest != 0; rest &= rest - 1) {
            ShogunPiece piece = board.at(Long.numberOfTrailingZeros(rest));
            long squares = Reach.from(
                            piece.pos(), piece.energy(), occupied & ~piece.pos().bit())
                    & ~own;
            worth += SQUARE_IN_REACH * Long.bitCount(squares);
            reached |= squares;
        }
        long attacked = reached & board.squares(colour.other());
        boolean check = Shogun.king(colour.other(), board)
                .filter(king -> (attacked & king.pos().bit()) != 0)
                .isPresent();
        return worth + (attacked == 0 ? 0 : capture) + (check ? KING_ATTACKED : 0);
    }
}
