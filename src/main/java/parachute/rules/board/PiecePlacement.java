package parachute.rules.board;

/**
 * Which pieces stand where: the board, the hands and the promoted marks of a {@link Position}, with the hash key. Squares
 * are 0x88 squares, sets of squares are masks as {@link Square} describes them, pieces and kinds are ints of
 * {@link Piece}, and sides are ints of {@link Side}; arguments out of range are not checked.
 *
 * <p>Only {@code put} and {@code remove} change board and sets of squares, and the key with them. It is a superclass
 * rather than a field of the position because the search reads it in its innermost loops.
 */
public abstract sealed class PiecePlacement permits Position {
    private final Variant variant;
    private final int[] board = new int[Square.COUNT];
    private final long[] pieces = new long[Piece.COUNT];
    private final long[] sides = new long[2];
    private final int[] hand = new int[Piece.COUNT];
    private final int[] handSize = new int[2];
    private long promoted;
    private long key;

    /** Creates an empty board with empty hands. */
    PiecePlacement(Variant variant) {
        this.variant = variant;
    }

    /** Creates a copy. */
    PiecePlacement(PiecePlacement other) {
        variant = other.variant;
        System.arraycopy(other.board, 0, board, 0, board.length);
        System.arraycopy(other.pieces, 0, pieces, 0, pieces.length);
        System.arraycopy(other.sides, 0, sides, 0, sides.length);
        System.arraycopy(other.hand, 0, hand, 0, hand.length);
        System.arraycopy(other.handSize, 0, handSize, 0, handSize.length);
        promoted = other.promoted;
        key = other.key;
    }

    /** Returns the variant of the rules. */
    public final Variant variant() {
        return variant;
    }

    /** Returns the piece on a square of the board; {@link Piece#NONE} if it is empty. */
    public final int pieceAt(int square) {
        return board[square];
    }

    /** Returns the set of the squares on which a piece (side and kind) stands. */
    public final long pieces(int piece) {
        return pieces[piece];
    }

    /** Returns the set of the squares of a side's pieces of one kind. */
    public final long pieces(int side, int kind) {
        return pieces[side << 3 | kind];
    }

    /** Returns the set of the squares of both sides' pieces of one kind. */
    public final long piecesOfKind(int kind) {
        return pieces[kind] | pieces[Side.BLACK << 3 | kind];
    }

    /** Returns the set of the squares of all pieces of a side. */
    public final long occupiedBy(int side) {
        return sides[side];
    }

    /** Returns the set of the squares of all pieces. */
    public final long occupied() {
        return sides[Side.WHITE] | sides[Side.BLACK];
    }

    /** Returns the set of the squares of promoted pieces, which are captured as pawns; always empty in chess. */
    public final long promoted() {
        return promoted;
    }

    /** Returns the number of pieces of one kind in the hand of one side, 0 to {@link PositionBuilder#MAX_IN_HAND}. */
    public final int hand(int piece) {
        return hand[piece];
    }

    /** Returns the number of all pieces in the hand of a side. */
    public final int handSize(int side) {
        return handSize[side];
    }

    /** Returns the square of a side's king, of which there is always one. */
    public final int kingSquare(int side) {
        return Square.first(pieces[side << 3 | Piece.KING]);
    }

    /** Returns whether a side has nothing but its king on the board. */
    public final boolean hasBareKing(int side) {
        return sides[side] == pieces[side << 3 | Piece.KING];
    }

    /**
     * Returns the Zobrist key of everything that distinguishes positions under the rules of repetition, side to move
     * included.
     */
    public final long key() {
        return key;
    }

    /** Returns a hash key of the squares of both sides' pawns. */
    public final long pawnKey() {
        long mixed = pieces[Piece.PAWN] * 0x9E3779B97F4A7C15L + pieces[Piece.of(Side.BLACK, Piece.PAWN)];
        mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
        return mixed ^ mixed >>> 32;
    }

    /** Returns whether a legal move captures a piece, en passant included. */
    public final boolean isCapture(int move) {
        return Move.isStep(move) && (board[Move.to(move)] != Piece.NONE || isEnPassant(move));
    }

    /** Returns whether a legal move is a capture or a promotion. */
    public final boolean isTactical(int move) {
        return isCapture(move) || Move.promotionKind(move) != 0;
    }

    /** Returns whether a legal move is a capture en passant: a pawn moves to an empty square of another file. */
    public final boolean isEnPassant(int move) {
        return Piece.kind(board[Move.from(move)]) == Piece.PAWN
                && board[Move.to(move)] == Piece.NONE
                && (Move.to(move) - Move.from(move) & 0xf) != 0;
    }

    // ---- changes, for Position --------------------------------------------------------------------------------------

    /** Puts a piece on an empty square. */
    final void put(int piece, int square) {
        long bit = Square.bit(square);
        board[square] = piece;
        pieces[piece] |= bit;
        sides[piece >> 3] |= bit;
        key ^= Zobrist.PIECE[piece][square];
    }

    /** Removes the piece on a square and returns it. */
    final int remove(int square) {
        int piece = board[square];
        long bit = Square.bit(square);
        board[square] = Piece.NONE;
        pieces[piece] ^= bit;
        sides[piece >> 3] ^= bit;
        key ^= Zobrist.PIECE[piece][square];
        return piece;
    }

    /** Moves a king and its rook at once, since in Chess960 one may end where the other starts. */
    final void moveBoth(int kingFrom, int kingTo, int rookFrom, int rookTo) {
        int king = remove(kingFrom);
        int rook = remove(rookFrom);
        put(king, kingTo);
        put(rook, rookTo);
    }

    /** Adds a number of pieces, negative to remove them, to the hand of their side. */
    final void addToHand(int piece, int change) {
        key ^= Zobrist.HAND[piece][hand[piece]];
        hand[piece] += change;
        handSize[piece >> 3] += change;
        key ^= Zobrist.HAND[piece][hand[piece]];
    }

    /** Removes the piece on a square; with drops it goes to the other side's hand, as a pawn if it is promoted. */
    final void capture(int square) {
        int victim = remove(square);
        if (variant.hasDrops()) {
            int kind = Piece.kind(victim);
            if (Square.contains(promoted, square)) {
                kind = Piece.PAWN;
                togglePromoted(square);
            }
            addToHand(Piece.of(Side.opposite(Piece.side(victim)), kind), 1);
        }
    }

    /**
     * Moves the promoted mark with its piece, or creates one for a promotion, in variants that mark promoted pieces.
     */
    final void moveMark(int from, int to, boolean promotes) {
        if (!variant.hasPromotedMarks()) {
            return;
        }
        if (Square.contains(promoted, from)) {
            togglePromoted(from);
            togglePromoted(to);
        } else if (promotes) {
            togglePromoted(to);
        }
    }

    /** Marks the piece on a square as promoted, or as no longer promoted. */
    final void togglePromoted(int square) {
        promoted ^= Square.bit(square);
        key ^= Zobrist.PROMOTED[square];
    }

    /** Toggles a part of the key that does not stand for a piece. */
    final void toggleKey(long part) {
        key ^= part;
    }

    /** Restores what cannot be derived when a move is taken back: the key, and the set of the promoted pieces. */
    final void restore(long earlierKey, long earlierPromoted) {
        key = earlierKey;
        promoted = earlierPromoted;
    }
}
