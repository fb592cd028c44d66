package parachute.games.shogun;

import java.util.Arrays;
import java.util.Collection;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The boards of the examples, and short ways to write pieces and squares. */
final class Boards {
    /** White looks mated, but can interpose. */
    static final Board THREATS = board("RK2@4,2 RP3@6,1 RP4@4,4 RP4@5,3 RP3@6,5 WK2@7,1 WP2@8,4 WP2@4,1 WP3@8,7");

    /** White is mated by the pawn on 5,3. */
    static final Board MATE = board("WK2@7,1 WP2@8,5 WP2@4,1 RK2@4,2 RP3@6,1 RP4@4,4 RP4@5,3");

    private Boards() {}

    static Board board(String pieces) {
        return Board.of(Arrays.stream(pieces.split(" ")).map(Boards::piece).toList());
    }

    static Piece piece(String text) {
        return Piece.parse(text).orElseThrow();
    }

    static Piece pieceOn(Board board, String square) {
        return board.at(Pos.parse(square).orElseThrow()).orElseThrow();
    }

    /** The squares of pieces, in order, such as {@code "1,4 2,3"}. */
    static String squares(Collection<Piece> pieces) {
        return pieces.stream().map(Piece::pos).collect(Collectors.toCollection(TreeSet::new)).stream()
                .map(Pos::toString)
                .collect(Collectors.joining(" "));
    }
}
