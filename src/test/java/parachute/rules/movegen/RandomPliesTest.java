package parachute.rules.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;

/** Random openings are reproducible: books, suites and training games are generated again from their seeds. */
class RandomPliesTest {
    @ParameterizedTest
    @CsvSource({
        "CHESS,      e2e4 a7a6 a2a3 g8h6 d1g4 d7d6 f1c4 f7f6 g4c8 e7e6 c4b5 e8e7",
        "CRAZYHOUSE, e2e4 a7a6 a2a3 g8h6 d1g4 d7d6 f1c4 f7f6 g4c8 e7e6 g1h3 f8e7"
    })
    void theSameSeedAlwaysMakesTheseMoves(Variant variant, String moves) {
        assertEquals(moves, moves(RandomPlies.fromStart(variant, 12, new Random(7))));
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void fewerPliesAreTheStartOfMore(Variant variant) {
        String moves = moves(RandomPlies.fromStart(variant, 40, new Random(3)));
        for (int plies = 0; plies < 40; plies++) {
            Position position = RandomPlies.fromStart(variant, plies, new Random(3));
            assertEquals(plies, position.ply());
            assertEquals(moves.substring(0, moves(position).length()), moves(position));
        }
    }

    @Test
    void nothingIsPlayedAfterMate() {
        Position position = RandomPlies.fromStart(Variant.CHESS, 12, new Random(6));
        assertEquals(10, position.ply());
        assertEquals(Outcome.BLACK_MATES, Outcome.of(position));
    }

    private static String moves(Position position) {
        return IntStream.range(0, position.ply())
                .mapToObj(ply -> CoordinateMove.format(position.moveAt(ply)))
                .collect(Collectors.joining(" "));
    }
}
