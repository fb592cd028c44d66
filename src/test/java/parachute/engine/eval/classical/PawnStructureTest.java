package parachute.engine.eval.classical;

import static org.junit.jupiter.api.Assertions.assertEquals;

import parachute.property.Property;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.Fen;

/** The sets of pawns, computed for all at once, against the definitions for a single pawn. */
class PawnStructureTest {
    private static final Weights WEIGHTS = Weights.of(Variant.CHESS);

    @Property(tries = 300)
    void passedPawnsAreThoseWithoutAPawnInFrontThatCouldStopThem(long seed) {
        Position position = RandomGame.play(Variant.CHESS, seed, 120);
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            long expected = 0;
            for (long rest = position.pieces(side, Piece.PAWN); rest != 0; rest &= rest - 1) {
                int square = Square.first(rest);
                boolean passed = count(position, side ^ 1, side, square, 1, 1) == 0
                        && count(position, side, side, square, 0, 1) == 0;
                expected |= passed ? Square.bit(square) : 0;
            }
            assertEquals(Square.names(expected), Square.names(PassedPawns.of(position, side)), Fen.format(position));
        }
    }

    @Property(tries = 300)
    void theScoreIsTheSumOverTheSinglePawns(long seed) {
        Position position = RandomGame.play(Variant.CHESS, seed, 120);
        PawnStructure structure = new PawnStructure(WEIGHTS);
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            int expected = 0;
            for (long rest = position.pieces(side, Piece.PAWN); rest != 0; rest &= rest - 1) {
                expected += ofPawn(position, side, Square.first(rest));
            }
            assertEquals(expected, structure.score(position, side), Fen.format(position));
        }
    }

    @Property(tries = 300)
    void aPassedPawnIsJudgedByItsRankItsNextSquareAndTheKings(Variant variant, long seed) {
        Position position = RandomGame.play(variant, seed, 150);
        Weights weights = Weights.of(variant);
        PassedPawns passedPawns = new PassedPawns(weights);
        AttackMap attacks = new AttackMap(weights);
        attacks.fill(position);
        AttackCounts counts = new AttackCounts(position);
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            long passed = PassedPawns.of(position, side);
            int byRank = 0;
            int byPath = 0;
            for (long rest = passed; rest != 0; rest &= rest - 1) {
                byRank += weights.passedPawn[Square.relativeRank(side, Square.first(rest))];
                byPath += path(position, weights, counts, side, Square.first(rest));
            }
            assertEquals(byRank, passedPawns.rankScore(side, passed), Fen.format(position));
            assertEquals(byPath, passedPawns.pathScore(position, attacks, side, passed), Fen.format(position));
        }
    }

    /**
     * Returns the path score from the fourth rank on; the kings' distances count once there, and once more on each
     * further rank.
     */
    private static int path(Position position, Weights weights, AttackCounts counts, int side, int square) {
        int rank = Square.relativeRank(side, square);
        if (rank < 3) {
            return 0;
        }
        int next = square + (side == Side.WHITE ? Square.UP : -Square.UP);
        int ownSteps = (rank - 2) * Square.distance(position.kingSquare(side), next);
        int enemySteps = (rank - 2) * Square.distance(position.kingSquare(Side.opposite(side)), next);
        int score = weights.passerFromOwnKing * ownSteps + weights.passerFromEnemyKing * enemySteps;
        if (position.pieceAt(next) != Piece.NONE) {
            return score + weights.blockedPasser[rank];
        }
        return counts.of(Side.opposite(side), next) == 0 ? score + weights.freePasser[rank] : score;
    }

    private static int ofPawn(Position position, int side, int square) {
        int score = 0;
        int neighboursInFront = count(position, side, side, square, 1, 1) - count(position, side, side, square, 0, 1);
        int neighbours = neighboursInFront
                + count(position, side, side, square, 1, -1)
                - count(position, side, side, square, 0, -1)
                + adjacentPawns(position, side, square);
        int next = square + (side == Side.WHITE ? Square.UP : -Square.UP);
        if (neighbours == 0) {
            score += WEIGHTS.isolatedPawn;
        } else if (neighbours == neighboursInFront && isAttackedByPawn(position, side ^ 1, next)) {
            score += WEIGHTS.backwardPawn;
        }
        if (count(position, side, side, square, 0, 1) > 0) {
            score += WEIGHTS.doubledPawn;
        }
        return isAttackedByPawn(position, side, square) ? score + WEIGHTS.supportedPawn : score;
    }

    /** Counts pawns of a side in front of a square (direction 1) or behind it (-1), up to a number of files away. */
    private static int count(Position position, int pawns, int side, int square, int files, int direction) {
        int count = 0;
        for (long rest = position.pieces(pawns, Piece.PAWN); rest != 0; rest &= rest - 1) {
            int pawn = Square.first(rest);
            int ranks = Square.relativeRank(side, pawn) - Square.relativeRank(side, square);
            boolean near = Math.abs(Square.file(pawn) - Square.file(square)) <= files;
            count += near && ranks * direction > 0 ? 1 : 0;
        }
        return count;
    }

    private static int adjacentPawns(Position position, int side, int square) {
        int pawn = Piece.of(side, Piece.PAWN);
        return pawnAt(position, pawn, square - 1) + pawnAt(position, pawn, square + 1);
    }

    private static boolean isAttackedByPawn(Position position, int attacker, int square) {
        int pawn = Piece.of(attacker, Piece.PAWN);
        int behind = square - (attacker == Side.WHITE ? Square.UP : -Square.UP);
        return pawnAt(position, pawn, behind - 1) + pawnAt(position, pawn, behind + 1) > 0;
    }

    private static int pawnAt(Position position, int pawn, int square) {
        return Square.isOnBoard(square) && position.pieceAt(square) == pawn ? 1 : 0;
    }
}
