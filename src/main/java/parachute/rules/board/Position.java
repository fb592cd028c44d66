package parachute.rules.board;

/**
 * A game in progress on a mutable 0x88 board: the contents of {@link PiecePlacement}, the side to move, castling
 * rights, en passant, clocks, and the moves since the first position. Owned by one thread; {@link #copy} it for
 * another. Squares are 0x88 squares, sets of squares are masks as described in {@link Square}, pieces and kinds are
 * ints of {@link Piece}, sides are ints of {@link Side}, and moves are ints of {@link Move}.
 */
public final class Position extends PiecePlacement {
    private int sideToMove;
    private CastlingSquares castlingSquares = CastlingSquares.STANDARD;
    private int castlingRights;
    private int enPassantSquare = Square.NONE;
    private int halfmoveClock;
    private int firstFullmoveNumber = 1;
    private int firstSideToMove;

    private final History history;

    /** Creates an empty board; {@link PositionBuilder} fills it. */
    Position(Variant variant) {
        super(variant);
        history = new History();
    }

    private Position(Position other) {
        super(other);
        sideToMove = other.sideToMove;
        castlingSquares = other.castlingSquares;
        castlingRights = other.castlingRights;
        enPassantSquare = other.enPassantSquare;
        halfmoveClock = other.halfmoveClock;
        firstFullmoveNumber = other.firstFullmoveNumber;
        firstSideToMove = other.firstSideToMove;
        history = new History(other.history);
    }

    /** Returns the start position of a variant. */
    public static Position start(Variant variant) {
        return StartPosition.of(variant, StartPosition.STANDARD);
    }

    /** Returns a copy with its whole history, for another thread. */
    public Position copy() {
        return new Position(this);
    }

    // ---- what the position is -------------------------------------------------------------------------------------

    /** Returns the side to move, {@link Side#WHITE} or {@link Side#BLACK}. */
    public int sideToMove() {
        return sideToMove;
    }

    /** Returns the castling rights, a mask of {@link CastlingRights}. */
    public int castlingRights() {
        return castlingRights;
    }

    /** Returns the squares that kings and rooks castle from and to in this game. */
    public CastlingSquares castlingSquares() {
        return castlingSquares;
    }

    /**
     * Returns the square that the last move skipped if it was a double step, whether or not a capture is possible
     * there; {@link Square#NONE} after any other move.
     */
    public int enPassantSquare() {
        return enPassantSquare;
    }

    /** Returns the plies since the last capture, pawn move or pawn drop. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** Returns the number of the next move, from 1, as in FEN. */
    public int fullmoveNumber() {
        return firstFullmoveNumber + (history.size() + firstSideToMove) / 2;
    }

    /** Returns the number of moves made since the position was set up, in plies. */
    public int ply() {
        return history.size();
    }

    /** Returns the last move made; {@link Move#NONE} if there is none or it was a null move. */
    public int lastMove() {
        return history.size() == 0 ? Move.NONE : history.move(history.size() - 1);
    }

    /** Returns the move made {@code index} plies after the position was set up, 0 for the first, below {@link #ply}. */
    public int moveAt(int index) {
        return history.move(index);
    }

    /** Returns whether {@code side} attacks {@code square}. */
    public boolean isAttacked(int square, int side) {
        return Attacks.isAttacked(this, square, side, occupied());
    }

    /** Returns whether the side to move is in check. */
    public boolean inCheck() {
        return isAttacked(kingSquare(sideToMove), sideToMove ^ 1);
    }

    /** Returns the piece that a legal move moves or drops. */
    public int movedPiece(int move) {
        return Move.isDrop(move) ? sideToMove << 3 | Move.dropKind(move) : pieceAt(Move.from(move));
    }

    /**
     * Returns how often the current position occurred before, 0 if never. In crazyhouse captures and drops, even of
     * pawns, can lead back to an earlier position, so the whole game is compared and not only the moves since the
     * halfmove clock was reset.
     */
    public int repetitions() {
        return history.count(key(), firstRepeatable());
    }

    /**
     * Returns whether a search should score this position as a draw by repetition: it occurred before within the last
     * {@code searchPly} plies, so that the line can be repeated, or at least twice in the whole game.
     */
    public boolean isRepeated(int searchPly) {
        return history.isRepeated(key(), firstRepeatable(), history.size() - searchPly);
    }

    private int firstRepeatable() {
        return variant().hasDrops() ? 0 : Math.max(0, history.size() - halfmoveClock);
    }

    // ---- moves ----------------------------------------------------------------------------------------------------

    /** Makes a legal move; legality is not checked. */
    public void make(int move) {
        save(move);
        clearEnPassant();
        halfmoveClock++;
        if (Move.isDrop(move)) {
            makeDrop(move);
        } else if (Move.isCastling(move)) {
            makeCastling(Move.from(move), Move.to(move));
        } else {
            makeBoardMove(Move.from(move), Move.to(move), Move.promotionKind(move));
        }
        sideToMove ^= 1;
        toggleKey(Zobrist.BLACK_TO_MOVE);
        if (enPassantSquare != Square.NONE) {
            toggleKey(enPassantKey());
        }
    }

    /** Makes a move of a game: a legal move, or the null move {@link Move#NONE}. {@link #takeBack} undoes it. */
    public void play(int move) {
        if (move == Move.NONE) {
            makeNull();
        } else {
            make(move);
        }
    }

    /** Takes back the last move of a game; there must be one. */
    public void takeBack() {
        if (lastMove() == Move.NONE) {
            unmakeNull();
        } else {
            unmake();
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

    private void makeCastling(int from, int to) {
        int castling = CastlingSquares.castling(to);
        moveBoth(from, to, castlingSquares.rook(castling), CastlingSquares.rookTo(castling));
        setCastlingRights(castlingRights & castlingSquares.kept(from));
    }

    private void makeBoardMove(int from, int to, int promotion) {
        int piece = pieceAt(from);
        int victimSquare = to;
        if (Piece.kind(piece) == Piece.PAWN) {
            halfmoveClock = 0;
            if ((to - from & 0x1f) == 0) { // two ranks
                enPassantSquare = from + to >> 1;
            } else if ((to - from & 0xf) != 0 && pieceAt(to) == Piece.NONE) {
                victimSquare = to + backward();
            }
        }
        int victim = pieceAt(victimSquare);
        if (victim != Piece.NONE) {
            history.setCaptured(victim);
            halfmoveClock = 0;
            capture(victimSquare);
        }
        remove(from);
        put(promotion == 0 ? piece : sideToMove << 3 | promotion, to);
        moveMark(from, to, promotion != 0);
        int rights = castlingRights & castlingSquares.kept(from) & castlingSquares.kept(to);
        if (rights != castlingRights) {
            setCastlingRights(rights);
        }
    }

    private void setCastlingRights(int rights) {
        toggleKey(castlingSquares.key(castlingRights) ^ castlingSquares.key(rights));
        castlingRights = rights;
    }

    /** Takes back the last move; there must be one, and not a null move, which needs {@link #unmakeNull}. */
    public void unmake() {
        sideToMove ^= 1;
        int move = lastMove();
        int to = Move.to(move);
        if (Move.isDrop(move)) {
            addToHand(remove(to), 1);
        } else if (Move.isCastling(move)) {
            int castling = CastlingSquares.castling(to);
            moveBoth(to, Move.from(move), CastlingSquares.rookTo(castling), castlingSquares.rook(castling));
        } else {
            unmakeBoardMove(Move.from(move), to, Move.promotionKind(move));
        }
        restore();
    }

    private void unmakeBoardMove(int from, int to, int promotion) {
        int piece = remove(to);
        put(promotion == 0 ? piece : sideToMove << 3 | Piece.PAWN, from);
        int last = history.size() - 1;
        int victim = history.captured(last);
        if (victim != Piece.NONE) {
            boolean enPassant = Piece.kind(piece) == Piece.PAWN && to == history.enPassantSquare(last);
            int square = enPassant ? to + backward() : to;
            put(victim, square);
            if (variant().hasDrops()) {
                boolean wasPromoted = Square.contains(history.promotedMarks(last), square);
                addToHand(sideToMove << 3 | (wasPromoted ? Piece.PAWN : Piece.kind(victim)), -1);
            }
        }
    }

    /** Makes a null move: passes the turn to the other side. Not allowed in check. {@link #unmakeNull} undoes it. */
    public void makeNull() {
        save(Move.NONE);
        clearEnPassant();
        halfmoveClock++;
        sideToMove ^= 1;
        toggleKey(Zobrist.BLACK_TO_MOVE);
    }

    /** Takes back a null move. */
    public void unmakeNull() {
        sideToMove ^= 1;
        restore();
    }

    /** Returns the step one rank back, as a pawn of the side to move sees it. */
    private int backward() {
        return sideToMove == Side.WHITE ? -Square.UP : Square.UP;
    }

    private void clearEnPassant() {
        if (enPassantSquare != Square.NONE) {
            toggleKey(enPassantKey());
            enPassantSquare = Square.NONE;
        }
    }

    /** Returns the en passant part of the key, which is 0 unless a capture is legal. */
    private long enPassantKey() {
        return EnPassant.isPossible(this) ? Zobrist.EN_PASSANT_FILE[Square.file(enPassantSquare)] : 0;
    }

    // ---- history --------------------------------------------------------------------------------------------------

    private void save(int move) {
        history.push(move, castlingRights, enPassantSquare, halfmoveClock, key(), promoted());
    }

    private void restore() {
        history.pop();
        int index = history.size();
        castlingRights = history.castlingRights(index);
        enPassantSquare = history.enPassantSquare(index);
        halfmoveClock = history.halfmoveClock(index);
        restore(history.key(index), history.promotedMarks(index));
    }

    // ---- set-up, for PositionBuilder --------------------------------------------------------------------------------

    void setState(int side, CastlingSquares squares, int rights, int enPassant, int halfmoves, int fullmove) {
        sideToMove = side;
        firstSideToMove = side;
        castlingSquares = squares;
        castlingRights = rights;
        toggleKey(squares.key(rights));
        enPassantSquare = enPassant;
        halfmoveClock = halfmoves;
        firstFullmoveNumber = fullmove;
        if (side == Side.BLACK) {
            toggleKey(Zobrist.BLACK_TO_MOVE);
        }
        if (enPassant != Square.NONE) {
            toggleKey(enPassantKey());
        }
    }
}
