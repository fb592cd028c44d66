package parachute.engine.eval.classical;

import java.util.stream.IntStream;
import parachute.engine.variant.PerVariant;
import parachute.rules.board.Piece;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;

/**
 * The weights of the classical evaluation as its terms read them: {@link Tapered} pairs of centipawns unless stated
 * otherwise. They come from a {@link WeightTable}, which has a row for each.
 */
final class Weights {
    private static final String[] NAMES = {"", "pawn", "knight", "bishop", "rook", "queen", "king"};
    private static final PerVariant<Weights> STANDARD =
            new PerVariant<>(variant -> new Weights(WeightTable.of(variant)));

    /** By kind: a piece on the board. */
    final int[] pieceValue;

    /** By piece and square: the value of the piece and of its square. */
    final int[][] pieceSquare = new int[Piece.COUNT][Square.COUNT];

    /** By kind: a piece in hand. */
    final int[] hand = new int[Piece.KING + 1];

    /** By kind: added for each piece in hand after the first of its kind. */
    final int[] spareHand = new int[Piece.KING + 1];

    /** By kind: how much a piece on the board reduces the phase from that of a pure endgame. */
    final int[] phaseOnBoard;

    /** What a piece in hand adds to the phase. */
    final int phaseInHand;

    /** By kind and number of squares that the piece can go to. */
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

    /** By rank: a passed pawn whose next square is occupied. */
    final int[] blockedPasser;

    /** By rank: a passed pawn whose next square is empty and not attacked. */
    final int[] freePasser;

    /** For each king step from the own king to a passed pawn's next square, times the rank from the fourth on. */
    final int passerFromOwnKing;

    /** For each king step from the enemy king to that square, times the rank from the fourth on. */
    final int passerFromEnemyKing;

    /** By kind: an enemy piece attacked by a pawn. */
    final int[] pawnThreat;

    /** By kind: an enemy piece attacked by a knight or bishop and not defended by a pawn. */
    final int[] minorThreat;

    /** By kind: an enemy piece attacked by a rook and not defended by a pawn. */
    final int[] rookThreat;

    /** By kind: an enemy piece attacked and not defended. */
    final int[] hanging;

    /** A knight on an outpost. */
    final int knightOutpost;

    /** A bishop on an outpost. */
    final int bishopOutpost;

    /** A promoted piece, which becomes a pawn in the hand of the opponent who captures it. */
    final int promotedPiece;

    /** By ranks from the king to its nearest own pawn in front on a file, 0 if there is none. */
    final int[] shelter;

    /** By ranks from the king to the nearest enemy pawn in front on a file, 0 if there is none. */
    final int[] storm;

    /** Danger points by kind: a piece that attacks squares next to the king, or for pawns each square. */
    final int[] kingAttacker;

    /** Percent of the points of all attackers, by their number; the last entry applies to larger numbers, too. */
    final int[] attackerPercent;

    /** Danger points for each attacked square next to the king that at most king and queen defend. */
    final int weakSquare;

    /** Danger points by kind of the checking piece: one safe check, by a piece on the board or in hand. */
    final int[] safeCheck;

    /** Danger points by kind: safe checks from more than one square. */
    final int[] severalSafeChecks;

    /** Danger points for each square from which only an unsafe check can be given. */
    final int unsafeCheck;

    /** Danger points by kind: each piece in the attacker's hand. */
    final int[] handDanger;

    /** Danger points by kind: each piece in the defender's hand. */
    final int[] handDefence;

    /** Pieces of a kind in a hand that count for the danger. */
    final int dangerousInHand;

    /** Danger points for each square to which the king could go. */
    final int escapeSquare;

    /** Danger points for each empty square next to the king that no pawn, minor piece or rook defends. */
    final int hole;

    /** Danger points if the attacker is to move. */
    final int dangerOnMove;

    /** Danger points for each attack on a square next to the king. */
    final int ringAttack;

    /** Danger points of every king; below zero, so that a few attackers alone are not dangerous. */
    final int dangerBase;

    /** Danger points if the attacker has no queen on the board. */
    final int dangerWithoutQueen;

    /** Danger points squared are divided by this to get centipawns. */
    final int dangerDivisor;

    /** Centipawns that the danger approaches but never reaches. */
    final int dangerCap;

    /** Percent of the danger that counts in a pure endgame. */
    final int dangerInEndgame;

    /** Returns the weights of a variant. */
    static Weights of(Variant variant) {
        return STANDARD.of(variant);
    }

    /** Reads the weights from a table, which has a row for each. */
    Weights(WeightTable table) {
        pieceValue = byKind(table.tapered("piece"));
        int[] hands = table.tapered("hand");
        int[] spares = table.tapered("spare in hand");
        int[] curves = table.tapered("mobility");
        int[] usual = table.plain("usual mobility");
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            fillPieceSquares(
                    kind, pieceValue[kind], table.tapered(NAMES[kind] + " rank"), table.tapered(NAMES[kind] + " file"));
            if (kind < Piece.KING) {
                hand[kind] = hands[kind - 1];
                spareHand[kind] = spares[kind - 1];
            }
            if (kind > Piece.PAWN && kind < Piece.KING) {
                mobility[kind] = mobilityCurve(curves[kind - 2], usual[kind - 2]);
            }
        }
        phaseOnBoard = byKind(table.plain("phase on board"));
        phaseInHand = table.plain("phase in hand")[0];
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
        attackerPercent = table.plain("king attackers percent");
        safeCheck = byKind(table.plain("safe check"));
        severalSafeChecks = percent(table.plain("several safe checks percent")[0], safeCheck);
        handDanger = byKind(table.plain("hand danger"));
        handDefence = byKind(table.plain("hand defence"));
        dangerousInHand = table.plain("dangerous in hand")[0];
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
        dangerInEndgame = table.plain("danger in endgame percent")[0];
    }

    private static int[] percent(int percent, int[] values) {
        return IntStream.of(values).map(value -> value * percent / 100).toArray();
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

    /**
     * Returns a curve that rises fast for the first squares and slowly later: {@code weight * (sqrt(n) - sqrt(usual))}.
     */
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
