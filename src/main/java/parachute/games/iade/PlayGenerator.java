package parachute.games.iade;

import java.util.ArrayList;
import java.util.List;
import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/** Generates the pseudo-legal plays of one position: they may leave a king in check. */
final class PlayGenerator {
    private static final int[] STRAIGHT = {Square.RIGHT, Square.UP, -Square.RIGHT, -Square.UP};
    private static final int[] ALL_DIRECTIONS = {1, 15, 16, 17, -1, -15, -16, -17};

    /** Squares that a knight's special operation crosses in one direction. */
    private static final int KNIGHT_LEAP = 4;

    private final IadeBoard board;
    private final int side;
    private final int enPassant;
    private final long own;
    private final long enemies;
    private final long occupied;
    private final int forward;
    private final List<Play> plays = new ArrayList<>();

    /** Creates a generator for {@code side} to move, with the square that a pawn has just skipped, if any. */
    PlayGenerator(IadeBoard board, int side, int enPassant) {
        this.board = board;
        this.side = side;
        this.enPassant = enPassant;
        own = board.pieces(side);
        enemies = board.pieces(Side.opposite(side));
        occupied = own | enemies;
        forward = forward(side);
    }

    /** Returns the step of a side's pawns. */
    static int forward(int side) {
        return side == Side.WHITE ? Square.UP : -Square.UP;
    }

    /** Returns the plays, always in the same order. */
    List<Play> plays() {
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int from = Square.first(rest);
            Man man = board.at(from).orElseThrow();
            if (man.kind() == Piece.PAWN) {
                pawn(from, man);
            } else {
                moves(from, Attacks.of(man.kind(), from, occupied) & ~own);
            }
            switch (man.kind()) {
                case Piece.ROOK -> doubleCaptures(from, man);
                case Piece.KNIGHT -> leaps(from);
                case Piece.BISHOP -> sweep(from, man);
                case Piece.QUEEN -> swaps(from);
                case Piece.KING -> castling(from, man);
                default -> {}
            }
        }
        return plays;
    }

    private void moves(int from, long targets) {
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            plays.add(Play.move(from, Square.first(rest)));
        }
    }

    private void pawn(int from, Man man) {
        long targets = enemies;
        if (enPassant != Square.NONE) {
            targets |= Square.bit(enPassant);
        }
        moves(from, Attacks.pawn(side, from) & targets);
        int step = from + forward;
        if (isFree(step)) {
            plays.add(Play.move(from, step));
            if (!man.moved() && isFree(step + forward)) {
                plays.add(Play.move(from, step + forward));
            }
        }
        if (!man.specialUsed() && isFree(from - forward)) {
            plays.add(Play.special(from, from - forward));
        }
    }

    private boolean isFree(int square) {
        return Square.isOnBoard(square) && board.isEmpty(square);
    }

    /** Adds a rook's captures of two enemies in a line: the first next to the rook, the second anywhere behind it. */
    private void doubleCaptures(int from, Man rook) {
        if (rook.specialUsed()) {
            return;
        }
        for (int step : STRAIGHT) {
            int first = from + step;
            if (isEnemy(first)) {
                int second = first + step;
                while (isFree(second)) {
                    second += step;
                }
                if (isEnemy(second)) {
                    plays.add(Play.special(from, second));
                }
            }
        }
    }

    private boolean isEnemy(int square) {
        return Square.isOnBoard(square) && Square.contains(enemies, square);
    }

    private void leaps(int from) {
        if ((Attacks.king(from) & occupied) != 0) {
            return;
        }
        for (int step : ALL_DIRECTIONS) {
            int to = from + KNIGHT_LEAP * step;
            if (isFree(to) || isEnemy(to)) {
                plays.add(Play.special(from, to));
            }
        }
    }

    /** Returns the squares whose pawns a bishop captures without moving. */
    static long swept(int bishop) {
        return Attacks.king(bishop);
    }

    private void sweep(int from, Man bishop) {
        if (!bishop.specialUsed()) {
            plays.add(Play.special(from, from));
        }
    }

    private void swaps(int from) {
        long kings = board.pieces(side, Piece.KING);
        if (kings == 0 || board.isInCheck(side)) {
            return;
        }
        for (long rest = kings; rest != 0; rest &= rest - 1) {
            plays.add(Play.special(from, Square.first(rest)));
        }
    }

    private void castling(int from, Man king) {
        if (king.moved() || Square.file(from) != RuleDecisions.CASTLING_FILE) {
            return;
        }
        for (int step : new int[] {Square.RIGHT, -Square.RIGHT}) {
            int to = from + 2 * step;
            if (castlingRook(board, from, to) != Square.NONE) {
                plays.add(Play.move(from, to));
            }
        }
    }

    /**
     * Returns the square of the rook with which a king castles.
     *
     * @param to two columns from {@code from}
     * @return {@link Square#NONE} if there is no unmoved rook, or a piece between
     */
    static int castlingRook(IadeBoard board, int from, int to) {
        int step = Attacks.step(from, to);
        int rook = to + step;
        if (!board.isEmpty(from + step) || !board.isEmpty(to)) {
            return Square.NONE;
        }
        while (Square.isOnBoard(rook) && board.isEmpty(rook)) {
            rook += step;
        }
        boolean found = Square.isOnBoard(rook)
                && board.at(rook)
                        .filter(man -> isCastlingRook(board, from, man))
                        .isPresent();
        return found ? rook : Square.NONE;
    }

    private static boolean isCastlingRook(IadeBoard board, int king, Man man) {
        return man.kind() == Piece.ROOK
                && !man.moved()
                && board.at(king).filter(other -> other.side() == man.side()).isPresent();
    }
}
