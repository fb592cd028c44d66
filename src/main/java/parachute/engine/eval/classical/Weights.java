package parachute.engine.eval.classical;

import parachute.rules.board.Piece;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;

/**
 * The weights of the classical evaluation as the evaluator wants them, {@link Tapered} pairs of centipawns unless said
 * otherwise. They come from a {@link WeightTable}, where each is explained.
 */
final class Weights {
    private static final String[] NAMES = {"", "pawn", "knight", "bishop", "rook", "queen", "king"};
    private static final Weights CHESS = new Weights(WeightTable.of(Variant.CHESS));
    private static final Weights CRAZYHOUSE = new Weights(WeightTable.of(Variant.CRAZYHOUSE));

    /** By piece and square: the piece itself and where it stands. */
    final int[][] pieceSquare = new int[Piece.COUNT][Square.COUNT];

    /** By kind: a piece in hand. */
    final int[] hand = new int[Piece.KING + 1];

    /** By kind: each piece in hand after the first of its kind, on top. */
    final int[] spareHand = new int[Piece.KING + 1];

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

    /** By rank: a passed pawn with a piece before it, and one whose next square nobody contests. */
    final int[] blockedPasser;

    final int[] freePasser;

    /** For each step between a passed pawn's next square and a king, by rank once more for advanced ones. */
    final int passerFromOwnKing;

    final int passerFromEnemyKing;

    /** By kind: an enemy piece attacked by a pawn; by a knight or bishop, or a rook, and not defended by a pawn. */
    final int[] pawnThreat;

    final int[] minorThreat;
    final int[] rookThreat;

    /** By kind: an enemy piece attacked and not defended at all. */
    final int[] hanging;

    /** A knight or bishop on a square of its fourth to sixth rank that a pawn supports and no enemy pawn can ever attack. */
    final int knightOutpost;

    final int bishopOutpost;

    /** A piece that gives its taker only a pawn. */
    final int promotedPiece;

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

    /** Points, by kind, for each piece in the defender's hand. */
    final int[] handDefence;

    /** Points for each square to which the king could go. */
    final int escapeSquare;

    /** Points for each empty square next to the king that neither pawn nor minor piece nor rook guards. */
    final int hole;

    /** Points if the attacker is to move. */
    final int dangerOnMove;

    /** Points for each attack on a square next to the king. */
    final int ringAttack;

    /** Points for being a king at all, usually below zero: a few attackers alone are no danger. */
    final int dangerBase;

    /** Points if the attacker has no queen on the board. */
    final int dangerWithoutQueen;

    /** Danger points squared are divided by this to get centipawns. */
    final int dangerDivisor;

    /** Centipawns that king danger nears but never passes. */
    final int dangerCap;

    /** The weights that a variant is played with. */
    static Weights of(Variant variant) {
        return variant.hasDrops() ? CRAZYHOUSE : CHESS;
    }

    /** Weights by a table, which has a row for each of them. */
    Weights(WeightTable table) {
        int[] pieces = table.tapered("piece");
        int[] hands = table.tapered("hand");
        int[] spares = table.tapered("spare in hand");
        int[] curves = table.tapered("mobility");
        int[] usual = table.plain("usual mobility");
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            int value = kind < Piece.KING ? pieces[kind - 1] : 0;
            fillPieceSquares(kind, value, table.tapered(NAMES[kind] + " rank"), table.tapered(NAMES[kind] + " file"));
            if (kind < Piece.KING) {
                hand[kind] = hands[kind - 1];
                spareHand[kind] = spares[kind - 1];
            }
            if (kind > Piece.PAWN && kind < Piece.KING) {
                mobility[kind] = mobilityCurve(curves[kind - 2], usual[kind - 2]);
            }
        }
        tempo = table.tapered("tempo")[0];
        bishopPair = table.tapered("bishop pair")[0];
        rookOnOpenFile = table.tapered("rook on open file")[0];
        rookOnHalfOpenFile = table.tapered("rook on half-open file")[0];
        isolatedPawn = table.tapered("isolated pawn")[0];
        doubledPawn = table.tapered("doubled pawn")[0];
        backwardPawn = table.tapered("backward pawn")[0];
        supportedPawn = table.tapered("supported pawn")[0];
        passedPawn = table.tapered("passed pawn");
        blockedPasser = table.tapered("blocked passed pawn");
        freePasser = table.tapered("free passed pawn");
        passerFromOwnKing = table.tapered("passed pawn from own king")[0];
        passerFromEnemyKing = table.tapered("passed pawn from enemy king")[0];
        pawnThreat = byKind(table.tapered("threat by pawn"));
        minorThreat = byKind(table.tapered("threat by minor"));
        rookThreat = byKind(table.tapered("threat by rook"));
        hanging = byKind(table.tapered("hanging"));
        int[] outposts = table.tapered("outpost");
        knightOutpost = outposts[0];
        bishopOutpost = outposts[1];
        promotedPiece = table.tapered("promoted piece")[0];
        shelter = table.tapered("shelter");
        storm = table.tapered("storm");
        kingAttacker = byKind(table.plain("king attacker"));
        safeCheck = byKind(table.plain("safe check"));
        handDanger = byKind(table.plain("hand danger"));
        handDefence = byKind(table.plain("hand defence"));
        escapeSquare = table.plain("escape square")[0];
        hole = table.plain("hole")[0];
        dangerOnMove = table.plain("danger on move")[0];
        weakSquare = table.plain("weak square")[0];
        unsafeCheck = table.plain("unsafe check")[0];
        ringAttack = table.plain("ring attack")[0];
        dangerBase = table.plain("danger base")[0];
        dangerWithoutQueen = table.plain("danger without queen")[0];
        dangerDivisor = table.plain("danger divisor")[0];
        dangerCap = table.plain("danger cap")[0];
    }

    private static int[] byKind(int[] fromPawn) {
        int[] values = new int[Piece.KING + 1];
        System.arraycopy(fromPawn, 0, values, Piece.PAWN, fromPawn.length);
        return values;
    }

    private void fillPieceSquares(int kind, int value, int[] ranks, int[] files) {
        for (int i = 0; i < 64; i++) {
            int square = Square.fromIndex(i);
            int file = Math.min(Square.file(square), 7 - Square.file(square));
            int score = value + ranks[Square.rank(square)] + files[file];
            pieceSquare[Piece.of(Side.WHITE, kind)][square] = score;
            pieceSquare[Piece.of(Side.BLACK, kind)][square ^ 0x70] = score;
        }
    }

    /** A curve that rises fast for the first squares and slowly later: {@code weight * (sqrt(n) - sqrt(usual))}. */
    private static int[] mobilityCurve(int weight, int usual) {
        int[] curve = new int[28];
        for (int n = 0; n < curve.length; n++) {
            double x = Math.sqrt(n) - Math.sqrt(usual);
            curve[n] = Tapered.of(
                    (int) Math.round(Tapered.middlegame(weight) * x), (int) Math.round(Tapered.endgame(weight) * x));
        }
        return curve;
    }
}
