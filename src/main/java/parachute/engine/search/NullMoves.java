package parachute.engine.search;

import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/**
 * How deeply the position after a null move is searched, and whether zugzwang may make the result worthless
 * (chessprogramming wiki, "Null Move Pruning", "Zugzwang").
 */
final class NullMoves {
    /** Maximum number of moves of a side's only piece with which zugzwang is likely. */
    private static final int MAX_ZUGZWANG_MOVES = 10;

    private final Position position;
    private final SearchParameters parameters;

    NullMoves(Position position, SearchParameters parameters) {
        this.position = position;
        this.parameters = parameters;
    }

    /** Returns whether the side to move has pieces on the board or anything in hand. */
    boolean hasPieces() {
        int us = position.sideToMove();
        return pieces(us) != 0 || position.handSize(us) > 0;
    }

    /** Returns the plies by which the position after the null move is searched less deeply than the node. */
    int reduction(StackEntry node, int beta, int depth) {
        int forEval = Math.min(
                parameters.nullMoveMaxEvalReduction, (node.staticEval - beta) / parameters.nullMoveEvalDivisor);
        return parameters.nullMoveReduction + depth / parameters.nullMoveDepthDivisor + forEval;
    }

    /**
     * Returns whether the side to move may be in zugzwang although it has pieces: a single one on the board, with few
     * moves, and nothing in hand.
     */
    boolean isZugzwangLikely() {
        int us = position.sideToMove();
        long pieces = pieces(us);
        if (Long.bitCount(pieces) != 1 || position.handSize(us) > 0) {
            return false;
        }
        int square = Square.first(pieces);
        int kind = Piece.kind(position.pieceAt(square));
        long targets = Attacks.of(kind, square, position.occupied()) & ~position.occupiedBy(us);
        return Long.bitCount(targets) <= MAX_ZUGZWANG_MOVES;
    }

    /** Returns the pieces of a side on the board, without king and pawns. */
    private long pieces(int side) {
        return position.occupiedBy(side) & ~position.pieces(side, Piece.PAWN) & ~position.pieces(side, Piece.KING);
    }
}
