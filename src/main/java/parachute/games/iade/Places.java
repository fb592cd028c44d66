package parachute.games.iade;

import parachute.rules.board.Square;

/** Positions as written in the protocol: column A to H, then row 1, at Black's edge, to 8. */
final class Places {
    private Places() {}

    /** Returns the square with a name such as {@code E2}; {@link Square#NONE} for any other text. */
    static int parse(String name) {
        if (name.length() != 2) {
            return Square.NONE;
        }
        int file = name.charAt(0) - 'A';
        int row = name.charAt(1) - '1';
        return file >= 0 && file < 8 && row >= 0 && row < 8 ? at(file, row) : Square.NONE;
    }

    /** Returns the name of a square. */
    static String name(int square) {
        return "" + (char) ('A' + Square.file(square)) + (char) ('8' - Square.rank(square));
    }

    /** Returns the square in a column and a row, both from 0; row 0 is the one that the protocol calls 1. */
    static int at(int file, int row) {
        return Square.of(file, 7 - row);
    }
}
