package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.Fen;
import parachute.rules.notation.FenException;

/** Endings of chess, which take too long for a unit test. */
class SearchEndingsIT {
    /** All of {@link KnownEnding}. */
    @Test
    void noWinIsThrownAwayAndNoDrawLost() {
        List<KnownEnding> all = KnownEnding.all();
        assertEquals(300, all.size());
        assertEquals(List.of(), KnownEnding.failures(all, 10_000));
    }

    /** From random positions with White to move. */
    @ParameterizedTest
    @CsvSource({"KBN, 24", "KQ, 8", "KR, 8", "KBB, 8", "KRP, 8"})
    void aBareKingIsMatedWithinFiftyMoves(String pieces, int games) {
        Random random = new Random(1);
        List<String> notMated = Stream.generate(() -> position(pieces, random))
                .flatMap(Optional::stream)
                .map(Fen::format)
                .limit(games)
                .filter(fen -> !isMated(Fen.parse(fen, Variant.CHESS)))
                .toList();
        assertEquals(List.of(), notMated);
    }

    @ParameterizedTest
    @ValueSource(strings = {"8/8/8/8/7k/8/P7/K7 w - - 0 1", "8/8/8/k7/8/8/6P1/1K6 w - - 0 1"})
    void aPawnWalksAndMates(String fen) {
        assertTrue(isMated(Fen.parse(fen, Variant.CHESS)));
    }

    /** Returns White's pieces and a bare king on random squares, or nothing where that is not a position to win. */
    private static Optional<Position> position(String pieces, Random random) {
        char[] board = ".".repeat(64).toCharArray();
        for (char piece : (pieces + 'k').toCharArray()) {
            int rank = piece == 'P' ? random.nextInt(1, 7) : random.nextInt(8);
            board[8 * rank + random.nextInt(8)] = piece;
        }
        String ranks = new String(board).replaceAll("(.{8})(?!$)", "$1/").replace('.', '1');
        try {
            Position position = Fen.parse(ranks + " w - - 0 1", Variant.CHESS);
            boolean isWhole = Long.bitCount(position.occupied()) == pieces.length() + 1;
            return Optional.of(position).filter(found -> isWhole && Outcome.of(found) == Outcome.ONGOING);
        } catch (FenException e) {
            return Optional.empty();
        }
    }

    /** Returns whether White mates before a draw, both sides searching 20 000 nodes a move. */
    private static boolean isMated(Position position) {
        SearchLimits limits = SearchLimits.NONE.withNodes(20_000);
        SearchMemory white = SearchMemory.ofOneThread(limits, 8);
        SearchMemory black = SearchMemory.ofOneThread(limits, 8);
        while (!Outcome.of(position).isOver()) {
            SearchMemory memory = position.sideToMove() == Side.WHITE ? white : black;
            position.make(new Search(position, limits, SearchListener.SILENT, memory, Evaluation.DEFAULT, 0)
                    .run()
                    .bestMove());
        }
        return Outcome.of(position) == Outcome.WHITE_MATES;
    }
}
