package parachute.games.shogun;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Draws a board with its coordinates; pieces are written as {@link ShogunPiece#parse} reads them. */
final class ShogunDiagram {
    private static final String SEPARATOR = "   " + "-".repeat(4 * ShogunSquare.SIZE) + '\n';

    private ShogunDiagram() {}

    /** The rows from 8 down to 1, then the columns: lines without the end of the last; none of them is empty. */
    static String of(ShogunBoard board) {
        StringBuilder drawing = new StringBuilder(SEPARATOR);
        for (int y = ShogunSquare.SIZE; y >= 1; y--) {
            drawing.append(' ').append(y).append(' ').append(row(board, y)).append('\n');
            drawing.append(SEPARATOR);
        }
        return drawing.append(columns()).toString();
    }

    private static String row(ShogunBoard board, int y) {
        return IntStream.rangeClosed(1, ShogunSquare.SIZE)
                .mapToObj(x -> board.at(new ShogunSquare(x, y))
                        .map(ShogunPiece::symbol)
                        .orElse("   "))
                .collect(Collectors.joining("|", "|", "|"));
    }

    private static String columns() {
        return IntStream.rangeClosed(1, ShogunSquare.SIZE)
                .mapToObj(x -> "   " + x)
                .collect(Collectors.joining("", "  ", ""));
    }
}
