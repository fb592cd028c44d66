package parachute.tools.analysis;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import parachute.rules.board.Move;
import parachute.rules.board.Side;
import parachute.rules.pgn.GameTree;

/**
 * A game and what was found out about its moves.
 *
 * @param game the game
 * @param moves its moves, judged
 */
record AnalysedGame(GameTree game, List<JudgedMove> moves) {
    AnalysedGame {
        moves = List.copyOf(moves);
    }

    /**
     * Returns a side's accuracy in percent; empty if it had no move other than null moves. A move's accuracy falls with
     * the percent of winning chance it lost as lichess.org publishes it (lichess.org/page/accuracy); this is the mean.
     */
    OptionalDouble accuracy(int side) {
        int first = game.start().sideToMove() == side ? 0 : 1;
        return IntStream.range(0, moves.size())
                .filter(ply -> ply % 2 == first && moves.get(ply).move() != Move.NONE)
                .mapToDouble(ply -> accuracy(moves.get(ply).loss(game.variant())))
                .average();
    }

    private static double accuracy(double loss) {
        return Math.clamp(103.1668 * Math.exp(-4.354 * loss) - 3.1669, 0, 100);
    }

    /** Returns the score after a move, for White. */
    int whiteScore(int ply) {
        int score = moves.get(ply).after().score();
        boolean whiteToMove = (game.start().sideToMove() == Side.WHITE) == (ply % 2 == 1);
        return whiteToMove ? score : -score;
    }
}
