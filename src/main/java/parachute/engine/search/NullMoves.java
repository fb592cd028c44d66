package parachute.engine.search;

import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/**
 * Decides where a side passes instead of moving, how deeply that is searched, and whether a zugzwang may make the
 * result worthless (chessprogramming wiki, "Null Move Pruning", "Zugzwang").
 */
final class NullMoves {
    /** Smallest depth at which a null move that may be a zugzwang is verified. */
    private static final int VERIFICATION_DEPTH = 4;

    /** Maximum number of moves of a side's only piece for its null move to be verified. */
    private static final int MAX_ZUGZWANG_MOVES = 10;

    private final Tree tree;
    private final Position position;
    private final SearchParameters parameters;

    NullMoves(Tree tree, SearchParameters parameters) {
        this.tree = tree;
        this.parameters = parameters;
        position = tree.position;
    }

    /**
     * Returns whether a null move is tried at a node that is not in check and whose evaluation reaches beta. It proves
     * nothing in zugzwang, which is frequent only if a side has no pieces on the board or in hand, and in chess against
     * a bare king with pawns. Nor does it prove that a side escapes mate.
     */
    boolean mayTry(StackEntry node, int beta, int depth) {
        if (depth < parameters.nullMoveDepth || node.staticEval < beta || Score.isMate(beta)) {
            return false;
        }
        if (tree.pieceToBefore(node.ply, 1) == 0) {
            return false; // never two null moves in a row
        }
        int us = position.sideToMove();
        if (tree.isBareKingAgainstPawns(us ^ 1)) {
            return false;
        }
        return pieces(us) != 0 || position.handSize(us) > 0;
    }

    /** Returns the plies by which the position after the null move is searched less deeply than the node. */
    int reduction(StackEntry node, int beta, int depth) {
        int forEval = Math.min(
                parameters.nullMoveMaxEvalReduction, (node.staticEval - beta) / parameters.nullMoveEvalDivisor);
        return parameters.nullMoveReduction + depth / parameters.nullMoveDepthDivisor + forEval;
    }

    /**
     * Returns whether the moves have to confirm the result of the null move, because the side to move may be in
     * zugzwang: it has a single piece on the board, with few moves, and none in hand.
     */
    boolean mustVerify(int depth) {
        int us = position.sideToMove();
        long pieces = pieces(us);
        if (depth < VERIFICATION_DEPTH || Long.bitCount(pieces) != 1 || position.handSize(us) > 0) {
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
