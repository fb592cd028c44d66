package parachute.engine.eval.classical;

import static org.junit.jupiter.api.Assertions.assertEquals;

import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.Fen;

/** Mobility and threats, computed for all pieces at once, against the definitions for a single piece. */
class ThreatsTest {
    @Property(tries = 300)
    void threatsAreTheSumOverTheAttackedPieces(Variant variant, long seed, @IntRange(max = 120) int plies) {
        Position position = RandomGame.play(variant, seed, plies);
        Weights weights = Weights.of(variant);
        AttackCounts counts = new AttackCounts(position);
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            int expected = 0;
            int them = Side.opposite(side);
            for (long rest = position.occupiedBy(them); rest != 0; rest &= rest - 1) {
                expected += ofPiece(position, weights, counts, side, Square.first(rest));
            }
            AttackMap attacks = filled(position, weights);
            assertEquals(expected, new Threats(weights).score(position, attacks, side), Fen.format(position));
        }
    }

    private static int ofPiece(Position position, Weights weights, AttackCounts counts, int side, int square) {
        int kind = Piece.kind(position.pieceAt(square));
        if (kind == Piece.KING) {
            return 0;
        }
        int them = Side.opposite(side);
        boolean isDefendedByPawn = counts.of(them, Piece.PAWN, square) > 0;
        boolean isAttackedByMinor =
                counts.of(side, Piece.KNIGHT, square) > 0 || counts.of(side, Piece.BISHOP, square) > 0;
        int score = counts.of(side, Piece.PAWN, square) > 0 ? weights.pawnThreat[kind] : 0;
        score += isAttackedByMinor && !isDefendedByPawn ? weights.minorThreat[kind] : 0;
        score += counts.of(side, Piece.ROOK, square) > 0 && !isDefendedByPawn ? weights.rookThreat[kind] : 0;
        return score + (counts.of(side, square) > 0 && counts.of(them, square) == 0 ? weights.hanging[kind] : 0);
    }

    @Property(tries = 300)
    void mobilityIsTheSumOverThePieces(Variant variant, long seed, @IntRange(max = 120) int plies) {
        Position position = RandomGame.play(variant, seed, plies);
        Weights weights = Weights.of(variant);
        AttackCounts counts = new AttackCounts(position);
        AttackMap attacks = filled(position, weights);
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            int expected = 0;
            for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
                for (long rest = position.pieces(side, kind); rest != 0; rest &= rest - 1) {
                    expected += weights.mobility[kind][targets(position, counts, side, Square.first(rest))];
                }
            }
            assertEquals(expected, attacks.mobility[side], Fen.format(position));
        }
    }

    /** Returns the squares that a piece attacks, without those of its own side and those that enemy pawns attack. */
    private static int targets(Position position, AttackCounts counts, int side, int from) {
        int targets = 0;
        for (int i = 0; i < 64; i++) {
            int to = Square.fromIndex(i);
            boolean isOwn = Square.contains(position.occupiedBy(side), to);
            boolean isGivenUp = counts.of(Side.opposite(side), Piece.PAWN, to) > 0;
            boolean isAttacked = AttackCounts.attacks(position, position.pieceAt(from), from, to);
            targets += isAttacked && !isOwn && !isGivenUp ? 1 : 0;
        }
        return targets;
    }

    private static AttackMap filled(Position position, Weights weights) {
        AttackMap attacks = new AttackMap(weights);
        attacks.fill(position);
        return attacks;
    }
}
