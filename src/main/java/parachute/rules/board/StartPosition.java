package parachute.rules.board;

/**
 * The 960 start positions of Chess960 by their numbers (Scharnagl, "Fischer-Random-Schach", 2004): bishops on squares of
 * both colours, the king between the rooks, Black's pieces opposite White's. Number 518 is that of chess.
 */
public final class StartPosition {
    /** The number of start positions, numbered from 0. */
    public static final int COUNT = 960;

    /** The number of the start position of chess. */
    public static final int STANDARD = 518;

    /** The number of files, and of those that bishops and queen leave free for the two knights. */
    private static final int FILES = 8, KNIGHT_PLACES = 5;

    private StartPosition() {}

    /**
     * Returns a start position with all castling rights and White to move.
     *
     * @param number 0 to 959
     * @throws IllegalArgumentException if the number is out of range
     */
    public static Position of(Variant variant, int number) {
        if (number < 0 || number >= COUNT) {
            throw new IllegalArgumentException("start positions have numbers from 0 to 959, not " + number);
        }
        int[] backRank = backRank(number);
        PositionBuilder builder = new PositionBuilder(variant);
        for (int file = 0; file < FILES; file++) {
            builder.piece(Square.of(file, 0), Piece.of(Side.WHITE, backRank[file]));
            builder.piece(Square.of(file, 1), Piece.of(Side.WHITE, Piece.PAWN));
            builder.piece(Square.of(file, 6), Piece.of(Side.BLACK, Piece.PAWN));
            builder.piece(Square.of(file, 7), Piece.of(Side.BLACK, backRank[file]));
            if (backRank[file] == Piece.ROOK) {
                builder.addCastlingRooks(Square.fileSet(file) & Square.BACK_RANKS);
            }
        }
        return builder.build();
    }

    /** Returns the kinds of the pieces on a back rank, by file. */
    private static int[] backRank(int number) {
        int[] kinds = new int[FILES];
        int rest = number;
        kinds[2 * (rest % 4) + 1] = Piece.BISHOP;
        rest /= 4;
        kinds[2 * (rest % 4)] = Piece.BISHOP;
        rest /= 4;
        kinds[freeFile(kinds, rest % 6)] = Piece.QUEEN;
        placeKnights(kinds, rest / 6);
        for (int kind : new int[] {Piece.ROOK, Piece.KING, Piece.ROOK}) {
            kinds[freeFile(kinds, 0)] = kind;
        }
        return kinds;
    }

    /** Places the knights by the number of their pair of places: 0 and 1, 0 and 2, ..., 3 and 4. */
    private static void placeKnights(int[] kinds, int pair) {
        int first = 0;
        int rest = pair;
        while (rest >= KNIGHT_PLACES - 1 - first) {
            rest -= KNIGHT_PLACES - 1 - first;
            first++;
        }
        int second = freeFile(kinds, first + 1 + rest);
        kinds[freeFile(kinds, first)] = Piece.KNIGHT;
        kinds[second] = Piece.KNIGHT;
    }

    /** Returns the file of a place, counted from 0 among the files still free. */
    private static int freeFile(int[] kinds, int place) {
        int file = -1;
        for (int i = 0; i <= place; i++) {
            do {
                file++;
            } while (kinds[file] != 0);
        }
        return file;
    }
}
