package parachute.engine.eval.classical;

import parachute.engine.eval.Evaluator;
import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;

/**
 * The hand-made evaluation: material on board and in hand, where the pieces stand and how far they reach, pawns, and the
 * safety of the kings. In chess it tapers from middlegame to endgame with the pieces left on the board; in crazyhouse,
 * where nothing ever leaves the game, from few pieces in hand to many.
 */
public final class ClassicalEvaluator implements Evaluator {
    /** Game phase by kind; the start position adds up to {@link #FULL_PHASE}. */
    private static final int[] PHASE = {0, 0, 1, 1, 2, 4, 0};

    private static final int FULL_PHASE = 24;

    /** Pieces of a kind that count: no game has more, and a position set up with more must not overflow a score. */
    private static final int MOST_IN_HAND = 16;

    private final Weights weights;
    private final boolean hasDrops;
    private final AttackMap map = new AttackMap();
    private final PawnStructure pawns;
    private final PassedPawns passers;
    private final Threats threats;
    private final KingDanger kings;
    private final ChessEndings endings = new ChessEndings();

    /** An evaluator for one variant, with the weights that it is played with. */
    public ClassicalEvaluator(Variant variant) {
        this(variant, Weights.of(variant));
    }

    /** An evaluator with other weights, to tune them. */
    public ClassicalEvaluator(Variant variant, WeightTable table) {
        this(variant, new Weights(table));
    }

    private ClassicalEvaluator(Variant variant, Weights weights) {
        this.weights = weights;
        hasDrops = variant.hasDrops();
        pawns = new PawnStructure(weights);
        passers = new PassedPawns(weights);
        threats = new Threats(weights);
        kings = new KingDanger(weights);
    }

    @Override
    public int evaluate(Position position) {
        map.start(position, weights);
        int score = pawns.score(position)
                + pieces(position, Side.WHITE)
                - pieces(position, Side.BLACK)
                + hands(position)
                + relations(position, Side.WHITE)
                - relations(position, Side.BLACK);
        int us = position.sideToMove();
        int tapered = (us == Side.WHITE ? score : -score) + weights.tempo;
        int value = taper(position, tapered);
        if (!hasDrops) {
            value = endings.adjust(position, value);
        }
        return Math.clamp(value, -LIMIT, LIMIT);
    }

    private int taper(Position position, int score) {
        int late = hasDrops ? handPhase(position) : FULL_PHASE - Math.min(FULL_PHASE, phase(position));
        return (Tapered.middlegame(score) * (FULL_PHASE - late) + Tapered.endgame(score) * late) / FULL_PHASE;
    }

    /** In crazyhouse the game changes with what is in hand, up to {@link #FULL_PHASE}. */
    private static int handPhase(Position position) {
        return Math.min(FULL_PHASE, 2 * (position.handSize(Side.WHITE) + position.handSize(Side.BLACK)));
    }

    private static int phase(Position position) {
        int phase = 0;
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            long both = position.pieces(Side.WHITE, kind) | position.pieces(Side.BLACK, kind);
            phase += PHASE[kind] * Long.bitCount(both);
        }
        return phase;
    }

    /** Material, place and mobility of one side's men. */
    private int pieces(Position position, int side) {
        int score = 0;
        long own = position.occupiedBy(side);
        long occupied = position.occupied();
        int pawn = Piece.of(side, Piece.PAWN);
        long ownPawns = position.pieces(pawn);
        for (long rest = ownPawns; rest != 0; rest &= rest - 1) {
            score += weights.pieceSquare[pawn][Square.first(rest)];
        }
        int king = Piece.of(side, Piece.KING);
        score += weights.pieceSquare[king][position.kingSquare(side)];
        long area = ~(own | map.by[Piece.of(side ^ 1, Piece.PAWN)]);
        long outposts = pawns.outposts(side);
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            int piece = Piece.of(side, kind);
            int[] places = weights.pieceSquare[piece];
            int[] mobility = weights.mobility[kind];
            for (long rest = position.pieces(piece); rest != 0; rest &= rest - 1) {
                int square = Square.first(rest);
                long attacks = Attacks.of(kind, square, occupied);
                map.add(side, kind, attacks, weights);
                score += places[square] + mobility[Long.bitCount(attacks & area)];
                if (kind <= Piece.BISHOP && Square.contains(outposts, square)) {
                    score += kind == Piece.KNIGHT ? weights.knightOutpost : weights.bishopOutpost;
                }
            }
        }
        long bishops = position.pieces(side, Piece.BISHOP);
        if ((bishops & bishops - 1) != 0) {
            score += weights.bishopPair;
        }
        int promoted = Long.bitCount(position.promoted() & own);
        return score + rookFiles(position, side) + promoted * weights.promotedPiece;
    }

    private int rookFiles(Position position, int side) {
        int score = 0;
        for (long rest = position.pieces(side, Piece.ROOK); rest != 0; rest &= rest - 1) {
            long file = Square.fileSet(Square.file(Square.first(rest)));
            if ((file & position.pieces(side, Piece.PAWN)) == 0) {
                boolean open = (file & position.pieces(side ^ 1, Piece.PAWN)) == 0;
                score += open ? weights.rookOnOpenFile : weights.rookOnHalfOpenFile;
            }
        }
        return score;
    }

    private int hands(Position position) {
        if (!hasDrops) {
            return 0;
        }
        int score = 0;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            int white = Math.min(MOST_IN_HAND, position.hand(Piece.of(Side.WHITE, kind)));
            int black = Math.min(MOST_IN_HAND, position.hand(Piece.of(Side.BLACK, kind)));
            score += weights.hand[kind] * (white - black)
                    + weights.spareHand[kind] * (Math.max(0, white - 1) - Math.max(0, black - 1));
        }
        return score;
    }

    /** What needs both sides' attacks on the map: king safety, threats, and the way of passed pawns. */
    private int relations(Position position, int side) {
        long passed = pawns.passed();
        return kingSafety(position, side)
                + threats.score(position, map, side)
                + (passed == 0 ? 0 : passers.score(position, map, side, passed));
    }

    /** In chess danger fades with the pieces that could bring it about; in crazyhouse they come back. */
    private int kingSafety(Position position, int side) {
        int danger = kings.penalty(position, map, side);
        return kings.shelter(position, side) - Tapered.of(danger, hasDrops ? danger : 0);
    }
}
