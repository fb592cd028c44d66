package parachute.games.shogun;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Pieces on eight by eight squares, no two on the same one. Immutable. */
public final class Board {
    private static final int SQUARES = Pos.SIZE * Pos.SIZE;
    private static final String SEPARATOR = "-".repeat(4 * Pos.SIZE);

    private static final Board START = rows("P4 P3 P2 K2 P1 P4 P3 P2", "P4 P2 P3 P1 K1 P3 P1 P3");
    private static final Board PICTURE = rows("P1 P3 P2 P3 K1 P3 P1 P2", "P4 P2 P4 K2 P4 P2 P3 P1");

    /** By index of the square; null where none stands. */
    private final Piece[] pieces;

    private final long white;
    private final long red;

    private Board(Piece[] pieces, long white, long red) {
        this.pieces = pieces;
        this.white = white;
        this.red = red;
    }

    /**
     * A board with these pieces.
     *
     * @throws IllegalArgumentException if one stands outside the board, or two on the same square
     */
    public static Board of(Collection<Piece> pieces) {
        Board board = new Board(new Piece[SQUARES], 0, 0);
        for (Piece piece : pieces) {
            board = board.with(piece);
        }
        return board;
    }

    /** The board at the start of a game. */
    public static Board start() {
        return START;
    }

    /** Another board to start with. */
    public static Board picture() {
        return PICTURE;
    }

    private static Board rows(String white, String red) {
        return of(Stream.concat(row(white, Colour.WHITE, 1), row(red, Colour.RED, Pos.SIZE))
                .toList());
    }

    private static Stream<Piece> row(String pieces, Colour colour, int y) {
        List<String> words = List.of(pieces.split(" "));
        return IntStream.range(0, words.size())
                .mapToObj(i -> colour.letter() + words.get(i) + "@" + new Pos(i + 1, y))
                .map(text -> Piece.parse(text).orElseThrow());
    }

    /** All pieces. */
    public Set<Piece> pieces() {
        return pieces(white | red).collect(Collectors.toUnmodifiableSet());
    }

    /** The pieces of one side, by rows. */
    Stream<Piece> pieces(Colour colour) {
        return pieces(squares(colour));
    }

    private Stream<Piece> pieces(long squares) {
        return IntStream.range(0, SQUARES)
                .filter(index -> (squares >>> index & 1) != 0)
                .mapToObj(index -> pieces[index]);
    }

    /** The piece on a square, which may also be one outside the board. */
    public Optional<Piece> at(Pos pos) {
        return pos.isOnBoard() ? Optional.ofNullable(pieces[pos.index()]) : Optional.empty();
    }

    /** Whether just this piece stands where it says. */
    boolean holds(Piece piece) {
        return piece.pos().isOnBoard() && piece.equals(pieces[piece.pos().index()]);
    }

    /** The piece on a square that is occupied. */
    Piece at(int index) {
        return Objects.requireNonNull(pieces[index]);
    }

    /** The squares of one side's pieces, see {@link Reach}. */
    long squares(Colour colour) {
        return colour == Colour.WHITE ? white : red;
    }

    /** The squares of all pieces, see {@link Reach}. */
    long occupied() {
        return white | red;
    }

    /**
     * This board and one more piece.
     *
     * @throws IllegalArgumentException if there is no such square, or it is taken
     */
    public Board with(Piece piece) {
        if (!piece.pos().isOnBoard()) {
            throw new IllegalArgumentException(piece + " stands outside the board");
        }
        if (at(piece.pos()).isPresent()) {
            throw new IllegalArgumentException("two pieces on " + piece.pos());
        }
        Piece[] changed = pieces.clone();
        changed[piece.pos().index()] = piece;
        return changed(
                changed, piece.colour(), squares(piece.colour()) | piece.pos().bit());
    }

    /** This board without a piece; the same if it is not there. */
    public Board without(Piece piece) {
        if (!holds(piece)) {
            return this;
        }
        Piece[] changed = pieces.clone();
        changed[piece.pos().index()] = null;
        return changed(
                changed, piece.colour(), squares(piece.colour()) & ~piece.pos().bit());
    }

    private Board changed(Piece[] changed, Colour colour, long squares) {
        return colour == Colour.WHITE ? new Board(changed, squares, red) : new Board(changed, white, squares);
    }

    /** The board after a piece went to a square, whoever stood there. */
    Board after(Piece piece, Pos to) {
        Piece[] changed = pieces.clone();
        changed[piece.pos().index()] = null;
        changed[to.index()] = piece.at(to);
        long own = squares(piece.colour()) & ~piece.pos().bit() | to.bit();
        long enemies = squares(piece.colour().other()) & ~to.bit();
        return piece.colour() == Colour.WHITE ? new Board(changed, own, enemies) : new Board(changed, enemies, own);
    }

    /** An empty line, then the rows from 8 down to 1 between separators: kind, colour and energy of every piece. */
    public String format() {
        StringBuilder drawing = new StringBuilder();
        for (int y = Pos.SIZE; y >= 1; y--) {
            drawing.append('\n').append(SEPARATOR).append('\n');
            for (int x = 1; x <= Pos.SIZE; x++) {
                drawing.append('|').append(at(new Pos(x, y)).map(Board::cell).orElse("   "));
            }
            drawing.append('|');
        }
        return drawing.append('\n').append(SEPARATOR).toString();
    }

    private static String cell(Piece piece) {
        return "" + piece.kind().letter() + piece.colour().letter() + piece.energy();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board && pieces().equals(board.pieces());
    }

    @Override
    public int hashCode() {
        return pieces().hashCode();
    }

    /** The pieces as {@link Piece#parse} reads them, separated by blanks. */
    @Override
    public String toString() {
        return pieces(white | red).map(Piece::toString).collect(Collectors.joining(" "));
    }
}
