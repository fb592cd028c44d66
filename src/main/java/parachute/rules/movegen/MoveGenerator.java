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
 * Generates the legal moves and drops of one position. {@link #prepare} finds checkers and pinned pieces once; after
 * that only legal moves are generated, so that no move has to be made and taken back to test it.
 *
 * <p>Each node has a generator of its own: {@link #prepare} is called first, and everything else while the position is
 * the same as then.
 */
public final class MoveGenerator extends Legality {
    private static final long RANK_3 = 0x0000000000FF0000L;
    private static final long RANK_6 = 0x0000FF0000000000L;
    private static final int[] PROMOTIONS = {Piece.QUEEN, Piece.KNIGHT, Piece.ROOK, Piece.BISHOP};

    private final Position position;

    /** A generator for a position, which may change afterwards until the next {@link #prepare}. */
    public MoveGenerator(Position position) {
        super(position);
        this.position = position;
    }

    /** Replaces the content of the list by all legal moves. */
    public void generate(MoveList list) {
        list.clear();
        generatePieces(list, ~position.occupiedBy(us()));
        generatePromotionsAndCaptures(list);
        generatePawnSteps(list);
        generateCastling(list);
        generateDrops(list);
    }

    /** Replaces the content of the list by the legal captures and promotions. */
    public void generateCaptures(MoveList list) {
        list.clear();
        generatePieces(list, position.occupiedBy(us() ^ 1));
        generatePromotionsAndCaptures(list);
    }

    /** Replaces the content of the list by the legal moves that are neither captures nor promotions, drops included. */
    public void generateQuiets(MoveList list) {
        list.clear();
        generatePieces(list, ~occupied());
        generatePawnSteps(list);
        generateCastling(list);
        generateDrops(list);
    }

    /** Replaces the content of the list by the legal drops that give check. */
    public void generateCheckingDrops(MoveList list) {
        list.clear();
        int us = us();
        int hands = us << 3;
        long occupied = occupied();
        int target = position.kingSquare(us ^ 1);
        long empty = ~occupied & evasions();
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
        long reach = targets & evasions();
        if (reach == 0) {
            return;
        }
        int us = us();
        long occupied = occupied();
        long knights = position.pieces(us, Piece.KNIGHT) & ~pinned(); // a pinned knight never moves
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
        int king = king();
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
            addCastling(list, 2 * us());
            addCastling(list, 2 * us() + 1);
        }
    }

    private void addCastling(MoveList list, int castling) {
        if (mayCastle(castling)) {
            list.add(Move.castling(king(), CastlingSquares.kingTo(castling)));
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
        boolean white = us() == Side.WHITE;
        long pawns = position.pieces(us(), Piece.PAWN);
        long empty = ~occupied();
        long evasions = evasions();
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
        int us = us();
        long evasions = evasions();
        long pawns = position.pieces(us, Piece.PAWN);
        long ahead = us == Side.WHITE ? pawns << 8 : pawns >>> 8;
        long promoting = ahead & ~occupied() & Square.BACK_RANKS & evasions;
        int forward = forward();
        for (; promoting != 0; promoting &= promoting - 1) {
            int to = Square.first(promoting);
            addPawnMove(list, to - forward, to);
        }
        long victims = position.occupiedBy(us ^ 1) & evasions;
        for (long rest = pawns; rest != 0; rest &= rest - 1) {
            int from = Square.first(rest);
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
        long capturers = Attacks.pawn(us() ^ 1, to) & pawns;
        for (; capturers != 0; capturers &= capturers - 1) {
            int from = Square.first(capturers);
            if (EnPassant.isLegal(position, from)) {
                list.add(Move.of(from, to));
            }
        }
    }

    // ---- drops ----------------------------------------------------------------------------------------------------

    /** Drops go on empty squares, in check only between the checker and the king; pawns not on the back ranks. */
    private void generateDrops(MoveList list) {
        int us = us();
        if (position.handSize(us) == 0) {
            return;
        }
        int hands = us << 3;
        long empty = ~occupied() & evasions();
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
}
