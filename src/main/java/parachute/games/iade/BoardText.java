package parachute.games.iade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Boards in the protocol: as input, rows of symbols separated by commas, and as drawings. */
final class BoardText {
    /** Number of rows, and of cells in a row. */
    static final int SIZE = 8;

    private static final String HEADER = "    A    B    C    D    E    F    G    H";
    private static final String GAP = "  ";
    private static final String EMPTY_CELL = "   ";

    private BoardText() {}

    /**
     * Reads a board of fresh pieces.
     *
     * @param rows up to eight, the first is row 1; cells and rows that are missing are empty
     * @return empty if a cell holds anything but a symbol, or a piece is outside the board
     */
    static Optional<IadeBoard> parse(List<String> rows) {
        IadeBoard board = new IadeBoard();
        for (int row = 0; row < rows.size(); row++) {
            String[] cells = rows.get(row).split(",", -1);
            for (int file = 0; file < cells.length; file++) {
                String symbol = cells[file].strip();
                if (symbol.isEmpty()) {
                    continue;
                }
                Optional<Man> man = Man.parse(symbol);
                if (man.isEmpty() || file >= SIZE || row >= SIZE) {
                    return Optional.empty();
                }
                board.put(Places.at(file, row), man.get());
            }
        }
        return Optional.of(board);
    }

    /** Returns the eight rows as {@link #parse} reads them. */
    static List<String> rows(IadeBoard board) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < SIZE; row++) {
            rows.add(String.join(",", symbols(board, row)));
        }
        return rows;
    }

    /**
     * Returns the board in nine lines, without the last line's end. Empty cells are spaces, but not after the last
     * piece of a row: an empty row is its number and a gap.
     */
    static String draw(IadeBoard board) {
        StringBuilder drawing = new StringBuilder(HEADER);
        for (int row = 0; row < SIZE; row++) {
            drawing.append('\n').append(row + 1).append(cells(symbols(board, row)));
        }
        return drawing.toString();
    }

    private static String cells(List<String> symbols) {
        int end = symbols.size();
        while (end > 0 && symbols.get(end - 1).isEmpty()) {
            end--;
        }
        return symbols.subList(0, end).stream()
                .map(symbol -> symbol.isEmpty() ? EMPTY_CELL : symbol)
                .collect(Collectors.joining(GAP, GAP, ""));
    }

    private static List<String> symbols(IadeBoard board, int row) {
        List<String> symbols = new ArrayList<>();
        for (int file = 0; file < SIZE; file++) {
            symbols.add(board.at(Places.at(file, row)).map(Man::symbol).orElse(""));
        }
        return symbols;
    }
}
