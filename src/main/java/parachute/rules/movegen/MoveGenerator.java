package parachute.rules.movegen;

import parachute.rules.board.Attacks;
import parachute.rules.board.CastlingRights;
import parachute.rules.board.CastlingSquares;
import parachute.rules.board.EnPassant;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * The legal moves and drops of one position, generated or tested one by one. {@link #prepare} finds checkers and pinned
 * pieces once; after that only legal moves are generated, so that no move has to be made and taken back to test it.
 *
 * <p>Each node has its own generator: {@link #prepare} is called first, and the position must not have changed since
 * when any other method is called.
 */
public final class MoveGenerator {
    private static final long RANK_3 = 0x0000000000FF0000L;
    private static final long RANK_6 = 0x0000FF0000000000L;
    private static final int[] PROMOTIONS = {Piece.QUEEN, Piece.KNIGHT, Piece.ROOK, Piece.BISHOP};
    private static final long EVERYWHERE = -1L;

    private final Position position;
    private int us;
    private int king;
    private long occupied;
    private long checkers;
    private long pinned;
    /**
     * Where a move other than the king's may end: anywhere, or when in check on the checker and between it and the
     * king.
     */
    private long evasions;

    /** Creates a generator for a position; after each change of the position {@link #prepare} has to be called. */
    public MoveGenerator(Position position) {
        this.position = position;
    }

    /** Finds checkers and pinned pieces in the current position. */
    public void prepare() {
        us = position.sideToMove();
        king = position.kingSquare(us);
        occupied = position.occupied();
        int theirs = Piece.of(us ^ 1, 0);
        checkers = Attacks.knight(king) & position.pieces(theirs | Piece.KNIGHT)
                | Attacks.pawn(us, king) & position.pieces(theirs | Piece.PAWN);
        pinned = 0;
        findSliders(theirs);
        if (checkers == 0) {
            evasions = EVERYWHERE;
        } else if ((checkers & checkers - 1) != 0) {
            evasions = 0; // double check: only the king can move
        } else {
            evasions = checkers | Attacks.between(king, Square.first(checkers));
        }
    }

    private void findSliders(int theirs) {
        long queens = position.pieces(theirs | Piece.QUEEN);
        long sliders = Attacks.bishopLines(king) & (position.pieces(theirs | Piece.BISHOP) | queens)
                | Attacks.rookLines(king) & (position.pieces(theirs | Piece.ROOK) | queens);
        while (sliders != 0) {
            int slider = Square.first(sliders);
            long blockers = Attacks.between(king, slider) & occupied;
            if (blockers == 0) {
                checkers |= Square.bit(slider);
            } else if ((blockers & blockers - 1) == 0) {
                pinned |= blockers & position.occupiedBy(us);
            }
            sliders &= sliders - 1;
        }
    }

    /** Returns whether the side to move is in check. */
    public boolean inCheck() {
        return checkers != 0;
    }

    /** Returns the set of the squares of the pieces that give check: none, one or two. */
    public long checkers() {
        return checkers;
    }

    /** Replaces the content of the list with all legal moves. */
    public void generate(MoveList list) {
        list.clear();
        generateOnBoard(list);
        generateDrops(list);
    }

    /**
     * Replaces the content of the list with the legal moves that give check, in the order of {@link #generate}.
     *
     * @param checks prepared for the position
     */
    public void generateChecks(MoveList list, CheckSquares checks) {
        list.clear();
        generateOnBoard(list);
        keepChecks(list, checks);
        addCheckingDrops(list);
    }

    private static void keepChecks(MoveList list, CheckSquares checks) {
        int kept = 0;
        for (int i = 0; i < list.size(); i++) {
            if (checks.givesCheck(list.get(i))) {
                list.set(kept++, list.get(i));
            }
        }
        list.truncate(kept);
    }

    private void generateOnBoard(MoveList list) {
        generatePieces(list, ~position.occupiedBy(us));
        generatePromotionsAndCaptures(list);
        generatePawnSteps(list);
        generateCastling(list);
    }

    /** Replaces the content of the list with the legal captures and promotions. */
    public void generateCaptures(MoveList list) {
        list.clear();
        generatePieces(list, position.occupiedBy(us ^ 1));
        generatePromotionsAndCaptures(list);
    }

    /**
     * Replaces the content of the list with the legal moves that are neither captures nor promotions, drops included.
     */
    public void generateQuiets(MoveList list) {
        list.clear();
        generateQuietsOnBoard(list);
        generateDrops(list);
    }

    /**
     * Replaces the content of the list with those moves of {@link #generateQuiets} that give check, in its order.
     *
     * @param checks prepared for the position
     */
    public void generateQuietChecks(MoveList list, CheckSquares checks) {
        list.clear();
        generateQuietsOnBoard(list);
        keepChecks(list, checks);
        addCheckingDrops(list);
    }

    private void generateQuietsOnBoard(MoveList list) {
        generatePieces(list, ~occupied);
        generatePawnSteps(list);
        generateCastling(list);
    }

    /** Replaces the content of the list with the legal drops that give check. */
    public void generateCheckingDrops(MoveList list) {
        list.clear();
        addCheckingDrops(list);
    }

    private void addCheckingDrops(MoveList list) {
        int hands = us << 3;
        int target = position.kingSquare(us ^ 1);
        long empty = ~occupied & evasions;
        long diagonal = Attacks.bishop(target, occupied);
        long straight = Attacks.rook(target, occupied);
        drop(list, Piece.PAWN, hands, empty & Attacks.pawn(us ^ 1, target) & ~Square.BACK_RANKS);
        drop(list, Piece.KNIGHT, hands, empty & Attacks.knight(target));
        drop(list, Piece.BISHOP, hands, empty & diagonal);
        drop(list, Piece.ROOK, hands, empty & straight);
        drop(list, Piece.QUEEN, hands, empty & (diagonal | straight));
    }

    // ---- pieces ---------------------------------------------------------------------------------------------------

    private void generatePieces(MoveList list, long targets) {
        generateKing(list, targets);
        long reach = targets & evasions;
        if (reach == 0) {
            return;
        }
        long knights = position.pieces(us, Piece.KNIGHT) & ~pinned; // a pinned knight never moves
        while (knights != 0) {
            int from = Square.first(knights);
            add(list, from, Attacks.knight(from) & reach);
            knights &= knights - 1;
        }
        long queens = position.pieces(us, Piece.QUEEN);
        long diagonal = position.pieces(us, Piece.BISHOP) | queens;
        while (diagonal != 0) {
            int from = Square.first(diagonal);
            add(list, from, Attacks.bishop(from, occupied) & reach & pinLine(from));
            diagonal &= diagonal - 1;
        }
        long straight = position.pieces(us, Piece.ROOK) | queens;
        while (straight != 0) {
            int from = Square.first(straight);
            add(list, from, Attacks.rook(from, occupied) & reach & pinLine(from));
            straight &= straight - 1;
        }
    }

    private void generateKing(MoveList list, long targets) {
        long steps = Attacks.king(king) & targets;
        while (steps != 0) {
            int to = Square.first(steps);
            if (mayStep(to)) {
                list.add(Move.of(king, to));
            }
            steps &= steps - 1;
        }
    }

    private void generateCastling(MoveList list) {
        if (position.castlingRights() != CastlingRights.NONE) {
            addCastling(list, 2 * us);
            addCastling(list, 2 * us + 1);
        }
    }

    private void addCastling(MoveList list, int castling) {
        if (mayCastle(castling)) {
            list.add(Move.castling(king, CastlingSquares.kingTo(castling)));
        }
    }

    private static void add(MoveList list, int from, long targets) {
        int[] moves = list.array();
        int size = list.size();
        int base = Move.of(from, 0);
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            moves[size++] = base | Square.first(rest);
        }
        list.setSize(size);
    }

    // ---- pawns ----------------------------------------------------------------------------------------------------

    private void generatePawnSteps(MoveList list) {
        boolean white = us == Side.WHITE;
        long pawns = position.pieces(us, Piece.PAWN);
        long empty = ~occupied;
        long single = (white ? pawns << 8 : pawns >>> 8) & empty;
        long twice = (white ? (single & RANK_3) << 8 : (single & RANK_6) >>> 8) & empty;
        int forward = forward();
        addPawnSteps(list, single & evasions & ~Square.BACK_RANKS, forward);
        addPawnSteps(list, twice & evasions, 2 * forward);
    }

    private void addPawnSteps(MoveList list, long targets, int step) {
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = Square.first(rest);
            int from = to - step;
            if (keepsPin(from, to)) {
                list.add(Move.of(from, to));
            }
        }
    }

    private void generatePromotionsAndCaptures(MoveList list) {
        long pawns = position.pieces(us, Piece.PAWN);
        long ahead = us == Side.WHITE ? pawns << 8 : pawns >>> 8;
        long promoting = ahead & ~occupied & Square.BACK_RANKS & evasions;
        int forward = forward();
        for (; promoting != 0; promoting &= promoting - 1) {
            int to = Square.first(promoting);
            addPawnMove(list, to - forward, to);
        }
        long victims = position.occupiedBy(us ^ 1) & evasions;
        long capturers = pawns & Attacks.pawns(us ^ 1, victims);
        for (; capturers != 0; capturers &= capturers - 1) {
            int from = Square.first(capturers);
            long captures = Attacks.pawn(us, from) & victims;
            for (; captures != 0; captures &= captures - 1) {
                addPawnMove(list, from, Square.first(captures));
            }
        }
        generateEnPassant(list, pawns);
    }

    private void addPawnMove(MoveList list, int from, int to) {
        if (!keepsPin(from, to)) {
            return;
        }
        if (Square.contains(Square.BACK_RANKS, to)) {
            for (int kind : PROMOTIONS) {
                list.add(Move.promotion(from, to, kind));
            }
        } else {
            list.add(Move.of(from, to));
        }
    }

    private void generateEnPassant(MoveList list, long pawns) {
        int to = position.enPassantSquare();
        if (to == Square.NONE) {
            return;
        }
        long capturers = Attacks.pawn(us ^ 1, to) & pawns;
        for (; capturers != 0; capturers &= capturers - 1) {
            int from = Square.first(capturers);
            if (EnPassant.isLegal(position, from)) {
                list.add(Move.of(from, to));
            }
        }
    }

    // ---- drops ----------------------------------------------------------------------------------------------------

    /** Generates drops: on empty squares, when in check only between checker and king, pawns not on the back ranks. */
    private void generateDrops(MoveList list) {
        if (position.handSize(us) == 0) {
            return;
        }
        int hands = us << 3;
        long empty = ~occupied & evasions;
        drop(list, Piece.PAWN, hands, empty & ~Square.BACK_RANKS);
        for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
            drop(list, kind, hands, empty);
        }
    }

    private void drop(MoveList list, int kind, int hands, long targets) {
        if (position.hand(hands | kind) > 0) {
            add(list, Move.from(Move.drop(kind, 0)), targets);
        }
    }

    // ---- what is legal --------------------------------------------------------------------------------------------

    /** Returns the step of the side's pawns to the next rank. */
    private int forward() {
        return us == Side.WHITE ? Square.UP : -Square.UP;
    }

    /**
     * Returns whether a piece other than the king stays on its pin line, if it is pinned, when it moves between two
     * squares.
     */
    private boolean keepsPin(int from, int to) {
        return !Square.contains(pinned, from) || Attacks.aligned(king, from, to);
    }

    /**
     * Returns the squares that a piece may go to without leaving its king in check: a pinned piece stays on its line.
     */
    private long pinLine(int from) {
        if (!Square.contains(pinned, from)) {
            return EVERYWHERE;
        }
        int step = Attacks.step(king, from);
        long line = 0;
        for (int square = king + step; Square.isOnBoard(square); square += step) {
            line |= Square.bit(square);
        }
        return line;
    }

    /** Returns whether the king may step to a square, which is next to it and not occupied by its own side. */
    private boolean mayStep(int to) {
        // Without the king, which would block lines through its own square.
        return !Attacks.isAttacked(position, to, us ^ 1, occupied ^ Square.bit(king));
    }

    /** Returns whether a castling of the side to move, by its number in {@link CastlingSquares}, is legal. */
    private boolean mayCastle(int castling) {
        if ((position.castlingRights() >> castling & 1) == 0 || checkers != 0) {
            return false;
        }
        CastlingSquares squares = position.castlingSquares();
        if ((squares.crossed(castling) & occupied) != 0) {
            return false;
        }
        // Without the rook, which in Chess960 may shield the king's destination from an attack.
        long after = occupied ^ Square.bit(squares.rook(castling));
        for (long path = squares.kingPath(castling); path != 0; path &= path - 1) {
            if (Attacks.isAttacked(position, Square.first(path), us ^ 1, after)) {
                return false;
            }
        }
        return true;
    }

    // ---- single moves ---------------------------------------------------------------------------------------------

    /**
     * Returns whether a move from another source (a transposition entry) is legal.
     *
     * @param move any int from 0 to below {@link Move#LIMIT}, even one that does not encode a move
     */
    public boolean isLegal(int move) {
        int to = Move.to(move);
        if (Move.isDrop(move)) {
            int kind = Move.dropKind(move);
            return move == Move.drop(kind, to) && isLegalDrop(kind, to);
        }
        if (Move.isCastling(move)) {
            return isLegalCastling(move, CastlingSquares.castling(to));
        }
        if (move == Move.NONE || Square.contains(position.occupiedBy(us), to)) {
            return false;
        }
        int from = Move.from(move);
        int piece = Square.isOnBoard(from) ? position.pieceAt(from) : Piece.NONE;
        if (piece == Piece.NONE || Piece.side(piece) != us) {
            return false;
        }
        return switch (Piece.kind(piece)) {
            case Piece.PAWN -> isLegalPawnMove(move, from, to);
            case Piece.KING -> Move.promotionKind(move) == 0 && Square.contains(Attacks.king(king), to) && mayStep(to);
            default ->
                Move.promotionKind(move) == 0
                        && Square.contains(
                                Attacks.of(Piece.kind(piece), from, occupied) & evasions & pinLine(from), to);
        };
    }

    private boolean isLegalDrop(int kind, int to) {
        return kind >= Piece.PAWN
                && kind <= Piece.QUEEN
                && position.hand(us << 3 | kind) > 0
                && Square.contains(~occupied & evasions, to)
                && (kind != Piece.PAWN || !Square.contains(Square.BACK_RANKS, to));
    }

    private boolean isLegalCastling(int move, int castling) {
        return castling >> 1 == us
                && move == Move.castling(king, CastlingSquares.kingTo(castling))
                && mayCastle(castling);
    }

    private boolean isLegalPawnMove(int move, int from, int to) {
        int promotion = Move.promotionKind(move);
        boolean last = Square.contains(Square.BACK_RANKS, to);
        boolean kindFits = last ? promotion >= Piece.KNIGHT && promotion <= Piece.QUEEN : promotion == 0;
        if (!kindFits) {
            return false;
        }
        if (Square.contains(Attacks.pawn(us, from), to)) {
            if (to == position.enPassantSquare()) {
                return EnPassant.isLegal(position, from);
            }
            return Square.contains(position.occupiedBy(us ^ 1) & evasions & pinLine(from), to);
        }
        int forward = forward();
        boolean single = to == from + forward;
        boolean twice = to == from + 2 * forward
                && Square.relativeRank(us, from) == 1
                && position.pieceAt(from + forward) == Piece.NONE;
        return (single || twice) && Square.contains(~occupied & evasions & pinLine(from), to);
    }
}
