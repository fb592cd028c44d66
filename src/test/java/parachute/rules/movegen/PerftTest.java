package parachute.rules.movegen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parachute.rules.board.Position;
import parachute.rules.board.PositionDump;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/**
 * The number of move sequences from well-known positions. Counts above {@link #QUICK} leaves are skipped unless Maven
 * runs with {@code -Dperft.full}.
 *
 * <p>Chess960: positions and counts of five plies are from the chessprogramming wiki, "Chess960 Perft Results";
 * Fairy-Stockfish 11.1 gives the same counts, and those of Crazyhouse960.
 */
class PerftTest {
    /** Maximum leaves of a case, which take well under a second. */
    private static final long QUICK = 6_000_000;

    /** Maximum leaves of a case of Chess960, which has more positions. */
    private static final long QUICK_960 = 500_000;

    private static final boolean FULL = System.getProperty("perft.full") != null;

    /** A position and the number of leaves at one depth. */
    record PerftCase(Variant variant, String name, String fen, int depth, long leaves) {
        @Override
        public String toString() {
            return variant.uciName() + " " + name + " depth " + depth + ": " + leaves;
        }
    }

    static Stream<PerftCase> cases() throws IOException {
        List<PerftCase> cases = new ArrayList<>();
        read("perft-chess.epd", Variant.CHESS, QUICK, cases);
        read("perft-crazyhouse.epd", Variant.CRAZYHOUSE, QUICK, cases);
        read("perft-chess960.epd", Variant.CHESS, QUICK_960, cases);
        read("perft-crazyhouse960.epd", Variant.CRAZYHOUSE, QUICK_960, cases);
        return cases.stream();
    }

    /** Reads lines of the form {@code FEN ;D1 20 ;D2 400 ;id start}. */
    private static void read(String resource, Variant variant, long max, List<PerftCase> cases) throws IOException {
        for (String line : text(resource).lines().toList()) {
            String[] fields = line.split(" ;");
            String name = fields[fields.length - 1].substring("id ".length());
            for (int i = 1; i < fields.length - 1; i++) {
                String[] count = fields[i].split(" ");
                int depth = Integer.parseInt(count[0].substring(1));
                long leaves = Long.parseLong(count[1]);
                if (FULL || leaves <= max) {
                    cases.add(new PerftCase(variant, name, fields[0], depth, leaves));
                }
            }
        }
    }

    private static String text(String resource) throws IOException {
        try (InputStream stream = PerftTest.class.getResourceAsStream(resource)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void countsEveryLegalSequence(PerftCase one) {
        Position position = Fen.parse(one.fen, one.variant);
        assertEquals(one.leaves, new Perft(position, one.depth).count(one.depth));
    }

    @Test
    void thePositionItselfIsTheOnlyLeafAtDepthZero() {
        assertEquals(1, new Perft(Position.start(Variant.CHESS), 0).count(0));
    }

    @Test
    void countingLeavesThePositionAsItWas() {
        Position position = Position.start(Variant.CRAZYHOUSE);
        Perft perft = new Perft(position, 3);
        assertEquals(8902, perft.count(3));
        assertEquals(PositionDump.of(Position.start(Variant.CRAZYHOUSE)), PositionDump.of(position));
        assertEquals(400, perft.count(2), "a smaller depth than the greatest");
    }

    @Test
    void anInterruptEndsTheCounting() {
        Perft perft = new Perft(Position.start(Variant.CHESS), 9);
        Thread.currentThread().interrupt();
        assertThrows(CancellationException.class, () -> perft.count(9));
        assertTrue(Thread.interrupted(), "the interrupt stays for the caller");
    }
}
