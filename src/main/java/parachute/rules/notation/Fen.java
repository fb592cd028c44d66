package parachute.rules.notation;

import java.util.function.Consumer;
import parachute.rules.board.EnPassant;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;

/**
 * Forsyth-Edwards notation with the additions of crazyhouse: hands as {@code [QPnp]} after the board, and {@code ~}
 * after a promoted piece. Reading accepts the forms that other programs write, writing is strict.
 */
public final class Fen {
    private Fen() {}

    /**
     * Reads a position of a game from any of the 960 start positions, such as one that {@link #format} wrote; see
     * {@link #parse(String, VariantName)} for Chess960.
     *
     * @param variant the variant, whose rules decide about hands and promoted pieces
     * @throws FenException if the text is not a FEN of a legal position; the message names the offending part
     */
    public static Position parse(String text, Variant variant) {
        return parse(text, new VariantName(variant, true));
    }

    /**
     * Reads a position. In addition to what {@link #format} writes it accepts hands in any order, as a ninth field
     * after the eighth rank, or after a space; chess.com's hands and promoted squares after the move number; and
     * castling rights by the files of the rooks, as in Shredder-FEN. Every field but the board may be missing, and one
     * dash before the counters stands for two. Fields are separated by spaces of any kind or underscores; any dash is a
     * hyphen, and invisible characters are skipped.
     *
     * <p>In a game of Chess960 KQkq are the rights of the outermost rooks, as in X-FEN, wherever king and rooks stand
     * on their back rank. In any other game a right needs both on their home squares, and is dropped otherwise.
     *
     * @param name the variant: its rules decide about hands and promoted pieces
     * @throws FenException if the text is not a FEN of a legal position; the message names the offending part
     */
    public static Position parse(String text, VariantName name) {
        return parse(text, name, warning -> {});
    }

    /**
     * Reads a position as {@link #parse(String, VariantName)} does, and reports castling rights that are dropped.
     *
     * @param warnings receives at most one line, such as {@code castling rights Kq are dropped: …}
     */
    public static Position parse(String text, VariantName name, Consumer<String> warnings) {
        return new FenParser(text, name).parse(warnings);
    }

    /**
     * Writes a position. The en passant square is written only if a capture there is legal; in crazyhouse the hands
     * follow the board in brackets. Castling rights are those of X-FEN: KQkq, and the file of a rook that is not the
     * outermost on its side of the king.
     */
    public static String format(Position position) {
        return format(position, false);
    }

    /**
     * Writes a position in Shredder-FEN: castling rights by the files of all rooks, HAha in chess, as UCI has it for
     * Chess960.
     */
    public static String formatShredder(Position position) {
        return format(position, true);
    }

    private static String format(Position position, boolean byFiles) {
        StringBuilder fen = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            formatRank(position, rank, fen);
            fen.append(rank > 0 ? "/" : "");
        }
        if (position.variant().hasDrops()) {
            fen.append('[').append(formatHands(position)).append(']');
        }
        fen.append(position.sideToMove() == Side.WHITE ? " w " : " b ");
        fen.append(CastlingField.format(position, byFiles)).append(' ');
        fen.append(EnPassant.isPossible(position) ? Square.name(position.enPassantSquare()) : "-");
        fen.append(' ').append(position.halfmoveClock());
        fen.append(' ').append(position.fullmoveNumber());
        return fen.toString();
    }

    private static void formatRank(Position position, int rank, StringBuilder fen) {
        int empty = 0;
        for (int file = 0; file < 8; file++) {
            int square = Square.of(file, rank);
            int piece = position.pieceAt(square);
            if (piece == Piece.NONE) {
                empty++;
                continue;
            }
            if (empty > 0) {
                fen.append(empty);
                empty = 0;
            }
            fen.append(Piece.letter(piece));
            if (Square.contains(position.promoted(), square)) {
                fen.append('~');
            }
        }
        if (empty > 0) {
            fen.append(empty);
        }
    }

    /** Returns the hands, White's first, each from queen to pawn: "QPnp"; empty if neither side has a piece in hand. */
    public static String formatHands(Position position) {
        StringBuilder hands = new StringBuilder();
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            for (int kind = Piece.QUEEN; kind >= Piece.PAWN; kind--) {
                int piece = Piece.of(side, kind);
                hands.repeat(Piece.letter(piece), position.hand(piece));
            }
        }
        return hands.toString();
    }
}
