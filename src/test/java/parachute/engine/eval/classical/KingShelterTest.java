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

/** The pawns in front of a king, found with masks, against a walk up each file. */
class KingShelterTest {
    @Property(tries = 300)
    void isTheSumOverThreeFiles(Variant variant, long seed, @IntRange(max = 200) int plies) {
        Position position = RandomGame.play(variant, seed, plies);
        Weights weights = Weights.of(variant);
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            int king = Square.file(position.kingSquare(side));
            int first = king == 0 ? 0 : king == 7 ? 5 : king - 1; // a king at the edge has the three files there
            int expected = 0;
            for (int file = first; file < first + 3; file++) {
                expected += weights.shelter[nearest(position, side, Piece.of(side, Piece.PAWN), file)];
                expected += weights.storm[nearest(position, side, Piece.of(Side.opposite(side), Piece.PAWN), file)];
            }
            assertEquals(expected, new KingShelter(weights).score(position, side), Fen.format(position));
        }
    }

    /** Returns the ranks from the king to the nearest pawn in front of it on a file, 0 if there is none. */
    private static int nearest(Position position, int side, int pawn, int file) {
        int up = side == Side.WHITE ? 1 : -1;
        int king = Square.rank(position.kingSquare(side));
        for (int rank = king + up; rank >= 0 && rank < 8; rank += up) {
            if (position.pieceAt(Square.of(file, rank)) == pawn) {
                return Math.abs(rank - king);
            }
        }
        return 0;
    }
}
