package parachute.rules.movegen;

import parachute.rules.board.Position;

/** The legal moves of a position for callers that ask once; a search keeps its own {@link MoveGenerator}. */
public final class LegalMoves {
    private LegalMoves() {}

    /** All legal moves and drops. */
    public static MoveList of(Position position) {
        MoveList moves = new MoveList();
        prepared(position).generate(moves);
        return moves;
    }

    /** Whether a move, laid out by whomever, is legal in a position. */
    public static boolean contains(Position position, int move) {
        return prepared(position).isLegal(move);
    }

    private static MoveGenerator prepared(Position position) {
        MoveGenerator generator = new MoveGenerator(position);
        generator.prepare();
        return generator;
    }
}
