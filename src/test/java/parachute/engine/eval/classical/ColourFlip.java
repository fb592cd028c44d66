package parachute.engine.eval.classical;

import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.PositionBuilder;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/** A position with the colours exchanged and the board upside down, which is the same for the side to move. */
final class ColourFlip {
    private ColourFlip() {}

    /** The flipped position, without castling rights and en passant square, which no evaluation looks at. */
    static Position of(Position position) {
        PositionBuilder builder = new PositionBuilder(position.variant());
        for (int i = 0; i < 64; i++) {
            int square = Square.fromIndex(i);
            int piece = position.pieceAt(square);
            if (piece != Piece.NONE) {
                builder.piece(square ^ 0x70, piece ^ 8);
                if (Square.contains(position.promoted(), square)) {
                    builder.promoted(square ^ 0x70);
                }
            }
        }
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
                for (int n = position.hand(Piece.of(side, kind)); n > 0; n--) {
                    builder.addToHand(Piece.of(side ^ 1, kind));
                }
            }
        }
        return builder.sideToMove(position.sideToMove() ^ 1).build();
    }
}
