package parachute.rules.notation;

import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Square;

/** Coordinate notation, as protocols write moves: e2e4, e7e8q, e1g1 for castling, P@e4 for a drop. */
public final class CoordinateMove {
    private CoordinateMove() {}

    /** The text of a move; "0000" for {@link Move#NONE}, as UCI writes it. */
    public static String format(int move) {
        if (move == Move.NONE) {
            return "0000";
        }
        String to = Square.name(Move.to(move));
        if (Move.isDrop(move)) {
            return Piece.kindLetter(Move.dropKind(move)) + "@" + to;
        }
        int promotion = Move.promotionKind(move);
        String suffix = promotion == 0
                ? ""
                : String.valueOf(Piece.kindLetter(promotion)).toLowerCase(java.util.Locale.ROOT);
        return Square.name(Move.from(move)) + to + suffix;
    }

    /**
     * The move that a text describes, legal or not; {@link Move#NONE} if it describes none. Letters of promotions and
     * drops may be upper or lower case; XBoard's older {@code P*e4} is read too.
     */
    public static int parse(String text) {
        if (text.length() == 4 && (text.charAt(1) == '@' || text.charAt(1) == '*')) {
            int kind = kind(text.charAt(0));
            int to = Square.parse(text, 2);
            return kind == 0 || kind == Piece.KING || to == Square.NONE ? Move.NONE : Move.drop(kind, to);
        }
        int from = Square.parse(text, 0);
        int to = Square.parse(text, 2);
        if (from == Square.NONE || to == Square.NONE) {
            return Move.NONE;
        }
        if (text.length() == 4) {
            return Move.of(from, to);
        }
        int promotion = text.length() == 5 ? kind(text.charAt(4)) : 0;
        return promotion == 0 ? Move.NONE : Move.promotion(from, to, promotion);
    }

    private static int kind(char letter) {
        return Piece.kind(Piece.fromLetter(letter));
    }
}
