package parachute.protocol.cecp;

import java.util.Arrays;
import parachute.rules.board.CastlingRights;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.PositionBuilder;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * The board between {@code edit} and its closing {@code .}: pieces are put and taken one by one, for clients that know
 * no FEN. The side to move and the hands stay; castling is possible wherever king and rook stand at home.
 */
final class EditMode {
    private static final String CLEAR = "#";
    private static final String OTHER_SIDE = "c";

    private final Position origin;
    private final int[] board = new int[Square.COUNT];
    private long promoted;
    private boolean handsKept = true;
    private int side = Side.WHITE;

    /** Starts from the position on the board. */
    EditMode(Position position) {
        origin = position.copy();
        promoted = position.promoted();
        for (int i = 0; i < 64; i++) {
            int square = Square.fromIndex(i);
            board[square] = position.pieceAt(square);
        }
    }

    /** Carries out one line; false if it is no command of this mode. */
    boolean accept(String line) {
        if (line.equals(CLEAR)) {
            Arrays.fill(board, Piece.NONE);
            promoted = 0;
            handsKept = false;
            return true;
        }
        if (line.equals(OTHER_SIDE)) {
            side = Side.opposite(side);
            return true;
        }
        return put(line);
    }

    /** A piece letter or x for none, and a square. */
    private boolean put(String line) {
        int square = line.length() == 3 ? Square.parse(line, 1) : Square.NONE;
        char letter = square == Square.NONE ? ' ' : line.charAt(0);
        int kind = Piece.kind(Piece.fromLetter(letter));
        if (letter == 'x' || kind != 0 && Character.isUpperCase(letter)) {
            board[square] = letter == 'x' ? Piece.NONE : Piece.of(side, kind);
            promoted &= ~Square.bit(square);
            return true;
        }
        return false;
    }

    /**
     * The position set up.
     *
     * @throws parachute.rules.board.IllegalPositionException if no game can go on from it
     */
    Position position() {
        PositionBuilder builder = new PositionBuilder(origin.variant())
                .sideToMove(origin.sideToMove())
                .castlingRights(CastlingRights.ALL);
        for (int i = 0; i < 64; i++) {
            int square = Square.fromIndex(i);
            builder.piece(square, board[square]);
            if (Square.contains(promoted, square)) {
                builder.promoted(square);
            }
        }
        if (handsKept) {
            addHands(builder);
        }
        return builder.build();
    }

    private void addHands(PositionBuilder builder) {
        for (int piece = 0; piece < Piece.COUNT; piece++) {
            for (int i = 0; i < origin.hand(piece); i++) {
                builder.addToHand(piece);
            }
        }
    }
}
