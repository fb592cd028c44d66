package parachute.engine.eval.classical;

import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * The squares that each side attacks in one position, with what follows from the attacks of a single piece: mobility,
 * and pressure on the squares around the enemy king. It is filled for both sides before any term reads it.
 */
final class AttackMap {
    /** By piece: every square attacked by pieces of that side and kind. */
    final long[] byPiece = new long[Piece.COUNT];

    /** By side: every square attacked. */
    final long[] all = new long[2];

    /** By side: every square attacked at least twice, two pawns counting as one. */
    final long[] twice = new long[2];

    /** By side: the squares next to its king. */
    final long[] kingRing = new long[2];

    /** By side: tapered score for the squares that its pieces can go to. */
    final int[] mobility = new int[2];

    /** By attacking side: danger points of the pieces and pawns that attack the enemy king's ring. */
    final int[] attackerPoints = new int[2];

    /** By attacking side: pieces that attack the ring, and squares of it that pawns attack. */
    final int[] attackerCount = new int[2];

    /** By attacking side: attacks of pieces on squares of the ring, a square counted once for each attacker. */
    final int[] ringAttacks = new int[2];

    private final Weights weights;

    AttackMap(Weights weights) {
        this.weights = weights;
    }

    /** Replaces the content with the attacks of both sides in a position. */
    void fill(Position position) {
        kingRing[Side.WHITE] = Attacks.king(position.kingSquare(Side.WHITE));
        kingRing[Side.BLACK] = Attacks.king(position.kingSquare(Side.BLACK));
        addKingAndPawns(position, Side.WHITE);
        addKingAndPawns(position, Side.BLACK);
        addPieces(position, Side.WHITE);
        addPieces(position, Side.BLACK);
    }

    private void addKingAndPawns(Position position, int side) {
        long king = kingRing[side];
        long pawns = Attacks.pawns(side, position.pieces(side, Piece.PAWN));
        byPiece[Piece.of(side, Piece.KING)] = king;
        byPiece[Piece.of(side, Piece.PAWN)] = pawns;
        all[side] = pawns | king;
        twice[side] = pawns & king;
        int onRing = Long.bitCount(pawns & kingRing[side ^ 1]);
        attackerCount[side] = onRing;
        attackerPoints[side] = onRing * weights.kingAttacker[Piece.PAWN];
    }

    /**
     * Adds the pieces of a side. The pawns of both sides must have been added: enemy pieces cannot safely go to squares
     * that they attack.
     */
    private void addPieces(Position position, int side) {
        long occupied = position.occupied();
        long area = ~(position.occupiedBy(side) | byPiece[Piece.of(side ^ 1, Piece.PAWN)]);
        long enemyRing = kingRing[side ^ 1];
        long attackedOnce = all[side];
        long attackedTwice = twice[side];
        int onRing = 0;
        int score = 0;
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            int piece = Piece.of(side, kind);
            int[] mobilityScores = weights.mobility[kind];
            long ofKind = 0;
            for (long rest = position.pieces(piece); rest != 0; rest &= rest - 1) {
                long attacks = Attacks.of(kind, Square.first(rest), occupied);
                ofKind |= attacks;
                attackedTwice |= attackedOnce & attacks;
                attackedOnce |= attacks;
                score += mobilityScores[Long.bitCount(attacks & area)];
                long pressed = attacks & enemyRing;
                if (pressed != 0) {
                    attackerCount[side]++;
                    attackerPoints[side] += weights.kingAttacker[kind];
                    onRing += Long.bitCount(pressed);
                }
            }
            byPiece[piece] = ofKind;
        }
        all[side] = attackedOnce;
        twice[side] = attackedTwice;
        ringAttacks[side] = onRing;
        mobility[side] = score;
    }

    /** Returns the squares that {@code side} attacks with a piece other than king and queen. */
    long guarded(int side) {
        int own = Piece.of(side, 0);
        return byPiece[own | Piece.PAWN]
                | byPiece[own | Piece.KNIGHT]
                | byPiece[own | Piece.BISHOP]
                | byPiece[own | Piece.ROOK];
    }
}
