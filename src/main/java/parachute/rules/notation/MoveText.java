package parachute.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;

/** Reads moves in coordinate notation, as protocols send them, or in standard algebraic notation. */
public final class MoveText {
    /** The null move, as most programs write it in games. */
    public static final String NULL = "--";

    private MoveText() {}

    /** Returns whether a text has the form of a move in one of the notations, whether or not any position allows it. */
    public static boolean isMove(String text) {
        String bare = text.strip();
        return CoordinateMove.parse(bare) != Move.NONE || SanParser.isMove(bare);
    }

    /**
     * Returns the legal move that a text names in a position; {@link Move#NONE} if it names none or several. A pawn
     * move to the last rank without a piece is a promotion to queen, as XBoard understands it.
     *
     * @param position unchanged
     * @param text spaces around the move are ignored
     */
    public static int parse(Position position, String text) {
        String bare = text.strip();
        int move = CoordinateMove.parse(bare);
        if (move != Move.NONE) {
            int legal = CoordinateMove.parse(position, bare);
            if (legal != Move.NONE) {
                return legal;
            }
            if (bare.length() == 4 && !Move.isDrop(move)) {
                int promotion = Move.promotion(Move.from(move), Move.to(move), Piece.QUEEN);
                return LegalMoves.contains(position, promotion) ? promotion : Move.NONE;
            }
            return Move.NONE;
        }
        return San.parse(position, bare);
    }

    /**
     * Returns the move that a text names in a game from a file, where a side that is not in check may pass: {@link
     * Move#NONE} is the null move.
     *
     * @return empty if the text does not name exactly one legal move
     */
    public static OptionalInt parseInGame(Position position, String text) {
        boolean isNull = text.strip().equals(NULL) || text.strip().equals(CoordinateMove.format(Move.NONE));
        int move = isNull ? Move.NONE : parse(position, text);
        return move != Move.NONE || isNull && !position.inCheck() ? OptionalInt.of(move) : OptionalInt.empty();
    }

    /**
     * Plays the moves that a text names.
     *
     * @param position the start position, on return the position after the last move
     * @param text moves separated by single spaces; may be empty
     * @return the moves
     * @throws IllegalArgumentException if a move is not legal
     */
    public static List<Integer> play(Position position, String text) {
        List<Integer> moves = playInGame(position, text);
        if (moves.contains(Move.NONE)) {
            throw new IllegalArgumentException("expected moves, not a null move: " + QuotedText.of(text));
        }
        return moves;
    }

    /** Plays the moves that a text names as {@link #parseInGame} reads them. */
    public static List<Integer> playInGame(Position position, String text) {
        List<Integer> moves = new ArrayList<>();
        for (String word : text.isEmpty() ? new String[0] : text.split(" ")) {
            int move = parseInGame(position, word)
                    .orElseThrow(() -> new IllegalArgumentException(
                            "expected a legal move in " + Fen.format(position) + ", not " + QuotedText.of(word)));
            position.play(move);
            moves.add(move);
        }
        return moves;
    }
}
