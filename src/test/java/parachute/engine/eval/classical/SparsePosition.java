package parachute.engine.eval.classical;

import java.util.Random;
import parachute.rules.board.IllegalPositionException;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.PositionBuilder;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;

/** Chess positions with both kings and up to four other pieces, which games of random moves hardly ever reach. */
final class SparsePosition {
    private SparsePosition() {}

    /** Returns a legal position; the same for the same seed. */
    static Position random(long seed) {
        Random random = new Random(seed);
        while (true) {
            try {
                return build(random);
            } catch (IllegalPositionException e) {
                // Try the next one: in this one a king could be captured.
            }
        }
    }

    private static Position build(Random random) {
        int[] squares =
                random.ints(0, 64).distinct().limit(6).map(Square::fromIndex).toArray();
        PositionBuilder builder = new PositionBuilder(Variant.CHESS)
                .piece(squares[0], Piece.of(Side.WHITE, Piece.KING))
                .piece(squares[1], Piece.of(Side.BLACK, Piece.KING));
        int others = random.nextInt(5);
        for (int i = 0; i < others; i++) {
            int square = squares[2 + i];
            boolean backRank = Square.contains(Square.BACK_RANKS, square);
            int kind = backRank ? random.nextInt(Piece.KNIGHT, Piece.KING) : random.nextInt(Piece.PAWN, Piece.KING);
            builder.piece(square, Piece.of(random.nextInt(2), kind));
        }
        return builder.sideToMove(random.nextInt(2)).build();
    }
}
