package parachute.rules.notation;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import parachute.rules.board.CastlingRights;
import parachute.rules.board.CastlingSquares;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.PositionBuilder;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * The castling field of a FEN, for chess and for Chess960. In X-FEN (Scharnagl) KQkq are the rights of the outermost rook
 * on each side of a king, which in chess are those in the corners, and another rook's right is the letter of its file.
 * Shredder-FEN always gives the files: HAha in chess. White's letters are upper case, Black's lower case.
 */
final class CastlingField {
    private CastlingField() {}

    /**
     * Writes the rights of a position.
     *
     * @param byFiles whether to write Shredder-FEN instead of X-FEN
     */
    static String format(Position position, boolean byFiles) {
        StringBuilder field = new StringBuilder();
        for (int castling = 0; castling < CastlingSquares.COUNT; castling++) {
            if ((position.castlingRights() >> castling & 1) != 0) {
                int rook = position.castlingSquares().rook(castling);
                boolean byName = !byFiles && rook == outermostRook(position::pieceAt, castling);
                field.append(byName ? CastlingRights.letter(castling) : fileLetter(rook));
            }
        }
        return field.isEmpty() ? "-" : field.toString();
    }

    private static char fileLetter(int rook) {
        return (char) ((Square.rank(rook) == 0 ? 'A' : 'a') + Square.file(rook));
    }

    /**
     * Reads the rights of a game that starts as chess does: the builder keeps those for which king and rook stand on
     * their home squares.
     *
     * @throws FenException if a letter has no meaning
     */
    static void parseHome(String field, PositionBuilder builder) {
        int rights = CastlingRights.NONE;
        for (int i = 0; i < field.length() && !field.equals("-"); i++) {
            int castling = homeCastling(field.charAt(i));
            if (castling < 0 && "BCDEFGbcdefg".indexOf(field.charAt(i)) < 0) {
                throw unknownLetter(field);
            }
            rights |= castling < 0 ? 0 : 1 << castling;
        }
        builder.castlingRights(rights);
    }

    /** Returns the different letters of a field that are not rights of the position, which {@link #parseHome} has read. */
    static String dropped(String field, Position position) {
        StringBuilder dropped = new StringBuilder();
        for (int i = 0; i < field.length() && !field.equals("-"); i++) {
            String letter = field.substring(i, i + 1);
            int castling = homeCastling(letter.charAt(0));
            if (dropped.indexOf(letter) < 0 && (castling < 0 || (position.castlingRights() >> castling & 1) == 0)) {
                dropped.append(letter);
            }
        }
        return dropped.toString();
    }

    /**
     * Returns the castling that a letter stands for if its rook is in the corner; below 0 if the letter has another
     * meaning.
     */
    private static int homeCastling(char letter) {
        int file = "HAha".indexOf(letter);
        return file >= 0 ? file : CastlingRights.castling(letter);
    }

    private static FenException unknownLetter(String field) {
        return new FenException("castling rights are - or letters of KQkq or HAha, not " + QuotedText.of(field));
    }

    /**
     * Reads the rights of the pieces on the board of a builder. Letters of KQkq without a rook are skipped.
     *
     * @throws FenException if a letter has no meaning, or names a file without a rook to castle with
     */
    static void parse(String field, PositionBuilder builder) {
        int[] rooks = new int[CastlingSquares.COUNT];
        Arrays.fill(rooks, Square.NONE);
        for (int i = 0; i < field.length() && !field.equals("-"); i++) {
            char letter = field.charAt(i);
            int castling = CastlingRights.castling(letter);
            int rook;
            if (castling >= 0) {
                rook = outermostRook(builder::pieceAt, castling);
            } else {
                rook = namedRook(letter, field, builder);
                castling = castling(rook, builder);
            }
            if (rooks[castling] != Square.NONE && rooks[castling] != rook) {
                throw new FenException("castling rights of two rooks on one side of a king: " + QuotedText.of(field));
            }
            rooks[castling] = rook;
        }
        for (int rook : rooks) {
            builder.addCastlingRooks(rook == Square.NONE ? 0 : Square.bit(rook));
        }
    }

    /**
     * Returns the rook nearest to the corner on a castling's side of the king; {@link Square#NONE} if there is none.
     */
    private static int outermostRook(IntUnaryOperator pieceAt, int castling) {
        int side = castling >> 1;
        boolean kingSide = (castling & 1) == 0;
        int step = kingSide ? -Square.RIGHT : Square.RIGHT;
        int square = Square.of(kingSide ? 7 : 0, side == Side.WHITE ? 0 : 7);
        while (Square.isOnBoard(square) && pieceAt.applyAsInt(square) != Piece.of(side, Piece.KING)) {
            if (pieceAt.applyAsInt(square) == Piece.of(side, Piece.ROOK)) {
                return square;
            }
            square += step;
        }
        return Square.NONE;
    }

    private static int namedRook(char letter, String field, PositionBuilder builder) {
        int side = letter >= 'a' ? Side.BLACK : Side.WHITE;
        int file = letter - (side == Side.BLACK ? 'a' : 'A');
        if (file < 0 || file > 7) {
            throw unknownLetter(field);
        }
        int rank = side == Side.WHITE ? 0 : 7;
        int rook = Square.of(file, rank);
        if (builder.pieceAt(rook) != Piece.of(side, Piece.ROOK) || kingFile(builder, rank) < 0) {
            throw new FenException("castling right '" + letter + "' without a rook on " + Square.name(rook)
                    + " and a king on its rank: " + QuotedText.of(field));
        }
        return rook;
    }

    private static int castling(int rook, PositionBuilder builder) {
        int side = Piece.side(builder.pieceAt(rook));
        return side << 1 | (Square.file(rook) > kingFile(builder, Square.rank(rook)) ? 0 : 1);
    }

    /** Returns the file of the king of the side whose back rank this is; below 0 if it stands elsewhere. */
    private static int kingFile(PositionBuilder builder, int rank) {
        int king = Piece.of(rank == 0 ? Side.WHITE : Side.BLACK, Piece.KING);
        int file = 7;
        while (file >= 0 && builder.pieceAt(Square.of(file, rank)) != king) {
            file--;
        }
        return file;
    }
}
