package parachute.tools.tactics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.VariantChoice;

/** Mates with one move at each turn, and positions that have none or more. */
class MateFinderTest {
    @ParameterizedTest(name = "{2}")
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 30                                     | a1a6 b7a6 b6b7 | the reply that captures
            r3k2n/p1pb2p1/2p1b3/4p2p/2P3pP/7n/PP2PPBP/R4R1K[QRNPqnpb] b q - 0 20   | Q@g1 f1g1 h3f2 | a smothered mate
            7k/p5pp/8/8/8/8/8/1RR3K1 w - - 0 30                                    | b1b8           | either rook mates at once
            7k/8/8/8/8/8/R7/1R4K1 w - - 0 30                                       | -              | either rook mates in two moves
            7k/8/8/8/8/8/8/R5K1 w - - 0 30                                         | -              | the mate is longer
            """)
    void lines(String fen, String expected, String why) {
        Position start = Fen.parse(fen, VariantChoice.stated(fen).orElse(Variant.CHESS));
        assertEquals(
                Optional.ofNullable(expected),
                new MateFinder().singleLine(start, 3).map(MateFinderTest::text),
                why);
    }

    private static String text(List<Integer> moves) {
        return moves.stream().map(CoordinateMove::format).collect(Collectors.joining(" "));
    }
}
