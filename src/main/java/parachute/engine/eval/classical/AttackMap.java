package parachute.engine.eval.classical;

import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;

/** Which squares each side attacks in one position, with what, and how hard it presses on the enemy king. */
final class AttackMap {
    /** By piece: every square attacked by pieces of that sort. */
    final long[] by = new long[Piece.COUNT];

    /** By side: every square attacked, and those attacked twice or more, two pawns counting as one. */
    final long[] all = new long[2];

    final long[] twice = new long[2];

    /** By side: the squares next to its king. */
    final long[] ring = new long[2];

    /** By attacking side: danger points of the pieces that reach the enemy king's ring. */
    final int[] attackerPoints = new int[2];

    /** By attacking side: pieces that reach the ring, and squares of it that pawns attack. */
    final int[] attackerCount = new int[2];

    /** By attacking side: attacks on squares of the ring, counted with repetition. */
    final int[] ringAttacks = new int[2];

    /** Starts a position: kings and pawns are entered here, the other pieces by {@link #add}. */
    void start(Position position, Weights weights) {
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            attackerPoints[side] = 0;
            attackerCount[side] = 0;
            ringAttacks[side] = 0;
            ring[side] = Attacks.king(position.kingSquare(side));
        }
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            int own = Piece.of(side, 0);
            for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
                by[own | kind] = 0;
            }
            long pawns = Attacks.pawns(side, position.pieces(own | Piece.PAWN));
            by[own | Piece.PAWN] = pawns;
            by[own | Piece.KING] = ring[side];
            all[side] = pawns | ring[side];
            twice[side] = pawns & ring[side];
            int onRing = Long.bitCount(pawns & ring[side ^ 1]);
            if (onRing > 0) {
                attackerCount[side] += onRing;
                attackerPoints[side] += onRing * weights.kingAttacker[Piece.PAWN];
            }
        }
    }

    /** Enters the attacks of one piece. */
    void add(int side, int kind, long attacks, Weights weights) {
        by[Piece.of(side, kind)] |= attacks;
        twice[side] |= all[side] & attacks;
        all[side] |= attacks;
        long pressed = attacks & ring[side ^ 1];
        if (pressed != 0) {
            attackerCount[side]++;
            attackerPoints[side] += weights.kingAttacker[kind];
            ringAttacks[side] += Long.bitCount(pressed);
        }
    }

    /** The squares that {@code side} attacks with a piece other than king and queen. */
    long guarded(int side) {
        int own = Piece.of(side, 0);
        return by[own | Piece.PAWN] | by[own | Piece.KNIGHT] | by[own | Piece.BISHOP] | by[own | Piece.ROOK];
    }
}
