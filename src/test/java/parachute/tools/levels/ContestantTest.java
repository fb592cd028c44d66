package parachute.tools.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

class ContestantTest {
    private static final int MOVES = 1_000;

    private final RandomGenerator random = new SplittableRandom(1);

    @ParameterizedTest
    @CsvSource({
        "a queen rather than a rook or a pawn, 4k3/8/8/q1r1p3/1P1P4/8/8/4K3 w - - 0 1, b4a5",
        "mate rather than a queen, 6k1/5ppp/8/8/2q5/1P6/8/3R2K1 w - - 0 1, d1d8",
        "a pawn en passant, 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6",
        "one of two knights, 4k3/8/n1n5/1P6/8/8/8/4K3 w - - 0 1, b5a6 b5c6",
    })
    void theBestCaptureTakes(String what, String fen, String expected) {
        Position position = Fen.parse(fen, Variant.CHESS);
        Set<String> played = IntStream.range(0, 100)
                .map(i -> Contestant.bestCapture(position, random))
                .mapToObj(CoordinateMove::format)
                .collect(Collectors.toSet());
        assertEquals(Set.of(expected.split(" ")), played, what);
    }

    @Test
    void withNothingToTakeEveryMoveIsMade() {
        Position start = Position.start(Variant.CRAZYHOUSE);
        assertEquals(
                20,
                IntStream.range(0, MOVES)
                        .map(i -> Contestant.bestCapture(start, random))
                        .distinct()
                        .count());
    }

    @Test
    void randomMovesAreAllLegalOnes() {
        Position position = Fen.parse("4k3/8/8/q1r1p3/1P1P4/8/8/4K3[PN] w - - 0 1", Variant.CRAZYHOUSE);
        assertEquals(
                Set.copyOf(LegalMoves.of(position).toList()),
                IntStream.range(0, 10 * MOVES)
                        .map(i -> Contestant.anyMove(position, random))
                        .boxed()
                        .collect(Collectors.toSet()));
    }
}
