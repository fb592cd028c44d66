package parachute.games.iade;

import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * Static evaluation in centipawns after a quiescence search of captures (chessprogramming wiki, "Quiescence Search").
 */
final class IadeEvaluation {
    /**
     * Centipawns by kind. A king is worth more than everything else: on boards set by the players it may be captured.
     */
    private static final int[] VALUE = {0, 100, 330, 330, 530, 900, 20_000};

    /** Centipawns for a king step towards the middle of the board, by kind. */
    private static final int[] CENTRE = {0, 2, 10, 5, 1, 2, -6};

    /** Centipawns for each row that a pawn has advanced. */
    private static final int PAWN_ADVANCE = 6;

    /** Centipawns for every square that a bishop, rook or queen attacks. */
    private static final int MOBILITY = 2;

    /** Plies of the quiescence search: longer exchanges are rare, and a position can have many captures. */
    private static final int CAPTURE_PLIES = 6;

    private static final int INFINITE = 1_000_000;

    private IadeEvaluation() {}

    /** Returns the value of the enemy piece on a square to a side that captures it; 0 if there is none. */
    static int valueAt(IadeBoard board, int square, int side) {
        return board.at(square)
                .filter(man -> man.side() != side)
                .map(man -> VALUE[man.kind()])
                .orElse(0);
    }

    /** Returns the evaluation for the side to move. */
    static int evaluate(IadePosition position) {
        return quiescence(position, -INFINITE, INFINITE, CAPTURE_PLIES);
    }

    /** Searches captures: the side to move may stand pat or capture; special operations are left to the main search. */
    private static int quiescence(IadePosition position, int alpha, int beta, int plies) {
        int best = staticScore(position.board(), position.mover());
        if (plies == 0 || best >= beta) {
            return best;
        }
        for (Play play : position.captures()) {
            int value = -quiescence(position.apply(play), -beta, -Math.max(alpha, best), plies - 1);
            best = Math.max(best, value);
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    private static int staticScore(IadeBoard board, int side) {
        return score(board, side) - score(board, Side.opposite(side));
    }

    private static int score(IadeBoard board, int side) {
        int score = 0;
        long occupied = board.occupied();
        for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
            for (long rest = board.pieces(side, kind); rest != 0; rest &= rest - 1) {
                int square = Square.first(rest);
                score += VALUE[kind] + CENTRE[kind] * centrality(square);
                if (kind == Piece.PAWN) {
                    score += PAWN_ADVANCE * Square.relativeRank(side, square);
                } else if (kind >= Piece.BISHOP && kind <= Piece.QUEEN) {
                    score += MOBILITY * Long.bitCount(Attacks.of(kind, square, occupied));
                }
            }
        }
        return score;
    }

    /** Returns the centrality of a square, from 0 at the edge to 3 in the middle. */
    private static int centrality(int square) {
        int file = Square.file(square);
        int rank = Square.rank(square);
        return Math.min(Math.min(file, 7 - file), Math.min(rank, 7 - rank));
    }
}
