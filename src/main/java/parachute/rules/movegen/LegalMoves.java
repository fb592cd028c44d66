package parachute.rules.movegen;

import parachute.rules.board.Position;

/** The legal moves of single positions; a search keeps its own {@link MoveGenerator}. */
public final class LegalMoves {
    private LegalMoves() {}

    /** All legal moves and drops of the side to move, in a new list. */
    public static MoveList of(Position position) {
        MoveList moves = new MoveList();
        prepared(position).generate(moves);
        return moves;
    }

    /** Whether a move, any int from 0 to below {@code Move.LIMIT}, is legal in a position. */
    public static boolean contains(Position position, int move) {
        return prepared(position).isLegal(move);
    }

    private static MoveGenerator prepared(Position position) {
        MoveGenerator generator = new MoveGenerator(position);
        generator.prepare();
        return generator;
    }
}
