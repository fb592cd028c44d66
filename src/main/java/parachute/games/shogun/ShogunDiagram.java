package parachute.games.shogun;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Draws a board as {@link ShogunBoard#format} does, with coordinates on the right and below. */
final class ShogunDiagram {
    private ShogunDiagram() {}

    /** Returns an empty line, the rows from 8 down to 1, and the columns, without the last line end. */
    static String of(ShogunBoard board) {
        StringBuilder drawing = new StringBuilder();
        int y = ShogunSquare.SIZE;
        for (String line : board.format().split("\n")) {
            drawing.append(line).append(line.startsWith("|") ? " " + y-- : "").append('\n');
        }
        return drawing.append(columns()).toString();
    }

    private static String columns() {
        return IntStream.rangeClosed(1, ShogunSquare.SIZE)
                .mapToObj(x -> "  " + x)
                .collect(Collectors.joining(" "));
    }
}
