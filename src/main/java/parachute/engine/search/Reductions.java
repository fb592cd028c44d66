package parachute.engine.search;

import parachute.rules.board.Attacks;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/**
 * Late-move reductions: the later a move comes in its node and the more depth is left, the more plies it loses at first
 * (chessprogramming wiki, "Late Move Reductions").
 */
final class Reductions {
    private final Tree tree;
    private final Position position;
    private final Histories histories;
    private final ReductionTable table;
    private final int minDepth;
    private final int firstMove;
    private final int firstMovePv;
    private final int forRoot;
    private final int forPv;
    private final int forNotImproving;
    private final int forCutNode;
    private final int forCheck;
    private final int forDropNearKing;
    private final int dropKingDistance;
    private final int forDropFork;
    private final int forTacticalHashMove;
    private final int forCutoffs;
    private final int cutoffsFrom;
    private final int historyDivisor;

    Reductions(Tree tree, SearchParameters parameters) {
        this.tree = tree;
        position = tree.position;
        histories = tree.histories;
        table = parameters.reductions();
        minDepth = parameters.get(SearchParameter.LMR_DEPTH);
        firstMove = parameters.get(SearchParameter.LMR_FIRST_MOVE);
        firstMovePv = parameters.get(SearchParameter.LMR_FIRST_MOVE_PV);
        forRoot = parameters.get(SearchParameter.LMR_ROOT);
        forPv = parameters.get(SearchParameter.LMR_PV);
        forNotImproving = parameters.get(SearchParameter.LMR_NOT_IMPROVING);
        forCutNode = parameters.get(SearchParameter.LMR_CUT_NODE);
        forCheck = parameters.get(SearchParameter.LMR_CHECK);
        forDropNearKing = parameters.get(SearchParameter.LMR_DROP_NEAR_KING);
        dropKingDistance = parameters.get(SearchParameter.LMR_DROP_KING_DISTANCE);
        forDropFork = parameters.get(SearchParameter.LMR_DROP_FORK);
        forTacticalHashMove = parameters.get(SearchParameter.LMR_TACTICAL_HASH_MOVE);
        forCutoffs = parameters.get(SearchParameter.LMR_CUTOFFS);
        cutoffsFrom = parameters.get(SearchParameter.LMR_CUTOFFS_FROM);
        historyDivisor = parameters.get(SearchParameter.LMR_HISTORY_DIVISOR);
    }

    /** Plies for a move of the root. History is left out: it says nothing about this very position. */
    int ofRootMove(StackEntry root, int depth) {
        boolean late = root.quiet && !root.check && depth >= minDepth && root.number >= firstMovePv;
        return late ? table.plies(depth, root.number) - forRoot : 0;
    }

    /** Plies by which the move at hand in a node is searched less deeply at first. */
    int of(StackEntry node, int move, int depth, boolean pv, boolean cutNode) {
        if (depth < minDepth || node.number < (pv ? firstMovePv : firstMove) || !node.quiet) {
            return 0;
        }
        int reduction = table.plies(depth, node.number);
        reduction -= pv ? forPv : 0;
        reduction += node.improving ? 0 : forNotImproving;
        reduction += cutNode ? forCutNode : 0;
        reduction += node.hashMoveTactical ? forTacticalHashMove : 0;
        reduction += tree.stack(node.ply + 1).cutoffs >= cutoffsFrom ? forCutoffs : 0;
        reduction -= node.check || node.generator.inCheck() ? forCheck : 0;
        reduction -= Move.isDrop(move) ? lessForDrop(move) : 0;
        // Not the score by which the picker ordered the move: moves searched since have changed the histories.
        int history = histories.quiet(position, move, tree.pieceToBefore(node.ply, 1), tree.pieceToBefore(node.ply, 2));
        return reduction - history / historyDivisor;
    }

    /**
     * Plies that a drop loses less than other moves: for a place near the enemy king with the support of another piece,
     * and for an attack on two enemy pieces at once, pawns not counted.
     */
    int lessForDrop(int move) {
        int us = position.sideToMove();
        int them = us ^ 1;
        int to = Move.to(move);
        boolean nearKing = Square.distance(to, position.kingSquare(them)) <= dropKingDistance
                && Attacks.attackers(position, to, us, position.occupied()) != 0;
        long targets = attacks(move) & position.occupiedBy(them) & ~position.pieces(them, Piece.PAWN);
        boolean fork = (targets & targets - 1) != 0;
        return (nearKing ? forDropNearKing : 0) + (fork ? forDropFork : 0);
    }

    private long attacks(int drop) {
        int kind = Move.dropKind(drop);
        int to = Move.to(drop);
        return kind == Piece.PAWN ? Attacks.pawn(position.sideToMove(), to) : Attacks.of(kind, to, position.occupied());
    }
}
