package parachute.games.uttt;

/** Static evaluation: won boards, and lines that are still open to one side, on the small boards and on the big one. */
final class UtttEvaluation {
    /** Value of a line without marks of the opponent, by the player's marks in it; in hundredths of a board. */
    private static final int[] SMALL_LINE = {0, 4, 18};

    /**
     * Value of a line of the big board without boards won by the opponent, by the player's boards in it; in hundredths
     * of a board.
     */
    private static final int[] BIG_LINE = {0, 40, 170};

    private static final int WON_BOARD = 100;

    /**
     * By position: the number of lines through it: four through the centre, three through corners, two through sides.
     */
    private static final int[] LINES_THROUGH = {3, 2, 3, 2, 4, 2, 3, 2, 3};

    /** Percent of a board's value that each line through it adds. */
    private static final int PERCENT_PER_LINE = 34;

    /** Bonus for the player to move if it may choose among all boards. */
    private static final int FREE_CHOICE = 25;

    /** Value for x of an undecided board, by its two sets of cells. */
    private static final short[] SMALL_BOARD = new short[1 << 2 * UtttBoard.CELLS];

    static {
        for (int x = 0; x < 1 << UtttBoard.CELLS; x++) {
            for (int zero = 0; zero < 1 << UtttBoard.CELLS; zero++) {
                SMALL_BOARD[index(x, zero)] = (short) lines(x, zero, 0, SMALL_LINE);
            }
        }
    }

    private UtttEvaluation() {}

    /** Returns the value of a state to x; a small board is about 100. */
    static int forX(UtttState state) {
        UtttBoard big = state.getUBoard();
        int value = lines(big.x(), big.zero(), big.drawn(), BIG_LINE) * 100;
        for (GridPosition position : GridPosition.ALL) {
            value += LINES_THROUGH[position.index()] * PERCENT_PER_LINE * forX(big, position, state);
        }
        value /= 100;
        boolean choice = state.getPrevious().filter(big::isFree).isEmpty();
        int initiative = choice ? FREE_CHOICE : 0;
        return state.getNextPlayer() == Mark.X ? value + initiative : value - initiative;
    }

    private static int forX(UtttBoard big, GridPosition position, UtttState state) {
        return switch (big.getPos(position)) {
            case X -> WON_BOARD;
            case ZERO -> -WON_BOARD;
            case DRAWN -> 0;
            case EMPTY -> {
                UtttBoard board = state.getBoard(position);
                yield SMALL_BOARD[index(board.x(), board.zero())];
            }
        };
    }

    private static int index(int x, int zero) {
        return x << UtttBoard.CELLS | zero;
    }

    private static int lines(int x, int zero, int drawn, int[] values) {
        int sum = 0;
        for (int line : UtttBoard.LINES) {
            if ((line & drawn) == 0) {
                int marksOfX = Integer.bitCount(x & line);
                int marksOfZero = Integer.bitCount(zero & line);
                if (marksOfZero == 0 && marksOfX < values.length) {
                    sum += values[marksOfX];
                } else if (marksOfX == 0 && marksOfZero < values.length) {
                    sum -= values[marksOfZero];
                }
            }
        }
        return sum;
    }
}
