package parachute.games.iade;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * A board of any number of pieces of any kind. Squares are those of the 0x88 board, sets of squares are
 * masks; White's pawns move up it, towards row 1 of the protocol.
 */
final class IadeBoard {
    private static final int[] BACK_ROW = {
        Piece.ROOK, Piece.KNIGHT, Piece.BISHOP, Piece.QUEEN, Piece.KING, Piece.BISHOP, Piece.KNIGHT, Piece.ROOK
    };

    /** By square; null on empty ones. */
    private final @Nullable Man[] men;

    /** The squares of all pieces of a side and kind; at the index of a side, those of all its pieces. */
    private final long[] sets;

    /** Creates an empty board. */
    IadeBoard() {
        men = new Man[Square.COUNT];
        sets = new long[Piece.COUNT];
    }

    private IadeBoard(IadeBoard original) {
        men = original.men.clone();
        sets = original.sets.clone();
    }

    /** Returns the board that a new game starts with. */
    static IadeBoard start() {
        IadeBoard board = new IadeBoard();
        for (int file = 0; file < 8; file++) {
            int kind = BACK_ROW[file];
            int index = file > 4 ? 2 : 1;
            board.put(Square.of(file, 7), Man.fresh(Side.BLACK, kind, index));
            board.put(Square.of(file, 6), Man.fresh(Side.BLACK, Piece.PAWN, file + 1));
            board.put(Square.of(file, 1), Man.fresh(Side.WHITE, Piece.PAWN, file + 1));
            board.put(Square.of(file, 0), Man.fresh(Side.WHITE, kind, index));
        }
        return board;
    }

    /** Returns an independent copy. */
    IadeBoard copy() {
        return new IadeBoard(this);
    }

    /** Returns the piece on a square. */
    Optional<Man> at(int square) {
        return Optional.ofNullable(men[square]);
    }

    /** Puts a piece on a square, replacing any piece there. */
    void put(int square, Man man) {
        remove(square);
        men[square] = man;
        long bit = Square.bit(square);
        sets[man.piece()] |= bit;
        sets[Piece.of(man.side(), 0)] |= bit;
    }

    /** Removes and returns the piece on a square, if any. */
    Optional<Man> remove(int square) {
        Optional<Man> gone = at(square);
        if (gone.isPresent()) {
            Man man = gone.get();
            men[square] = null;
            long bit = Square.bit(square);
            sets[man.piece()] &= ~bit;
            sets[Piece.of(man.side(), 0)] &= ~bit;
        }
        return gone;
    }

    /** Returns the squares of a side's pieces of one kind. */
    long pieces(int side, int kind) {
        return sets[Piece.of(side, kind)];
    }

    /** Returns the squares of all pieces of a side. */
    long pieces(int side) {
        return sets[Piece.of(side, 0)];
    }

    /** Returns the squares of all pieces. */
    long occupied() {
        return pieces(Side.WHITE) | pieces(Side.BLACK);
    }

    /** Returns whether a square of the board is empty. */
    boolean isEmpty(int square) {
        return men[square] == null;
    }

    /** Returns whether an ordinary move could capture any king of a side; special operations do not give check. */
    boolean isInCheck(int side) {
        for (long kings = pieces(side, Piece.KING); kings != 0; kings &= kings - 1) {
            if (isAttacked(Square.first(kings), Side.opposite(side))) {
                return true;
            }
        }
        return false;
    }

    private boolean isAttacked(int square, int by) {
        long queens = pieces(by, Piece.QUEEN);
        long occupied = occupied();
        return (Attacks.pawn(Side.opposite(by), square) & pieces(by, Piece.PAWN)) != 0
                || (Attacks.knight(square) & pieces(by, Piece.KNIGHT)) != 0
                || (Attacks.king(square) & pieces(by, Piece.KING)) != 0
                || (Attacks.rook(square, occupied) & (pieces(by, Piece.ROOK) | queens)) != 0
                || (Attacks.bishop(square, occupied) & (pieces(by, Piece.BISHOP) | queens)) != 0;
    }

    /** Returns the index of a side's next queen: one more than the greatest on the board, up to the maximum. */
    int nextQueenIndex(int side) {
        Set<Integer> taken =
                menOn(pieces(side, Piece.QUEEN)).stream().map(Man::index).collect(Collectors.toSet());
        int greatest = taken.stream().max(Comparator.naturalOrder()).orElse(0);
        if (greatest < Man.MAX_INDEX) {
            return greatest + 1;
        }
        int free = 1;
        while (taken.contains(free)) {
            free++;
        }
        return free;
    }

    /** Returns the places of the pieces that meet a condition. */
    List<String> places(Predicate<Man> condition) {
        List<String> places = new ArrayList<>();
        for (long rest = occupied(); rest != 0; rest &= rest - 1) {
            int square = Square.first(rest);
            if (at(square).filter(condition).isPresent()) {
                places.add(Places.name(square));
            }
        }
        return places;
    }

    /** Returns the pieces on a set of squares, from A8 on. */
    List<Man> menOn(long squares) {
        List<Man> found = new ArrayList<>();
        for (long rest = squares & occupied(); rest != 0; rest &= rest - 1) {
            found.add(Objects.requireNonNull(men[Square.first(rest)]));
        }
        return found;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof IadeBoard board && Arrays.equals(men, board.men);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(men);
    }

    @Override
    public String toString() {
        return String.join("\n", BoardText.rows(this));
    }
}
