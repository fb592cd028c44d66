package parachute.engine.eval.classical;

import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * How much a king has to fear: attackers near it, holes around it, and above all checks that cost nothing, by a piece on
 * the board or, in crazyhouse, dropped from the hand. The points are squared, since two attackers are worth far more
 * than twice one (chessprogramming wiki, "King Safety").
 */
final class KingDanger {
    private final Weights weights;

    KingDanger(Weights weights) {
        this.weights = weights;
    }

    /** Centipawns that the danger costs {@code side}, 0 up to the cap. */
    int penalty(Position position, AttackMap map, int side) {
        int them = side ^ 1;
        long weak = map.all[them] & ~map.twice[side] & ~map.guarded(side);
        int points = weights.dangerBase
                + map.attackerPoints[them] * Math.min(map.attackerCount[them], 4) / 2
                + weights.ringAttack * map.ringAttacks[them]
                + weights.weakSquare * Long.bitCount(map.ring[side] & weak)
                + weights.hole * Long.bitCount(map.ring[side] & ~position.occupied() & ~map.guarded(side))
                + weights.escapeSquare * Long.bitCount(map.ring[side] & ~position.occupiedBy(side) & ~map.all[them])
                + checkPoints(position, map, side, weak)
                + handPoints(position, them, weights.handDanger)
                + handPoints(position, side, weights.handDefence);
        if (position.sideToMove() == them) {
            points += weights.dangerOnMove;
        }
        if (position.pieces(them, Piece.QUEEN) == 0) {
            points += weights.dangerWithoutQueen;
        }
        if (points <= 0) {
            return 0;
        }
        int penalty = points * points / weights.dangerDivisor;
        return penalty * weights.dangerCap / (penalty + weights.dangerCap);
    }

    /** Points for the pieces in a hand; more than three of a kind do no more. */
    private static int handPoints(Position position, int owner, int[] pointsByKind) {
        if (position.handSize(owner) == 0) {
            return 0;
        }
        int points = 0;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            points += pointsByKind[kind] * Math.min(3, position.hand(Piece.of(owner, kind)));
        }
        return points;
    }

    private int checkPoints(Position position, AttackMap map, int side, long weak) {
        int them = side ^ 1;
        int king = position.kingSquare(side);
        long occupied = position.occupied();
        // A piece that moves in leaves its square, so it needs a second attacker where it lands; a drop needs one.
        long undefended = ~map.all[side];
        long safe = ~position.occupiedBy(them) & (undefended | weak & map.twice[them]);
        long safeDrop = ~occupied & (undefended | weak);
        long diagonal = Attacks.bishop(king, occupied);
        long straight = Attacks.rook(king, occupied);
        int points = 0;
        points += checks(position, map, them, Piece.KNIGHT, Attacks.knight(king), safe, safeDrop, occupied);
        points += checks(position, map, them, Piece.BISHOP, diagonal, safe, safeDrop, occupied);
        points += checks(position, map, them, Piece.ROOK, straight, safe, safeDrop, occupied);
        points += checks(position, map, them, Piece.QUEEN, diagonal | straight, safe, safeDrop, occupied);
        long pawnDrop = Attacks.pawn(side, king) & safeDrop & ~Square.BACK_RANKS;
        if (pawnDrop != 0 && position.hand(Piece.of(them, Piece.PAWN)) > 0) {
            points += weights.safeCheck[Piece.PAWN];
        }
        return points;
    }

    /** Points for the checks that one kind can give; a second safe square is worth half as much again. */
    private int checks(
            Position position,
            AttackMap map,
            int them,
            int kind,
            long squares,
            long safe,
            long safeDrop,
            long occupied) {
        int piece = Piece.of(them, kind);
        long moves = map.by[piece] & squares & ~position.occupiedBy(them);
        long drops = position.hand(piece) > 0 ? squares & ~occupied : 0;
        if ((moves | drops) == 0) {
            return 0;
        }
        long free = moves & safe | drops & safeDrop;
        if (free != 0) {
            int points = weights.safeCheck[kind];
            return (free & free - 1) == 0 ? points : points + points / 2;
        }
        return weights.unsafeCheck * Long.bitCount(moves | drops);
    }

    /** Tapered score for the pawns in front of the king and the enemy pawns that run at it. */
    int shelter(Position position, int side) {
        int king = position.kingSquare(side);
        long own = position.pieces(side, Piece.PAWN);
        long enemy = position.pieces(side ^ 1, Piece.PAWN);
        int centre = Math.clamp(Square.file(king), 1, 6);
        int rank = Square.relativeRank(side, king);
        int score = 0;
        for (int file = centre - 1; file <= centre + 1; file++) {
            score += weights.shelter[nearest(own, side, file, rank)];
            score += weights.storm[nearest(enemy, side, file, rank)];
        }
        return score;
    }

    /** Ranks from the king up to the nearest pawn of a set on a file, 0 if there is none in front of it. */
    private static int nearest(long pawns, int side, int file, int kingRank) {
        if (side == Side.WHITE) {
            long front = pawns & Square.fileSet(file) & -1L << 8 * kingRank + 7 << 1;
            return front == 0 ? 0 : (Long.numberOfTrailingZeros(front) >> 3) - kingRank;
        }
        long front = pawns & Square.fileSet(file) & -1L >>> 8 * kingRank + 7 >>> 1;
        return front == 0 ? 0 : (Long.numberOfLeadingZeros(front) >> 3) - kingRank;
    }
}
