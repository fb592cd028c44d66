package parachute.rules.board;

/**
 * A game in progress on a mutable 0x88 board: pieces, hands, promoted marks, castling rights, en passant, clocks, the
 * hash key, and the moves since the first position. Owned by one thread; {@link #copy} for another. Squares are 0x88
 * squares, sets of squares are masks as {@link Square} describes them, pieces and kinds are ints of {@link Piece},
 * sides are ints of {@link Side}, and moves are ints of {@link Move}.
 *
 * <p>Only {@code put} and {@code remove} change board and sets of squares, and the key with them.
 */
public final class Position {
    private final Variant variant;
    private final int[] board = new int[Square.COUNT];
    private final long[] pieces = new long[Piece.COUNT];
    private final long[] sides = new long[2];
    private final int[] hand = new int[Piece.COUNT];
    private final int[] handSize = new int[2];
    private long promoted;
    private int sideToMove;
    private int castlingRights;
    private int enPassantSquare = Square.NONE;
    private int halfmoveClock;
    private int firstFullmoveNumber = 1;
    private int firstSideToMove;
    private long key;

    private final History history;

    /** An empty board; {@link PositionBuilder} fills it. */
    Position(Variant variant) {
        this.variant = variant;
        history = new History();
    }

    private Position(Position other) {
        variant = other.variant;
        System.arraycopy(other.board, 0, board, 0, board.length);
        System.arraycopy(other.pieces, 0, pieces, 0, pieces.length);
        System.arraycopy(other.sides, 0, sides, 0, sides.length);
        System.arraycopy(other.hand, 0, hand, 0, hand.length);
        System.arraycopy(other.handSize, 0, handSize, 0, handSize.length);
        promoted = other.promoted;
        sideToMove = other.sideToMove;
        castlingRights = other.castlingRights;
        enPassantSquare = other.enPassantSquare;
        halfmoveClock = other.halfmoveClock;
        firstFullmoveNumber = other.firstFullmoveNumber;
        firstSideToMove = other.firstSideToMove;
        key = other.key;
        history = new History(other.history);
    }

    /** The start position of a variant. */
    public static Position start(Variant variant) {
        PositionBuilder builder = new PositionBuilder(variant).castlingRights(CastlingRights.ALL);
        int[] backRank = {
            Piece.ROOK, Piece.KNIGHT, Piece.BISHOP, Piece.QUEEN, Piece.KING, Piece.BISHOP, Piece.KNIGHT, Piece.ROOK
        };
        for (int file = 0; file < 8; file++) {
            builder.piece(Square.of(file, 0), Piece.of(Side.WHITE, backRank[file]));
            builder.piece(Square.of(file, 1), Piece.of(Side.WHITE, Piece.PAWN));
            builder.piece(Square.of(file, 6), Piece.of(Side.BLACK, Piece.PAWN));
            builder.piece(Square.of(file, 7), Piece.of(Side.BLACK, backRank[file]));
        }
        return builder.build();
    }

    /** A copy with its whole history, for another thread. */
    public Position copy() {
        return new Position(this);
    }

    // ---- what the position is -------------------------------------------------------------------------------------

    /** The variant of the rules. */
    public Variant variant() {
        return variant;
    }

    /** The piece on a square of the board; {@link Piece#NONE} if it is empty. */
    public int pieceAt(int square) {
        return board[square];
    }

    /** The set of the squares on which a piece (side and kind) stands. */
    public long pieces(int piece) {
        return pieces[piece];
    }

    /** The set of the squares of a side's pieces of one kind. */
    public long pieces(int side, int kind) {
        return pieces[side << 3 | kind];
    }

    /** The set of the squares of all pieces of a side. */
    public long occupiedBy(int side) {
        return sides[side];
    }

    /** The set of the squares of all pieces. */
    public long occupied() {
        return sides[Side.WHITE] | sides[Side.BLACK];
    }

    /** The set of the squares of promoted pieces, which are captured as pawns; always empty in chess. */
    public long promoted() {
        return promoted;
    }

    /** The number of pieces of one kind in the hand of one side, 0 to {@link PositionBuilder#MAX_IN_HAND}. */
    public int hand(int piece) {
        return hand[piece];
    }

    /** The number of all pieces in the hand of a side. */
    public int handSize(int side) {
        return handSize[side];
    }

    /** The square of a side's king, of which there is always one. */
    public int kingSquare(int side) {
        return Square.first(pieces[side << 3 | Piece.KING]);
    }

    /** The side to move, {@link Side#WHITE} or {@link Side#BLACK}. */
    public int sideToMove() {
        return sideToMove;
    }

    /** Castling rights, a mask of {@link CastlingRights}. */
    public int castlingRights() {
        return castlingRights;
    }

    /**
     * The square that the last move, a double step, skipped, whether or not a capture is possible there;
     * {@link Square#NONE} after any other move.
     */
    public int enPassantSquare() {
        return enPassantSquare;
    }

    /** Plies since the last capture, pawn move or drop of a pawn. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** The number of the next move, from 1, as in FEN. */
    public int fullmoveNumber() {
        return firstFullmoveNumber + (history.size() + firstSideToMove) / 2;
    }

    /** The number of moves made since the position was set up, in plies. */
    public int ply() {
        return history.size();
    }

    /** The last move made; {@link Move#NONE} if there is none or it was a null move. */
    public int lastMove() {
        return history.size() == 0 ? Move.NONE : history.move(history.size() - 1);
    }

    /** The move made {@code index} plies after the position was set up, 0 for the first, below {@link #ply}. */
    public int moveAt(int index) {
        return history.move(index);
    }

    /** Zobrist key of all that makes two positions the same by the rules of repetition, with the side to move. */
    public long key() {
        return key;
    }

    /** A hash key of the squares of both sides' pawns. */
    public long pawnKey() {
        long mixed = pieces[Piece.PAWN] * 0x9E3779B97F4A7C15L + pieces[Piece.of(Side.BLACK, Piece.PAWN)];
        mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
        return mixed ^ mixed >>> 32;
    }

    /** Whether {@code side} attacks {@code square}. */
    public boolean isAttacked(int square, int side) {
        return Attacks.isAttacked(this, square, side, occupied());
    }

    /** Whether the side to move is in check. */
    public boolean inCheck() {
        return isAttacked(kingSquare(sideToMove), sideToMove ^ 1);
    }

    /** Whether a legal move captures a piece, en passant included. */
    public boolean isCapture(int move) {
        return !Move.isDrop(move) && (board[Move.to(move)] != Piece.NONE || isEnPassant(move));
    }

    /** Whether a legal move is a capture or a promotion. */
    public boolean isTactical(int move) {
        return isCapture(move) || Move.promotionKind(move) != 0;
    }

    /** Whether a legal move is a capture en passant: a pawn moves to an empty square of another file. */
    public boolean isEnPassant(int move) {
        return Piece.kind(board[Move.from(move)]) == Piece.PAWN
                && board[Move.to(move)] == Piece.NONE
                && (Move.to(move) - Move.from(move) & 0xf) != 0;
    }

    /** Whether a legal move is castling: a king moves two files. */
    public boolean isCastling(int move) {
        return Piece.kind(board[Move.from(move)]) == Piece.KING && Math.abs(Move.to(move) - Move.from(move)) == 2;
    }

    /** The piece that a legal move moves or drops. */
    public int movedPiece(int move) {
        return Move.isDrop(move) ? sideToMove << 3 | Move.dropKind(move) : board[Move.from(move)];
    }

    /** The square of the pawn that is captured en passant; defined only if there is an {@link #enPassantSquare}. */
    public int enPassantVictim() {
        return enPassantSquare + backward();
    }

    /**
     * Whether the capture en passant by the pawn on {@code from}, which attacks the square, leaves no king in check.
     */
    public boolean isEnPassantLegal(int from) {
        long victim = Square.bit(enPassantVictim());
        long after = occupied() ^ Square.bit(from) ^ victim | Square.bit(enPassantSquare);
        long attackers = Attacks.attackers(this, kingSquare(sideToMove), sideToMove ^ 1, after);
        return (attackers & ~victim) == 0;
    }

    /** Whether a capture en passant is legal. */
    public boolean canTakeEnPassant() {
        if (enPassantSquare == Square.NONE) {
            return false;
        }
        long capturers = Attacks.pawn(sideToMove ^ 1, enPassantSquare) & pieces[sideToMove << 3 | Piece.PAWN];
        while (capturers != 0) {
            if (isEnPassantLegal(Square.first(capturers))) {
                return true;
            }
            capturers &= capturers - 1;
        }
        return false;
    }

    /**
     * How often the current position occurred before, 0 if never. In crazyhouse captures and drops, of pawns as well,
     * can lead back to an earlier position, so the whole game is compared, not only the moves since the halfmove clock
     * began.
     */
    public int repetitions() {
        return history.count(key, firstRepeatable());
    }

    /**
     * Whether a search should score this position as a draw by repetition: it occurred before within the last
     * {@code searchPly} plies, so that the line can be repeated, or at least twice in the whole game.
     */
    public boolean isRepeated(int searchPly) {
        return history.isRepeated(key, firstRepeatable(), history.size() - searchPly);
    }

    private int firstRepeatable() {
        return variant.hasDrops() ? 0 : Math.max(0, history.size() - halfmoveClock);
    }

    // ---- moves ----------------------------------------------------------------------------------------------------

    /** Makes a legal move; legality is not checked. */
    public void make(int move) {
        save(move);
        clearEnPassant();
        halfmoveClock++;
        if (Move.isDrop(move)) {
            makeDrop(move);
        } else {
            makeBoardMove(Move.from(move), Move.to(move), Move.promotionKind(move));
        }
        sideToMove ^= 1;
        key ^= Zobrist.BLACK_TO_MOVE;
        if (enPassantSquare != Square.NONE) {
            key ^= enPassantKey();
        }
    }

    private void makeDrop(int move) {
        int piece = sideToMove << 3 | Move.dropKind(move);
        if (Piece.kind(piece) == Piece.PAWN) {
            halfmoveClock = 0;
        }
        addToHand(piece, -1);
        put(piece, Move.to(move));
    }

    private void makeBoardMove(int from, int to, int promotion) {
        int piece = board[from];
        int victimSquare = to;
        if (Piece.kind(piece) == Piece.PAWN) {
            halfmoveClock = 0;
            if ((to - from & 0x1f) == 0) { // two ranks
                enPassantSquare = from + to >> 1;
            } else if ((to - from & 0xf) != 0 && board[to] == Piece.NONE) {
                victimSquare = to + backward();
            }
        } else if (Piece.kind(piece) == Piece.KING && Math.abs(to - from) == 2) {
            int rookFrom = to > from ? to + 1 : to - 2;
            put(remove(rookFrom), from + to >> 1);
        }
        int victim = board[victimSquare];
        if (victim != Piece.NONE) {
            capture(victim, victimSquare);
        }
        remove(from);
        put(promotion == 0 ? piece : sideToMove << 3 | promotion, to);
        moveMark(from, to, promotion != 0);
        int rights = castlingRights & CastlingRights.KEPT[from] & CastlingRights.KEPT[to];
        key ^= Zobrist.CASTLING[castlingRights] ^ Zobrist.CASTLING[rights];
        castlingRights = rights;
    }

    private void capture(int victim, int square) {
        history.setCaptured(victim);
        halfmoveClock = 0;
        remove(square);
        if (variant.hasDrops()) {
            int kind = Piece.kind(victim);
            if (Square.contains(promoted, square)) {
                kind = Piece.PAWN;
                promoted ^= Square.bit(square);
                key ^= Zobrist.PROMOTED[square];
            }
            addToHand(sideToMove << 3 | kind, 1);
        }
    }

    /** The promoted mark moves with its piece; a promotion creates one. */
    private void moveMark(int from, int to, boolean promotes) {
        if (!variant.hasDrops()) {
            return;
        }
        if (Square.contains(promoted, from)) {
            promoted ^= Square.bit(from) | Square.bit(to);
            key ^= Zobrist.PROMOTED[from] ^ Zobrist.PROMOTED[to];
        } else if (promotes) {
            promoted |= Square.bit(to);
            key ^= Zobrist.PROMOTED[to];
        }
    }

    /** Takes the last move back, of which there must be one; a null move by {@link #unmakeNull}. */
    public void unmake() {
        sideToMove ^= 1;
        int move = lastMove();
        int to = Move.to(move);
        if (Move.isDrop(move)) {
            addToHand(remove(to), 1);
        } else {
            unmakeBoardMove(Move.from(move), to, Move.promotionKind(move));
        }
        restore();
    }

    private void unmakeBoardMove(int from, int to, int promotion) {
        int piece = remove(to);
        put(promotion == 0 ? piece : sideToMove << 3 | Piece.PAWN, from);
        if (Piece.kind(piece) == Piece.KING && Math.abs(to - from) == 2) {
            int rookFrom = to > from ? to + 1 : to - 2;
            put(remove(from + to >> 1), rookFrom);
        }
        int last = history.size() - 1;
        int victim = history.captured(last);
        if (victim != Piece.NONE) {
            boolean enPassant = Piece.kind(piece) == Piece.PAWN && to == history.enPassantSquare(last);
            int square = enPassant ? to + backward() : to;
            put(victim, square);
            if (variant.hasDrops()) {
                boolean wasPromoted = Square.contains(history.promotedMarks(last), square);
                addToHand(sideToMove << 3 | (wasPromoted ? Piece.PAWN : Piece.kind(victim)), -1);
            }
        }
    }

    /** Makes a null move: the other side is to move. Not allowed in check. Taken back by {@link #unmakeNull}. */
    public void makeNull() {
        save(Move.NONE);
        clearEnPassant();
        halfmoveClock++;
        sideToMove ^= 1;
        key ^= Zobrist.BLACK_TO_MOVE;
    }

    /** Takes a null move back. */
    public void unmakeNull() {
        sideToMove ^= 1;
        restore();
    }

    /** Step from a square to the one behind it, for a pawn of the side to move. */
    private int backward() {
        return sideToMove == Side.WHITE ? -Square.UP : Square.UP;
    }

    private void clearEnPassant() {
        if (enPassantSquare != Square.NONE) {
            key ^= enPassantKey();
            enPassantSquare = Square.NONE;
        }
    }

    /** The en passant part of the key: two positions differ by it only if a capture is legal. */
    private long enPassantKey() {
        return canTakeEnPassant() ? Zobrist.EN_PASSANT_FILE[Square.file(enPassantSquare)] : 0;
    }

    // ---- the only methods that change board, sets, hands and key ----------------------------------------------------

    private void put(int piece, int square) {
        long bit = Square.bit(square);
        board[square] = piece;
        pieces[piece] |= bit;
        sides[piece >> 3] |= bit;
        key ^= Zobrist.PIECE[piece][square];
    }

    private int remove(int square) {
        int piece = board[square];
        long bit = Square.bit(square);
        board[square] = Piece.NONE;
        pieces[piece] ^= bit;
        sides[piece >> 3] ^= bit;
        key ^= Zobrist.PIECE[piece][square];
        return piece;
    }

    private void addToHand(int piece, int change) {
        key ^= Zobrist.HAND[piece][hand[piece]];
        hand[piece] += change;
        handSize[piece >> 3] += change;
        key ^= Zobrist.HAND[piece][hand[piece]];
    }

    // ---- history --------------------------------------------------------------------------------------------------

    private void save(int move) {
        history.push(move, castlingRights, enPassantSquare, halfmoveClock, key, promoted);
    }

    private void restore() {
        history.pop();
        int index = history.size();
        castlingRights = history.castlingRights(index);
        enPassantSquare = history.enPassantSquare(index);
        halfmoveClock = history.halfmoveClock(index);
        key = history.key(index);
        promoted = history.promotedMarks(index);
    }

    // ---- set-up, for PositionBuilder --------------------------------------------------------------------------------

    void setUp(int square, int piece, boolean isPromoted) {
        if (piece != Piece.NONE) {
            put(piece, square);
            if (isPromoted) {
                promoted |= Square.bit(square);
                key ^= Zobrist.PROMOTED[square];
            }
        }
    }

    void setUpHand(int piece, int count) {
        addToHand(piece, count);
    }

    void setUpState(int side, int rights, int enPassant, int halfmoves, int fullmove) {
        sideToMove = side;
        firstSideToMove = side;
        castlingRights = rights;
        enPassantSquare = enPassant;
        halfmoveClock = halfmoves;
        firstFullmoveNumber = fullmove;
        key ^= Zobrist.CASTLING[rights];
        if (side == Side.BLACK) {
            key ^= Zobrist.BLACK_TO_MOVE;
        }
        if (enPassant != Square.NONE) {
            key ^= enPassantKey();
        }
    }
}
