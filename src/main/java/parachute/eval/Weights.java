package parachute.eval;

import parachute.board.Piece;
import parachute.board.Side;
import parachute.board.Square;
import parachute.board.Variant;

/**
 * All weights of the classical evaluation, in centipawns, as {@link Tapered} pairs unless said otherwise. The first
 * values are round numbers set by hand; only proportions of crazyhouse's king danger follow published figures of
 * multi-variant Stockfish.
 */
final class Weights {
    /** By piece and square: the piece itself and where it stands. */
    final int[][] pieceSquare = new int[Piece.COUNT][Square.COUNT];

    /** By kind: a piece in hand. */
    final int[] hand = new int[Piece.KING + 1];

    /** By kind and number of squares it can go to. */
    final int[][] mobility = new int[Piece.KING + 1][];

    /** The right to move. */
    final int tempo;

    final int bishopPair;
    final int rookOnOpenFile;
    final int rookOnHalfOpenFile;
    final int isolatedPawn;
    final int doubledPawn;
    final int backwardPawn;
    final int supportedPawn;

    /** By rank as its owner counts, 0 to 7. */
    final int[] passedPawn;

    /** By rank distance 0 to 7 from the own king: a pawn before the king, a missing one at index 0. */
    final int[] shelter;

    /** By rank distance from the own king: an enemy pawn running at it. */
    final int[] storm;

    /** King danger, in points that are squared later: by kind, a piece that attacks squares around the king. */
    final int[] kingAttacker;

    /** Points for each square next to the king that only the king or queen defends. */
    final int weakSquare;

    /** Points, by kind, for a check that costs nothing: by a piece on the board or from the hand. */
    final int[] safeCheck;

    /** Points for each square from which a check can be given at a cost. */
    final int unsafeCheck;

    /** Points, by kind, for each piece in the attacker's hand. */
    final int[] handDanger;

    /** Points for each attack on a square next to the king. */
    final int ringAttack;

    /** Points for being a king at all, usually below zero: a few attackers alone are no danger. */
    final int kingDangerBase;

    /** Danger points squared are divided by this to get centipawns. */
    final int kingDangerDivisor;

    /** Centipawns that king danger nears but never passes. */
    final int kingDangerCap;

    static Weights of(Variant variant) {
        return new Weights(variant);
    }

    private Weights(Variant variant) {
        boolean drops = variant.hasDrops();
        PieceValues values = PieceValues.of(variant);
        fillPieceSquares(values, drops ? CrazyhouseTables.PLACES : ChessTables.PLACES);
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            hand[kind] = Tapered.of(values.hand(kind), values.hand(kind));
            mobility[kind] = mobilityCurve(drops ? CrazyhouseTables.MOBILITY[kind] : ChessTables.MOBILITY[kind]);
        }
        tempo = drops ? Tapered.of(35, 35) : Tapered.of(12, 6);
        bishopPair = drops ? 0 : Tapered.of(28, 48);
        rookOnOpenFile = drops ? Tapered.of(10, 10) : Tapered.of(28, 12);
        rookOnHalfOpenFile = drops ? Tapered.of(4, 4) : Tapered.of(12, 8);
        isolatedPawn = drops ? 0 : Tapered.of(-10, -14);
        doubledPawn = drops ? 0 : Tapered.of(-6, -18);
        backwardPawn = drops ? 0 : Tapered.of(-8, -10);
        supportedPawn = drops ? Tapered.of(3, 3) : Tapered.of(8, 5);
        passedPawn = drops ? CrazyhouseTables.PASSED : ChessTables.PASSED;
        shelter = drops ? CrazyhouseTables.SHELTER : ChessTables.SHELTER;
        storm = drops ? CrazyhouseTables.STORM : ChessTables.STORM;
        kingAttacker = drops ? CrazyhouseTables.KING_ATTACKER : ChessTables.KING_ATTACKER;
        safeCheck = drops ? CrazyhouseTables.SAFE_CHECK : ChessTables.SAFE_CHECK;
        handDanger = CrazyhouseTables.HAND_DANGER;
        weakSquare = drops ? 150 : 140;
        unsafeCheck = drops ? 60 : 90;
        ringAttack = drops ? 70 : 60;
        kingDangerBase = drops ? -200 : -550;
        kingDangerDivisor = drops ? 7000 : 9000;
        kingDangerCap = drops ? 1600 : 900;
    }

    private void fillPieceSquares(PieceValues values, int[][][] places) {
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            int[][] place = places[kind];
            for (int i = 0; i < 64; i++) {
                int square = Square.fromIndex(i);
                int file = Math.min(Square.file(square), 7 - Square.file(square));
                int value = values.board(kind);
                int rank = Square.rank(square);
                int score =
                        Tapered.of(value + place[0][rank] + place[2][file], value + place[1][rank] + place[3][file]);
                pieceSquare[Piece.of(Side.WHITE, kind)][square] = score;
                pieceSquare[Piece.of(Side.BLACK, kind)][square ^ 0x70] = score;
            }
        }
    }

    /**
     * A curve that rises fast for the first squares and slowly later: {@code weight * (sqrt(n) - sqrt(usual))}.
     *
     * @param shape middlegame weight, endgame weight, usual number of squares; empty for a kind without mobility
     */
    private static int[] mobilityCurve(int[] shape) {
        int[] curve = new int[28];
        if (shape.length == 0) {
            return curve;
        }
        for (int n = 0; n < curve.length; n++) {
            double x = Math.sqrt(n) - Math.sqrt(shape[2]);
            curve[n] = Tapered.of((int) Math.round(shape[0] * x), (int) Math.round(shape[1] * x));
        }
        return curve;
    }
}
