package parachute.games.shogun;

import java.util.Arrays;
import java.util.Collection;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The boards of the examples, and short ways to write pieces and squares. */
final class ShogunBoards {
    /** White looks mated, but can interpose. */
    static final ShogunBoard THREATS = board("RK2@4,2 RP3@6,1 RP4@4,4 RP4@5,3 RP3@6,5 WK2@7,1 WP2@8,4 WP2@4,1 WP3@8,7");

    /** White is mated by the pawn on 5,3. */
    static final ShogunBoard MATE = board("WK2@7,1 WP2@8,5 WP2@4,1 RK2@4,2 RP3@6,1 RP4@4,4 RP4@5,3");

    private ShogunBoards() {}

    static ShogunBoard board(String pieces) {
        return ShogunBoard.of(
                Arrays.stream(pieces.split(" ")).map(ShogunBoards::piece).toList());
    }

    static ShogunPiece piece(String text) {
        return ShogunPiece.parse(text).orElseThrow();
    }

    static ShogunPiece pieceOn(ShogunBoard board, String square) {
        return board.at(ShogunSquare.parse(square).orElseThrow()).orElseThrow();
    }

    /** Returns the squares of pieces, in order, such as {@code "1,4 2,3"}. */
    static String squares(Collection<ShogunPiece> pieces) {
        return pieces.stream().map(ShogunPiece::pos).collect(Collectors.toCollection(TreeSet::new)).stream()
                .map(ShogunSquare::toString)
                .collect(Collectors.joining(" "));
    }
}
