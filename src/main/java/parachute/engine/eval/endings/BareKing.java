package parachute.engine.eval.endings;

import parachute.engine.eval.Evaluator;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * Positions of chess in which a side has nothing but its king. They hardly occur in the games that networks learn from:
 * instead of a network the material and the advance of the pawns say who leads, and {@link Endings} what the lead is
 * worth.
 */
public final class BareKing {
    /** Centipawns of a pawn, and for each rank that it has advanced. */
    private static final int PAWN = 130, PAWN_RANK = 15;

    private BareKing() {}

    /** Returns whether a side has nothing but its king. */
    public static boolean isIn(Position position) {
        return position.hasBareKing(Side.WHITE) || position.hasBareKing(Side.BLACK);
    }

    /** Returns the evaluation of a position with a bare king, in centipawns for the side to move. */
    public static int evaluate(Position position) {
        int side = position.sideToMove();
        int lead = strength(position, side) - strength(position, side ^ 1);
        return lead == 0 ? 0 : Math.clamp(Endings.correct(position, lead), -Evaluator.LIMIT, Evaluator.LIMIT);
    }

    private static int strength(Position position, int side) {
        int sum = Endings.material(position, side);
        for (long pawns = position.pieces(side, Piece.PAWN); pawns != 0; pawns &= pawns - 1) {
            sum += PAWN + PAWN_RANK * Square.relativeRank(side, Square.first(pawns));
        }
        return sum;
    }

    /** Returns the rule that decides about a position with a bare king, in words that continue a sentence about it. */
    public static String rule(Position position) {
        int stronger = position.hasBareKing(Side.WHITE) ? Side.BLACK : Side.WHITE;
        return position.hasBareKing(stronger) ? "against a bare king (a draw)" : Endings.rule(position, stronger);
    }
}
