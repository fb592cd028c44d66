package parachute.engine.eval.classical;

import java.util.Arrays;
import java.util.List;
import parachute.engine.eval.Evaluator;
import parachute.engine.eval.classical.EvaluationTable.TaperedScore;
import parachute.engine.eval.endings.Endings;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;

/**
 * The hand-crafted evaluation: a sum of terms with weights tuned by games. Each position is evaluated in these steps:
 *
 * <ol>
 *   <li>the pawn scores, from a hash table or anew;
 *   <li>the attacks of both sides, which the later terms read;
 *   <li>the terms of White less those of Black, and the tempo;
 *   <li>tapering by the phase of the game;
 *   <li>in chess, the correction of endings.
 * </ol>
 */
public final class ClassicalEvaluator implements Evaluator {
    /**
     * Maximum number of pieces of a kind in hand that count: no game has more, and a position set up with more must not
     * overflow a score.
     */
    private static final int MAX_IN_HAND = 16;

    private final Variant variant;
    private final boolean hasDrops;
    private final boolean hasChessEndings;
    private final Weights weights;
    private final PawnStructure pawnStructure;
    private final PassedPawns passedPawns;
    private final PawnHashTable pawnTable;
    private final AttackMap attacks;
    private final PieceTerms pieces;
    private final Threats threats;
    private final KingShelter shelter;
    private final KingDanger danger;
    private final GamePhase phase;

    /** Creates an evaluator for one variant with its own weights. */
    public ClassicalEvaluator(Variant variant) {
        this(variant, Weights.of(variant));
    }

    /** Creates an evaluator with other weights, for tuning. */
    public ClassicalEvaluator(Variant variant, WeightTable table) {
        this(variant, new Weights(table));
    }

    private ClassicalEvaluator(Variant variant, Weights weights) {
        this.variant = variant;
        this.weights = weights;
        hasDrops = variant.hasDrops();
        hasChessEndings = VariantProfile.of(variant).hasChessEndings();
        pawnStructure = new PawnStructure(weights);
        passedPawns = new PassedPawns(weights);
        pawnTable = new PawnHashTable(pawnStructure, passedPawns);
        attacks = new AttackMap(weights);
        pieces = new PieceTerms(weights);
        threats = new Threats(weights);
        shelter = new KingShelter(weights);
        danger = new KingDanger(weights);
        phase = new GamePhase(weights, hasDrops);
    }

    @Override
    public int evaluate(Position position) {
        int pawnEntry = pawnTable.probe(position);
        attacks.fill(position);
        int score = pawnTable.score(pawnEntry)
                + score(position, Side.WHITE, pawnTable.passed(pawnEntry))
                - score(position, Side.BLACK, pawnTable.passed(pawnEntry));
        int relative = position.sideToMove() == Side.WHITE ? score : -score;
        return correct(position, GamePhase.taper(relative + weights.tempo, phase.of(position)));
    }

    /** Returns the terms of one side, once the attacks of both sides are known, without those of {@link #pawnTable}. */
    private int score(Position position, int side, long passed) {
        int score = pieces.placement(position, side)
                + pieces.outposts(position, attacks, side)
                + pieces.bishopPair(position, side)
                + pieces.rookFiles(position, side)
                + attacks.mobility[side]
                + passedPath(position, side, passed)
                + threats.score(position, attacks, side)
                + shelter.score(position, side)
                + danger.score(position, attacks, side);
        return hasDrops ? score + hand(position, side) + pieces.promoted(position, side) : score;
    }

    /** Returns the evaluation of a position term by term. Takes far longer than {@link #evaluate}. */
    public EvaluationTable explain(Position position) {
        attacks.fill(position);
        List<EvaluationTable.Row> rows = Arrays.stream(EvaluationTerm.values())
                .filter(term -> term.isPartOf(variant))
                .map(term -> new EvaluationTable.Row(
                        term,
                        TaperedScore.of(score(position, Side.WHITE, term)),
                        TaperedScore.of(score(position, Side.BLACK, term))))
                .toList();
        int score = rows.stream()
                .mapToInt(row -> score(position, Side.WHITE, row.term()) - score(position, Side.BLACK, row.term()))
                .sum();
        int sign = position.sideToMove() == Side.WHITE ? 1 : -1;
        int endgame = phase.of(position);
        int tapered = GamePhase.taper(sign * score, endgame);
        return new EvaluationTable(variant, rows, endgame, sign * tapered, sign * correct(position, tapered));
    }

    /** Returns one term of one side, once the attacks of both sides are known. */
    private int score(Position position, int side, EvaluationTerm term) {
        long passed = PassedPawns.of(position, side);
        return switch (term) {
            case MATERIAL -> pieces.material(position, side);
            case HAND -> hand(position, side);
            case PIECE_SQUARES -> pieces.placement(position, side) - pieces.material(position, side);
            case PAWN_STRUCTURE -> pawnStructure.score(position, side);
            case PASSED_PAWNS -> passedPawns.rankScore(side, passed) + passedPath(position, side, passed);
            case MOBILITY -> attacks.mobility[side];
            case OUTPOSTS -> pieces.outposts(position, attacks, side);
            case BISHOP_PAIR -> pieces.bishopPair(position, side);
            case ROOK_FILES -> pieces.rookFiles(position, side);
            case PROMOTED -> pieces.promoted(position, side);
            case THREATS -> threats.score(position, attacks, side);
            case KING_SHELTER -> shelter.score(position, side);
            case KING_DANGER -> danger.score(position, attacks, side);
            case TEMPO -> side == position.sideToMove() ? weights.tempo : 0;
        };
    }

    private int passedPath(Position position, int side, long passed) {
        return passed == 0
                ? 0
                : passedPawns.pathScore(position, attacks, side, passed & position.pieces(side, Piece.PAWN));
    }

    private int hand(Position position, int side) {
        if (position.handSize(side) == 0) {
            return 0;
        }
        int score = 0;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            int count = Math.min(MAX_IN_HAND, position.hand(Piece.of(side, kind)));
            score += weights.hand[kind] * count + weights.spareHand[kind] * Math.max(0, count - 1);
        }
        return score;
    }

    /** Returns the evaluation from the tapered value, both for the side to move: the last step. */
    private int correct(Position position, int value) {
        return Math.clamp(hasChessEndings ? Endings.correct(position, value) : value, -LIMIT, LIMIT);
    }
}
