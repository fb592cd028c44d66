package parachute.engine.eval.classical;

import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;

/**
 * The danger of an attack on a king, in points that are squared: two attackers are worth more than twice one
 * (chessprogramming wiki, "King Safety", attack units). Points come from attackers of the squares next to the king, from
 * squares there that are badly defended, and above all from safe checks, by a piece on the board or, in crazyhouse,
 * dropped from the hand.
 */
final class KingDanger {
    private final Weights weights;

    KingDanger(Weights weights) {
        this.weights = weights;
    }

    /** Returns the tapered score of the danger for one side's king, zero or below. */
    int score(Position position, AttackMap attacks, int side) {
        int penalty = penalty(points(position, attacks, side));
        return -Tapered.of(penalty, penalty * weights.dangerInEndgame / 100);
    }

    /** Returns centipawns: the square of the points, flattened towards the cap, which it never reaches. */
    private int penalty(int points) {
        if (points <= 0) {
            return 0;
        }
        int squared = points * points / weights.dangerDivisor;
        return squared * weights.dangerCap / (squared + weights.dangerCap);
    }

    private int points(Position position, AttackMap attacks, int side) {
        int them = side ^ 1;
        long ring = attacks.kingRing[side];
        long guarded = attacks.guarded(side);
        long weak = attacks.all[them] & ~attacks.twice[side] & ~guarded;
        int points = weights.dangerBase
                + attackerPoints(attacks, them)
                + weights.ringAttack * attacks.ringAttacks[them]
                + weights.weakSquare * Long.bitCount(ring & weak)
                + weights.hole * Long.bitCount(ring & ~position.occupied() & ~guarded)
                + weights.escapeSquare * Long.bitCount(ring & ~position.occupiedBy(side) & ~attacks.all[them])
                + checkPoints(position, attacks, side, weak)
                + handPoints(position, them, weights.handDanger)
                + handPoints(position, side, weights.handDefence);
        if (position.sideToMove() == them) {
            points += weights.dangerOnMove;
        }
        if (position.pieces(them, Piece.QUEEN) == 0) {
            points += weights.dangerWithoutQueen;
        }
        return points;
    }

    /** Returns the points of the attackers: the more there are, the more each counts. */
    private int attackerPoints(AttackMap attacks, int attacker) {
        int[] percent = weights.attackerPercent;
        int count = Math.min(attacks.attackerCount[attacker], percent.length - 1);
        return attacks.attackerPoints[attacker] * percent[count] / 100;
    }

    private int handPoints(Position position, int owner, int[] pointsByKind) {
        if (position.handSize(owner) == 0) {
            return 0;
        }
        int points = 0;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            points += pointsByKind[kind] * Math.min(weights.dangerousInHand, position.hand(Piece.of(owner, kind)));
        }
        return points;
    }

    private int checkPoints(Position position, AttackMap attacks, int side, long weak) {
        int them = side ^ 1;
        int king = position.kingSquare(side);
        long occupied = position.occupied();
        // A piece that moves in leaves its square, so it needs a second attacker where it lands; a drop needs one.
        long undefended = ~attacks.all[side];
        long safe = ~position.occupiedBy(them) & (undefended | weak & attacks.twice[them]);
        long safeDrop = ~occupied & (undefended | weak);
        long diagonal = Attacks.bishop(king, occupied);
        long straight = Attacks.rook(king, occupied);
        int points = 0;
        points += checks(position, attacks, them, Piece.KNIGHT, Attacks.knight(king), safe, safeDrop);
        points += checks(position, attacks, them, Piece.BISHOP, diagonal, safe, safeDrop);
        points += checks(position, attacks, them, Piece.ROOK, straight, safe, safeDrop);
        points += checks(position, attacks, them, Piece.QUEEN, diagonal | straight, safe, safeDrop);
        long pawnDrop = Attacks.pawn(side, king) & safeDrop & ~Square.BACK_RANKS;
        if (pawnDrop != 0 && position.hand(Piece.of(them, Piece.PAWN)) > 0) {
            points += weights.safeCheck[Piece.PAWN];
        }
        return points;
    }

    /** Returns the points for the checks that one kind of piece can give from {@code squares}. */
    private int checks(
            Position position, AttackMap attacks, int them, int kind, long squares, long safe, long safeDrop) {
        int piece = Piece.of(them, kind);
        long moves = attacks.byPiece[piece] & squares & ~position.occupiedBy(them);
        long drops = position.hand(piece) > 0 ? squares & ~position.occupied() : 0;
        if ((moves | drops) == 0) {
            return 0;
        }
        long safeChecks = moves & safe | drops & safeDrop;
        if (safeChecks != 0) {
            boolean several = (safeChecks & safeChecks - 1) != 0;
            return several ? weights.severalSafeChecks[kind] : weights.safeCheck[kind];
        }
        return weights.unsafeCheck * Long.bitCount(moves | drops);
    }
}
