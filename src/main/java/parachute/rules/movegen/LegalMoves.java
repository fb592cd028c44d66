package parachute.rules.movegen;

import parachute.rules.board.CastlingSquares;
import parachute.rules.board.Move;
import parachute.rules.board.Position;

/** The legal moves of single positions; a search keeps its own {@link MoveGenerator}. */
public final class LegalMoves {
    private LegalMoves() {}

    /** Returns all legal moves and drops of the side to move, in a new list. */
    public static MoveList of(Position position) {
        MoveList moves = new MoveList();
        prepared(position).generate(moves);
        return moves;
    }

    /** Returns whether a move, any int from 0 to below {@link Move#LIMIT}, is legal in a position. */
    public static boolean contains(Position position, int move) {
        return prepared(position).isLegal(move);
    }

    /**
     * Returns the legal move from one square to another that is not a promotion; {@link Move#NONE} if there is none.
     * The move is castling if the king goes to the square of its rook, or more than one step to the square where
     * castling takes it.
     */
    public static int between(Position position, int from, int to) {
        MoveGenerator generator = prepared(position);
        int step = Move.of(from, to);
        if (generator.isLegal(step)) {
            return step;
        }
        CastlingSquares squares = position.castlingSquares();
        int first = 2 * position.sideToMove();
        for (int castling = first; castling < first + 2; castling++) {
            int move = Move.castling(from, CastlingSquares.kingTo(castling));
            if ((to == squares.rook(castling) || to == CastlingSquares.kingTo(castling)) && generator.isLegal(move)) {
                return move;
            }
        }
        return Move.NONE;
    }

    private static MoveGenerator prepared(Position position) {
        MoveGenerator generator = new MoveGenerator(position);
        generator.prepare();
        return generator;
    }
}
