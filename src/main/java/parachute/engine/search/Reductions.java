package parachute.engine.search;

import parachute.rules.board.Attacks;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/**
 * Late-move reductions: the later a move in its node and the more depth is left, the more plies it is reduced at first
 * (chessprogramming wiki, "Late Move Reductions").
 */
final class Reductions {
    private final Tree tree;
    private final Position position;
    private final Histories histories;
    private final ReductionTable table;
    private final SearchParameters parameters;

    Reductions(Tree tree, SearchParameters parameters) {
        this.parameters = parameters;
        this.tree = tree;
        position = tree.position;
        histories = tree.histories;
        table = parameters.reductions;
    }

    /**
     * Returns the plies by which a late quiet move of a node is searched less deeply at first.
     *
     * @param number its number in the node, from 1
     * @param check whether it gives check
     */
    int ofQuiet(StackEntry node, int move, int number, boolean check, int depth, NodeKind kind) {
        int reduction = kind == NodeKind.PV ? -parameters.lmrPv : 0;
        reduction += node.improving ? 0 : parameters.lmrNotImproving;
        reduction += kind == NodeKind.CUT ? ofCutNode(node) : 0;
        reduction += node.hashMoveTactical ? parameters.lmrTacticalHashMove : 0;
        reduction += tree.stack(node.ply + 1).cutoffs >= parameters.lmrCutoffsFrom ? parameters.lmrCutoffs : 0;
        reduction -= check || node.generator.inCheck() ? parameters.lmrCheck : 0;
        reduction -= Move.isDrop(move) ? lessForDrop(move) : 0;
        // Not the score with which the picker ordered the move: moves searched since then have changed the histories.
        int history = histories.quiet(position, move, node.context);
        int hundredths =
                table.hundredths(depth, number) + 100 * reduction - 100 * history / parameters.lmrHistoryDivisor;
        return Math.floorDiv(hundredths, 100);
    }

    private int ofCutNode(StackEntry node) {
        return parameters.lmrCutNode + (node.hasHashMove ? 0 : parameters.lmrCutNodeNoHashMove);
    }

    /**
     * Returns the plies by which a drop is reduced less than other moves: for a place near the enemy king with the
     * support of another piece, and for an attack on two enemy pieces other than pawns.
     */
    int lessForDrop(int move) {
        int us = position.sideToMove();
        int them = us ^ 1;
        int to = Move.to(move);
        boolean nearKing = Square.distance(to, position.kingSquare(them)) <= parameters.lmrDropKingDistance
                && (Attacks.attackers(position, to, position.occupied()) & position.occupiedBy(us)) != 0;
        long targets = attacks(move) & position.occupiedBy(them) & ~position.pieces(them, Piece.PAWN);
        boolean fork = (targets & targets - 1) != 0;
        return (nearKing ? parameters.lmrDropNearKing : 0) + (fork ? parameters.lmrDropFork : 0);
    }

    private long attacks(int drop) {
        int kind = Move.dropKind(drop);
        int to = Move.to(drop);
        return kind == Piece.PAWN ? Attacks.pawn(position.sideToMove(), to) : Attacks.of(kind, to, position.occupied());
    }
}
