package parachute.engine.eval.classical;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * A second implementation of the danger points of one king, square by square as the comments of the weights define
 * them.
 */
final class ReferenceKingDanger {
    private final Position position;
    private final Weights weights;
    private final AttackCounts counts;
    private final int side;
    private final int them;
    private final int king;

    ReferenceKingDanger(Position position, Weights weights, int side) {
        this.position = position;
        this.weights = weights;
        this.side = side;
        them = Side.opposite(side);
        king = position.kingSquare(side);
        counts = new AttackCounts(position);
    }

    int points() {
        int points = weights.dangerBase + ringPoints() + attackers();
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            points += checks(kind);
        }
        if (position.hand(Piece.of(them, Piece.PAWN)) > 0
                && !squares(this::isSafePawnDrop).isEmpty()) {
            points += weights.safeCheck[Piece.PAWN];
        }
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            points += weights.handDanger[kind] * inHand(them, kind) + weights.handDefence[kind] * inHand(side, kind);
        }
        points += position.sideToMove() == them ? weights.dangerOnMove : 0;
        return points + (position.pieces(them, Piece.QUEEN) == 0 ? weights.dangerWithoutQueen : 0);
    }

    private int inHand(int owner, int kind) {
        return Math.min(weights.dangerousInHand, position.hand(Piece.of(owner, kind)));
    }

    private static List<Integer> squares(IntPredicate condition) {
        return IntStream.range(0, 64)
                .map(Square::fromIndex)
                .filter(condition)
                .boxed()
                .toList();
    }

    private List<Integer> ring() {
        return squares(square -> Square.distance(king, square) == 1);
    }

    private int ringPoints() {
        int points = 0;
        for (int square : ring()) {
            boolean isGuarded = counts.isGuarded(side, square);
            points += isWeak(square) ? weights.weakSquare : 0;
            points += isEmpty(square) && !isGuarded ? weights.hole : 0;
            points += !isOf(side, square) && counts.of(them, square) == 0 ? weights.escapeSquare : 0;
            for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
                points += weights.ringAttack * counts.of(them, kind, square);
            }
        }
        return points;
    }

    /** Returns whether a square is attacked, and defended at most once, by king or queen. */
    private boolean isWeak(int square) {
        return counts.of(them, square) > 0 && counts.of(side, square) < 2 && !counts.isGuarded(side, square);
    }

    private int attackers() {
        List<Integer> kinds = new ArrayList<>();
        for (int square : ring()) {
            if (counts.of(them, Piece.PAWN, square) > 0) {
                kinds.add(Piece.PAWN);
            }
        }
        for (int from : squares(square -> isOf(them, square))) {
            int piece = position.pieceAt(from);
            boolean isPiece = Piece.kind(piece) != Piece.PAWN && Piece.kind(piece) != Piece.KING;
            if (isPiece && ring().stream().anyMatch(to -> AttackCounts.attacks(position, piece, from, to))) {
                kinds.add(Piece.kind(piece));
            }
        }
        int points = kinds.stream().mapToInt(kind -> weights.kingAttacker[kind]).sum();
        return points * weights.attackerPercent[Math.min(kinds.size(), 4)] / 100;
    }

    private int checks(int kind) {
        int piece = Piece.of(them, kind);
        List<Integer> moves = squares(square -> counts.of(them, kind, square) > 0
                && !isOf(them, square)
                && AttackCounts.attacks(position, piece, square, king));
        List<Integer> drops = squares(square ->
                position.hand(piece) > 0 && isEmpty(square) && AttackCounts.attacks(position, piece, square, king));
        List<Integer> all = squares(square -> moves.contains(square) || drops.contains(square));
        long safe = all.stream()
                .filter(square ->
                        moves.contains(square) && isSafeMove(square) || drops.contains(square) && isSafe(square))
                .count();
        if (safe == 0) {
            return weights.unsafeCheck * all.size();
        }
        return safe == 1 ? weights.safeCheck[kind] : weights.severalSafeChecks[kind];
    }

    /**
     * Returns whether a check on a square is safe: it is not defended, or only so weakly that a second attacker
     * suffices.
     */
    private boolean isSafe(int square) {
        return counts.of(side, square) == 0 || isWeak(square);
    }

    /** Returns whether a check by a move is safe: the moving piece is one of the attackers, so there must be two. */
    private boolean isSafeMove(int square) {
        return counts.of(side, square) == 0 || isWeak(square) && counts.of(them, square) > 1;
    }

    private boolean isSafePawnDrop(int square) {
        boolean isBackRank = Square.rank(square) == 0 || Square.rank(square) == 7;
        return isEmpty(square)
                && !isBackRank
                && isSafe(square)
                && AttackCounts.attacks(position, Piece.of(them, Piece.PAWN), square, king);
    }

    private boolean isEmpty(int square) {
        return position.pieceAt(square) == Piece.NONE;
    }

    private boolean isOf(int owner, int square) {
        return !isEmpty(square) && Piece.side(position.pieceAt(square)) == owner;
    }
}
