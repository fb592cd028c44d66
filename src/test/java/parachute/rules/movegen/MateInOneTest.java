package parachute.rules.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.property.Property;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

class MateInOneTest {
    private static List<String> mates(String fen, Variant variant) {
        return MateInOne.moves(Fen.parse(fen, variant)).stream()
                .map(CoordinateMove::format)
                .sorted()
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "the rook on the last rank, 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1, a1a8",
        "a pawn becomes a rook or a queen, 6k1/P4ppp/8/8/8/8/8/4K3 w - - 0 1, a7a8q a7a8r",
        "stalemate is not mate, 7k/5Q2/8/8/8/8/8/4K3 w - - 0 1, ''",
        "nobody mates at the start, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, ''",
    })
    void inChess(String what, String fen, String moves) {
        assertEquals(moves.isEmpty() ? List.of() : List.of(moves.split(" ")), mates(fen, Variant.CHESS), what);
    }

    @Test
    void aDropMates() {
        assertEquals(List.of("N@f7"), mates("6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1", Variant.CRAZYHOUSE));
    }

    @Test
    void aMoveThatLeavesTheLastRankAllowsMate() {
        Position position = Fen.parse("r5k1/8/8/8/8/8/3N1PPP/6K1 w - - 0 1", Variant.CHESS);
        assertTrue(MateInOne.isAllowedBy(position, CoordinateMove.parse("d2e4")));
        assertFalse(MateInOne.isAllowedBy(position, CoordinateMove.parse("h2h3")));
    }

    @Property(tries = 200)
    void theMatesAreTheChecksWithoutALegalReply(long seed, Variant variant) {
        Random random = new Random(seed);
        Position position = RandomPlies.fromStart(variant, 20 + random.nextInt(120), random);
        List<Integer> expected = LegalMoves.of(position).toList().stream()
                .filter(move -> {
                    position.make(move);
                    Outcome outcome = Outcome.of(position);
                    position.unmake();
                    return outcome == Outcome.WHITE_MATES || outcome == Outcome.BLACK_MATES;
                })
                .toList();
        assertEquals(expected, MateInOne.moves(position), Fen.format(position));
    }
}
