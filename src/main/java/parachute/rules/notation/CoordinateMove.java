package parachute.rules.notation;

import java.util.Locale;
import java.util.function.IntFunction;
import parachute.rules.board.CastlingSquares;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;
import parachute.rules.movegen.LegalMoves;

/**
 * Coordinate notation, as protocols write moves: e2e4, e7e8q, P@e4 for a drop. Castling is e1g1 in chess; in Chess960
 * the king takes its own rook, as in e1h1, because f1g1 could also be a step.
 */
public final class CoordinateMove {
    private CoordinateMove() {}

    /**
     * Returns the function that writes the moves of a game.
     *
     * @param position any position of the game
     * @param chess960 whether castling is written as king takes rook even if king and rooks start as in chess
     */
    public static IntFunction<String> notation(Position position, boolean chess960) {
        CastlingSquares squares = position.castlingSquares();
        return chess960 || !squares.isStandard() ? move -> formatTakingRook(move, squares) : CoordinateMove::format;
    }

    private static String formatTakingRook(int move, CastlingSquares squares) {
        return Move.isCastling(move)
                ? Square.name(Move.from(move)) + Square.name(squares.rook(CastlingSquares.castling(Move.to(move))))
                : format(move);
    }

    /** Returns the text of a move, with castling as in chess; "0000" for {@link Move#NONE}, as UCI writes it. */
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
                : String.valueOf(Piece.kindLetter(promotion)).toLowerCase(Locale.ROOT);
        return Square.name(Move.from(move)) + to + suffix;
    }

    /**
     * Returns the legal move that a text names in a position; {@link Move#NONE} if there is none. Castling is read in
     * both forms: king takes rook, or king goes two files or more.
     */
    public static int parse(Position position, String text) {
        int move = parse(text);
        if (move == Move.NONE || !Move.isStep(move) || Move.promotionKind(move) != 0) {
            return LegalMoves.contains(position, move) ? move : Move.NONE;
        }
        return LegalMoves.between(position, Move.from(move), Move.to(move));
    }

    /**
     * Returns the move that a text describes, legal or not, with castling as a step of the king; {@link Move#NONE} if
     * it does not describe one. Letters of promotions and drops may be upper or lower case; XBoard's older {@code P*e4}
     * is accepted.
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
