package parachute.engine.book;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import parachute.rules.board.Piece;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * The 781 random numbers that define the keys of Polyglot's format ("PolyGlot opening book format", Michel Van den
 * Bergh): 64 for each piece, then castling rights, files of captures en passant, and White's turn. Read from a resource
 * on first use.
 */
final class Random64 {
    private static final int CASTLING = 768;
    private static final int EN_PASSANT = 772;
    private static final int WHITE_TO_MOVE = 780;

    private static final long[] NUMBERS = load();

    private Random64() {}

    /** Returns the number of a piece on the square with an index from 0 (a1) to 63 (h8). */
    static long piece(int piece, int squareIndex) {
        int kind = 2 * (Piece.kind(piece) - 1) + (Piece.side(piece) == Side.WHITE ? 1 : 0);
        return NUMBERS[64 * kind + squareIndex];
    }

    /** Returns the numbers of castling rights, a mask of {@code CastlingRights}. */
    static long castling(int rights) {
        long numbers = 0;
        for (int right = 0; right < 4; right++) {
            if ((rights >> right & 1) != 0) {
                numbers ^= NUMBERS[CASTLING + right];
            }
        }
        return numbers;
    }

    /** Returns the number of a capture en passant that ends on a 0x88 square. */
    static long enPassant(int square) {
        return NUMBERS[EN_PASSANT + Square.file(square)];
    }

    /** Returns the number of the side to move: 0 for Black. */
    static long turn(int side) {
        return side == Side.WHITE ? NUMBERS[WHITE_TO_MOVE] : 0;
    }

    private static long[] load() {
        InputStream resource = Objects.requireNonNull(Random64.class.getResourceAsStream("random64.txt"));
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(resource, StandardCharsets.US_ASCII))) {
            return reader.lines()
                    .mapToLong(line -> Long.parseUnsignedLong(line, 16))
                    .toArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
