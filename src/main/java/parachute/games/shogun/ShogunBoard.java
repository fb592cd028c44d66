package parachute.games.shogun;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Pieces on eight by eight squares, no two on the same one. Immutable. */
public final class ShogunBoard {
    private static final int SQUARES = ShogunSquare.SIZE * ShogunSquare.SIZE;
    private static final String SEPARATOR = "-".repeat(4 * ShogunSquare.SIZE);

    private static final ShogunBoard START = rows("P1 P3 P2 P3 K1 P3 P1 P2", "P4 P2 P4 K2 P4 P2 P3 P1");
    private static final ShogunBoard B_INIT = rows("P4 P3 P2 K2 P1 P4 P3 P2", "P4 P2 P3 P1 K1 P3 P1 P3");

    /** By index of the square; null on empty squares. */
    private final @Nullable ShogunPiece[] pieces;

    private final long white;
    private final long red;

    private ShogunBoard(@Nullable ShogunPiece[] pieces, long white, long red) {
        this.pieces = pieces;
        this.white = white;
        this.red = red;
    }

    /**
     * Returns a board with these pieces.
     *
     * @throws IllegalArgumentException if one is outside the board, or two are on the same square
     */
    public static ShogunBoard of(Collection<ShogunPiece> pieces) {
        ShogunBoard board = new ShogunBoard(new ShogunPiece[SQUARES], 0, 0);
        for (ShogunPiece piece : pieces) {
            board = board.with(piece);
        }
        return board;
    }

    /** Returns the board at the start of a game. */
    public static ShogunBoard start() {
        return START;
    }

    /** Returns another line-up, that of the examples. */
    public static ShogunBoard bInit() {
        return B_INIT;
    }

    private static ShogunBoard rows(String white, String red) {
        return of(Stream.concat(row(white, Colour.WHITE, 1), row(red, Colour.RED, ShogunSquare.SIZE))
                .toList());
    }

    private static Stream<ShogunPiece> row(String pieces, Colour colour, int y) {
        List<String> words = List.of(pieces.split(" "));
        return IntStream.range(0, words.size())
                .mapToObj(i -> colour.letter() + words.get(i) + "@" + new ShogunSquare(i + 1, y))
                .map(text -> ShogunPiece.parse(text).orElseThrow());
    }

    /** Returns all pieces. */
    public Set<ShogunPiece> pieces() {
        return pieces(white | red).collect(Collectors.toUnmodifiableSet());
    }

    /** Returns the pieces of one side, by rows. */
    Stream<ShogunPiece> pieces(Colour colour) {
        return pieces(squares(colour));
    }

    private Stream<ShogunPiece> pieces(long squares) {
        return IntStream.range(0, SQUARES)
                .filter(index -> (squares >>> index & 1) != 0)
                .mapToObj(this::at);
    }

    /** Returns the piece on a square, if any; the square may be outside the board. */
    public Optional<ShogunPiece> at(ShogunSquare pos) {
        return pos.isOnBoard() ? Optional.ofNullable(pieces[pos.index()]) : Optional.empty();
    }

    /** Returns whether exactly this piece stands on its square. */
    boolean holds(ShogunPiece piece) {
        return piece.pos().isOnBoard() && piece.equals(pieces[piece.pos().index()]);
    }

    /** Returns the piece on an occupied square, by the square's index. */
    ShogunPiece at(int index) {
        return Objects.requireNonNull(pieces[index]);
    }

    /** Returns the squares of one side's pieces, see {@link Reach}. */
    long squares(Colour colour) {
        return colour == Colour.WHITE ? white : red;
    }

    /** Returns the squares of all pieces, see {@link Reach}. */
    long occupied() {
        return white | red;
    }

    /**
     * Returns this board with one more piece.
     *
     * @throws IllegalArgumentException if the square does not exist or is occupied
     */
    public ShogunBoard with(ShogunPiece piece) {
        if (!piece.pos().isOnBoard()) {
            throw new IllegalArgumentException(piece + " stands outside the board");
        }
        if (at(piece.pos()).isPresent()) {
            throw new IllegalArgumentException("two pieces on " + piece.pos());
        }
        @Nullable ShogunPiece[] changed = pieces.clone();
        changed[piece.pos().index()] = piece;
        return changed(
                changed, piece.colour(), squares(piece.colour()) | piece.pos().bit());
    }

    /** Returns this board without a piece; unchanged if the piece is not there. */
    public ShogunBoard without(ShogunPiece piece) {
        if (!holds(piece)) {
            return this;
        }
        @Nullable ShogunPiece[] changed = pieces.clone();
        changed[piece.pos().index()] = null;
        return changed(
                changed, piece.colour(), squares(piece.colour()) & ~piece.pos().bit());
    }

    private ShogunBoard changed(@Nullable ShogunPiece[] changed, Colour colour, long squares) {
        return colour == Colour.WHITE
                ? new ShogunBoard(changed, squares, red)
                : new ShogunBoard(changed, white, squares);
    }

    /** Returns the board after a piece moved to a square, capturing the piece there, if any. */
    ShogunBoard after(ShogunPiece piece, ShogunSquare to) {
        @Nullable ShogunPiece[] changed = pieces.clone();
        changed[piece.pos().index()] = null;
        changed[to.index()] = piece.at(to);
        long own = squares(piece.colour()) & ~piece.pos().bit() | to.bit();
        long enemies = squares(piece.colour().other()) & ~to.bit();
        return piece.colour() == Colour.WHITE
                ? new ShogunBoard(changed, own, enemies)
                : new ShogunBoard(changed, enemies, own);
    }

    /**
     * Returns an empty line, then the rows from 8 down to 1 between separators: kind, colour and energy of every piece.
     */
    public String format() {
        StringBuilder drawing = new StringBuilder();
        for (int y = ShogunSquare.SIZE; y >= 1; y--) {
            drawing.append('\n').append(SEPARATOR).append('\n');
            for (int x = 1; x <= ShogunSquare.SIZE; x++) {
                drawing.append('|')
                        .append(at(new ShogunSquare(x, y))
                                .map(ShogunBoard::cell)
                                .orElse("   "));
            }
            drawing.append('|');
        }
        return drawing.append('\n').append(SEPARATOR).toString();
    }

    private static String cell(ShogunPiece piece) {
        return "" + piece.kind().letter() + piece.colour().letter() + piece.energy();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ShogunBoard board && pieces().equals(board.pieces());
    }

    @Override
    public int hashCode() {
        return pieces().hashCode();
    }

    /** Returns the pieces as {@link ShogunPiece#parse} reads them, separated by spaces. */
    @Override
    public String toString() {
        return pieces(white | red).map(ShogunPiece::toString).collect(Collectors.joining(" "));
    }
}
