package parachute.rules.board;

/**
 * Collects the parts of a position in any order, then checks that it is legal. Squares are 0x88 squares on the board,
 * pieces are ints of {@link Piece}.
 */
public final class PositionBuilder {
    /** The largest number of pieces of one kind in a hand; a larger count would not fit the hash tables. */
    public static final int MAX_IN_HAND = 127;

    private final Variant variant;
    private final int[] board = new int[Square.COUNT];
    private final boolean[] promoted = new boolean[Square.COUNT];
    private final int[] hand = new int[Piece.COUNT];
    private int sideToMove = Side.WHITE;
    private int homeRights;
    private long castlingRooks;
    private int enPassantSquare = Square.NONE;
    private int halfmoveClock;
    private int fullmoveNumber = 1;

    /** Creates an empty board with White to move. */
    public PositionBuilder(Variant variant) {
        this.variant = variant;
    }

    /** Copies all parts of a position except the moves that led to it. */
    public PositionBuilder(Position position) {
        this(position.variant());
        for (int i = 0; i < 64; i++) {
            int square = Square.fromIndex(i);
            board[square] = position.pieceAt(square);
            promoted[square] = Square.contains(position.promoted(), square);
        }
        for (int piece = 0; piece < Piece.COUNT; piece++) {
            hand[piece] = position.hand(piece);
        }
        sideToMove = position.sideToMove();
        castlingRooks = position.castlingSquares().rooks(position.castlingRights());
        enPassantSquare = position.enPassantSquare();
        halfmoveClock = position.halfmoveClock();
        fullmoveNumber = position.fullmoveNumber();
    }

    /** Puts a piece on a square, or empties it with {@link Piece#NONE}, and removes any promoted mark there. */
    public PositionBuilder piece(int square, int piece) {
        board[square] = piece;
        promoted[square] = false;
        return this;
    }

    /** Returns the piece on a square so far; {@link Piece#NONE} if it is empty. */
    public int pieceAt(int square) {
        return board[square];
    }

    /** Marks the piece on a square as a promoted pawn; has no effect in variants without promoted marks. */
    public PositionBuilder promoted(int square) {
        promoted[square] = variant.hasPromotedMarks();
        return this;
    }

    /** Adds a piece to the hand of its side; {@link #build} checks whether it is allowed. */
    public PositionBuilder addToHand(int piece) {
        hand[piece]++;
        return this;
    }

    /** Sets the side to move, {@link Side#WHITE} or {@link Side#BLACK}. */
    public PositionBuilder sideToMove(int side) {
        sideToMove = side;
        return this;
    }

    /**
     * Sets the mask of {@link CastlingRights} to castle as in chess, and removes every other right; {@link #build}
     * removes those without king and rook on their home squares.
     */
    public PositionBuilder castlingRights(int rights) {
        homeRights = rights;
        castlingRooks = 0;
        return this;
    }

    /**
     * Adds the right to castle with the rook on each of a set of squares, as in Chess960. {@link #build} removes a
     * right if the square does not hold a rook of the side whose back rank this is, or if the king stands on another
     * rank. Of two rooks on one side of the king the last one, counted from the a-file, gets the right.
     */
    public PositionBuilder addCastlingRooks(long squares) {
        castlingRooks |= squares;
        return this;
    }

    /**
     * Sets the 0x88 square that the last move skipped if it was a double step, else {@link Square#NONE}; {@link #build}
     * ignores a square that no pawn can have skipped.
     */
    public PositionBuilder enPassantSquare(int square) {
        enPassantSquare = square;
        return this;
    }

    /** Sets the plies since the last capture, pawn move or pawn drop, at least 0. */
    public PositionBuilder halfmoveClock(int plies) {
        halfmoveClock = plies;
        return this;
    }

    /** Sets the number of the next move, from 1. */
    public PositionBuilder fullmoveNumber(int number) {
        fullmoveNumber = number;
        return this;
    }

    /**
     * Returns the position.
     *
     * @throws IllegalPositionException if a side has not exactly one king, a pawn stands on a back rank, a hand is too
     *     full or not allowed in this variant, or the side that is not to move is in check
     */
    public Position build() {
        Position position = new Position(variant);
        for (int i = 0; i < 64; i++) {
            int square = Square.fromIndex(i);
            if (Piece.kind(board[square]) == Piece.PAWN && (i < 8 || i >= 56)) {
                throw new IllegalPositionException("a pawn stands on " + Square.name(square));
            }
            if (board[square] != Piece.NONE) {
                position.put(board[square], square);
                if (promoted[square]) {
                    position.togglePromoted(square);
                }
            }
        }
        checkKing(position, Side.WHITE);
        checkKing(position, Side.BLACK);
        for (int piece = 0; piece < Piece.COUNT; piece++) {
            if (hand[piece] > 0) {
                checkHand(piece);
                position.addToHand(piece, hand[piece]);
            }
        }
        setState(position);
        int waiting = Side.opposite(sideToMove);
        if (position.isAttacked(position.kingSquare(waiting), sideToMove)) {
            throw new IllegalPositionException(Side.name(sideToMove) + " is to move and could capture the king on "
                    + Square.name(position.kingSquare(waiting)));
        }
        return position;
    }

    private static void checkKing(Position position, int side) {
        long kings = position.pieces(Piece.of(side, Piece.KING));
        if (kings == 0) {
            throw new IllegalPositionException(Side.name(side) + " has no king");
        }
        if ((kings & kings - 1) != 0) {
            throw new IllegalPositionException(
                    Side.name(side) + " has " + Long.bitCount(kings) + " kings, on " + Square.names(kings));
        }
    }

    private void checkHand(int piece) {
        if (!variant.hasDrops()) {
            throw new IllegalPositionException(variant.uciName() + " has no pieces in hand");
        }
        if (Piece.kind(piece) == Piece.KING) {
            throw new IllegalPositionException("a king is in hand");
        }
        if (hand[piece] > MAX_IN_HAND - 64) { // room for what a game can still add
            throw new IllegalPositionException(
                    hand[piece] + " pieces " + Piece.letter(piece) + " in hand are too many");
        }
    }

    private void setState(Position position) {
        int rights = CastlingRights.NONE;
        int[] rooks = new int[CastlingSquares.COUNT];
        for (int castling = 0; castling < rooks.length; castling++) {
            int side = castling >> 1;
            rooks[castling] = CastlingSquares.homeRook(castling);
            if ((homeRights >> castling & 1) != 0
                    && position.kingSquare(side) == CastlingSquares.homeKing(castling)
                    && mayCastle(rooks[castling], side)) {
                rights |= 1 << castling;
            }
        }
        for (long rest = castlingRooks; rest != 0; rest &= rest - 1) {
            int rook = Square.first(rest);
            int side = Square.rank(rook) == 0 ? Side.WHITE : Side.BLACK;
            int king = position.kingSquare(side);
            if (Square.relativeRank(side, rook) == 0
                    && Square.rank(king) == Square.rank(rook)
                    && mayCastle(rook, side)) {
                int castling = side << 1 | (rook > king ? 0 : 1);
                rooks[castling] = rook;
                rights |= 1 << castling;
            }
        }
        int[] kings = {position.kingSquare(Side.WHITE), position.kingSquare(Side.BLACK)};
        CastlingSquares squares = CastlingSquares.of(rights, kings, rooks);
        position.setState(sideToMove, squares, rights, possibleEnPassant(), halfmoveClock, fullmoveNumber);
    }

    /** Returns whether a rook stands on a square that never was a pawn. */
    private boolean mayCastle(int square, int side) {
        return board[square] == Piece.of(side, Piece.ROOK) && !promoted[square];
    }

    private int possibleEnPassant() {
        int square = enPassantSquare;
        int waiting = Side.opposite(sideToMove);
        if (square == Square.NONE || Square.relativeRank(waiting, square) != 2) {
            return Square.NONE;
        }
        int forward = waiting == Side.WHITE ? Square.UP : -Square.UP;
        boolean stepped = board[square] == Piece.NONE
                && board[square - forward] == Piece.NONE
                && board[square + forward] == Piece.of(waiting, Piece.PAWN);
        return stepped ? square : Square.NONE;
    }
}
