package parachute.rules.notation;

import parachute.rules.board.CastlingRights;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * Chess positions as diagrams of Unicode chess symbols:
 *
 * <pre>
 * 8 ♜♞♝♛♚♝♞♜ [♛♚]
 * 7 ♟♟♟♟♟♟♟♟
 * …
 * 2 ♙♙♙♙♙♙♙♙
 * 1 ♖♘♗♕♔♗♘♖ [♕♔]☚
 *   abcdefgh
 * </pre>
 *
 * The brackets hold the castling rights of each side and the square that its last move, a double step, skipped; the
 * pointing hand marks the side to move. Reading accepts variants, writing always produces the same bytes.
 *
 * <p>A program that handles one board and exits spends most of its time starting up, so this code uses plain loops: no
 * regular expressions and no format strings, which would have to be loaded and compiled first.
 */
public final class UnicodeBoard {
    /** The pointing hand, after the row of the side to move. */
    static final char HAND = '\u261A';

    /** The symbols in the order of their code points, from U+2654: white king to white pawn, then Black's. */
    static final char FIRST_SYMBOL = '\u2654';

    private static final int[] KIND_OF_SYMBOL = {
        Piece.KING, Piece.QUEEN, Piece.ROOK, Piece.BISHOP, Piece.KNIGHT, Piece.PAWN
    };

    private static final int KINDS = 6;

    private UnicodeBoard() {}

    /**
     * Reads a chess position. Row ends may be cut off, the spaces before the brackets and the last line may be missing;
     * variation selectors, a byte order mark, empty lines and carriage returns are skipped; without a hand White is to
     * move.
     *
     * @throws UnicodeBoardException if the text is not a board with a legal position; the message names the line
     */
    public static Position parse(String text) {
        return read(text).position();
    }

    /**
     * Reads a chess position as {@link #parse} does, and says what of it cannot be.
     *
     * @throws UnicodeBoardException if the text is not a board with a legal position; the message names the line
     */
    public static Reading read(String text) {
        return new UnicodeBoardParser(text).parse();
    }

    /**
     * What was read.
     *
     * @param position the position
     * @param problem one line about castling rights and a skipped square that are written and cannot be; empty if all
     *     is as it is written
     */
    public record Reading(Position position, String problem) {}

    /** Writes a position; the last line has no line end. Hands and promoted marks are not written. */
    public static String format(Position position) {
        StringBuilder text = new StringBuilder(120);
        append(position, text);
        return text.toString();
    }

    /** Appends a position to a text, as {@link #format} writes it. */
    public static void append(Position position, StringBuilder text) {
        for (int rank = 7; rank >= 0; rank--) {
            text.append((char) ('1' + rank)).append(' ');
            for (int file = 0; file < 8; file++) {
                int piece = position.pieceAt(Square.of(file, rank));
                text.append(piece == Piece.NONE ? ' ' : symbol(piece));
            }
            if (rank == 7) {
                appendState(position, Side.BLACK, text);
            } else if (rank == 0) {
                appendState(position, Side.WHITE, text);
            }
            text.append('\n');
        }
        text.append("  abcdefgh");
    }

    private static void appendState(Position position, int side, StringBuilder text) {
        int rights = position.castlingRights();
        boolean queenSide = (rights & CastlingRights.queenSide(side)) != 0;
        boolean kingSide = (rights & CastlingRights.kingSide(side)) != 0;
        text.append(" [");
        text.append(queenSide ? symbol(Piece.of(side, Piece.QUEEN)) : ' ');
        text.append(kingSide ? symbol(Piece.of(side, Piece.KING)) : ' ');
        int skipped = position.enPassantSquare();
        if (skipped != Square.NONE && position.sideToMove() != side) {
            text.append((char) ('a' + Square.file(skipped))).append((char) ('1' + Square.rank(skipped)));
        }
        text.append(']');
        if (position.sideToMove() == side) {
            text.append(HAND);
        }
    }

    /** Returns the symbol of a piece. */
    static char symbol(int piece) {
        int kind = Piece.kind(piece);
        int index = 0;
        while (KIND_OF_SYMBOL[index] != kind) {
            index++;
        }
        return (char) (FIRST_SYMBOL + KINDS * Piece.side(piece) + index);
    }

    /** Returns the piece of a symbol, or {@link Piece#NONE} for any other character. */
    static int piece(char symbol) {
        int index = symbol - FIRST_SYMBOL;
        if (index < 0 || index >= 2 * KINDS) {
            return Piece.NONE;
        }
        return Piece.of(index / KINDS, KIND_OF_SYMBOL[index % KINDS]);
    }
}
