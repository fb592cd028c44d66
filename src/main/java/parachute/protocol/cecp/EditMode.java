package parachute.protocol.cecp;

import parachute.rules.board.CastlingRights;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.PositionBuilder;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * The board between {@code edit} and its closing {@code .}: pieces are added and removed one by one, for clients
 * without FEN. The side to move is kept, and so are the hands unless the board is cleared; castling is possible if king
 * and rook stand on their home squares.
 */
final class EditMode {
    private static final String CLEAR = "#";
    private static final String OTHER_SIDE = "c";

    private final Position origin;
    private PositionBuilder builder;
    private int side = Side.WHITE;

    /** Starts with the position on the board. */
    EditMode(Position position) {
        origin = position.copy();
        builder = new PositionBuilder(position)
                .castlingRights(CastlingRights.ALL)
                .enPassantSquare(Square.NONE)
                .halfmoveClock(0)
                .fullmoveNumber(1);
    }

    /** Carries out one line; returns false if it is not a command of this mode. */
    boolean accept(String line) {
        if (line.equals(CLEAR)) {
            builder = new PositionBuilder(origin.variant())
                    .sideToMove(origin.sideToMove())
                    .castlingRights(CastlingRights.ALL);
            return true;
        }
        if (line.equals(OTHER_SIDE)) {
            side = Side.opposite(side);
            return true;
        }
        return put(line);
    }

    /** Carries out a piece letter, or x for none, and a square; returns false for anything else. */
    private boolean put(String line) {
        int square = line.length() == 3 ? Square.parse(line, 1) : Square.NONE;
        char letter = square == Square.NONE ? ' ' : line.charAt(0);
        int kind = Piece.kind(Piece.fromLetter(letter));
        if (letter == 'x' || kind != 0 && Character.isUpperCase(letter)) {
            builder.piece(square, letter == 'x' ? Piece.NONE : Piece.of(side, kind));
            return true;
        }
        return false;
    }

    /**
     * Returns the edited position.
     *
     * @throws parachute.rules.board.IllegalPositionException if the position is not legal
     */
    Position position() {
        return builder.build();
    }
}
