package parachute.games.uttt;

import java.util.List;

/**
 * An immutable board of nine cells: one of the nine small boards, or the big one, whose cells are the results of the
 * small ones.
 *
 * @param x set of the positions that hold {@link Mark#X}, as bits of {@link GridPosition#bit}
 * @param zero set of the positions that hold {@link Mark#ZERO}
 * @param drawn set of the positions that hold {@link Mark#DRAWN}
 */
public record UtttBoard(int x, int zero, int drawn) {
    /** Nine free cells. */
    public static final UtttBoard EMPTY = new UtttBoard(0, 0, 0);

    /** Number of cells. */
    public static final int CELLS = 9;

    /** The three rows, the three columns and the two diagonals. */
    static final List<Integer> LINES = List.of(0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124);

    /** Set of all nine positions. */
    private static final int FULL = (1 << CELLS) - 1;

    /** Whether a set of positions holds one of the {@link #LINES}. */
    private static final boolean[] HOLDS_LINE = new boolean[FULL + 1];

    static {
        for (int set = 0; set <= FULL; set++) {
            int cells = set;
            HOLDS_LINE[set] = LINES.stream().anyMatch(line -> (cells & line) == line);
        }
    }

    /** Checks that the sets are sets of the nine positions and share none. */
    public UtttBoard {
        if (((x | zero | drawn) & ~FULL) != 0 || (x & zero) != 0 || ((x | zero) & drawn) != 0) {
            throw new IllegalArgumentException("a cell holds one mark");
        }
    }

    /**
     * Reads nine characters in the order of the positions: {@code x}, {@code 0}, {@code .} and, on the big board,
     * {@code r}.
     *
     * @throws IllegalArgumentException if the text is anything else; the message quotes it
     */
    public static UtttBoard parse(String text) {
        if (!text.matches("[x0r.]{" + CELLS + "}")) {
            throw new IllegalArgumentException("a board is nine characters x, 0 or ., not \"" + text + "\"");
        }
        UtttBoard board = EMPTY;
        for (GridPosition position : GridPosition.ALL) {
            board = board.with(position, Mark.of(text.charAt(position.index())).orElseThrow());
        }
        return board;
    }

    /** Returns the mark at a position. */
    public Mark getPos(GridPosition position) {
        int bit = position.bit();
        if ((x & bit) != 0) {
            return Mark.X;
        }
        if ((zero & bit) != 0) {
            return Mark.ZERO;
        }
        return (drawn & bit) != 0 ? Mark.DRAWN : Mark.EMPTY;
    }

    /**
     * Returns the winner; {@link Mark#DRAWN} if the board is full and has none, {@link Mark#EMPTY} if it is not
     * decided.
     */
    public Mark getBoardResult() {
        if (HOLDS_LINE[x]) {
            return Mark.X;
        }
        if (HOLDS_LINE[zero]) {
            return Mark.ZERO;
        }
        return occupied() == FULL ? Mark.DRAWN : Mark.EMPTY;
    }

    /** Returns whether the board is won or full. */
    public boolean isDecided() {
        return HOLDS_LINE[x] || HOLDS_LINE[zero] || occupied() == FULL;
    }

    /** Returns the positions without a mark, in order. */
    public List<GridPosition> free() {
        return GridPosition.ALL.stream().filter(this::isFree).toList();
    }

    /** Returns whether a position holds no mark. */
    public boolean isFree(GridPosition position) {
        return (occupied() & position.bit()) == 0;
    }

    /** Returns the number of marks of a player. */
    public int count(Mark player) {
        return Integer.bitCount(cells(player));
    }

    /** Returns whether a player who marks a free position wins the board, or has already won it. */
    public boolean wins(Mark player, GridPosition position) {
        return HOLDS_LINE[cells(player) | position.bit()];
    }

    /** Returns whether a player has a free position that wins the board. */
    public boolean canWin(Mark player) {
        return GridPosition.ALL.stream().anyMatch(position -> isFree(position) && wins(player, position));
    }

    /** Returns this board with a mark, or with none, at a position. */
    public UtttBoard with(GridPosition position, Mark mark) {
        int bit = position.bit();
        return new UtttBoard(
                mark == Mark.X ? x | bit : x & ~bit,
                mark == Mark.ZERO ? zero | bit : zero & ~bit,
                mark == Mark.DRAWN ? drawn | bit : drawn & ~bit);
    }

    /** Returns the set of the positions that hold any mark. */
    int occupied() {
        return x | zero | drawn;
    }

    private int cells(Mark player) {
        return player == Mark.X ? x : zero;
    }

    /** Returns the nine characters that {@link #parse} reads. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(CELLS);
        GridPosition.ALL.forEach(position -> text.append(getPos(position).symbol()));
        return text.toString();
    }
}
