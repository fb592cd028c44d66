package parachute.tools.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

/** Lines of files of puzzles. */
class PuzzleTest {
    /** From lichess.org's database of puzzles, CC0. */
    private static final String LICHESS = "00sHx,q3k1nr/1pp1nQpp/3p4/1P2p3/4P3/B1PP1b2/B5PP/5K2 b k - 0 17,"
            + "e8d7 a2e6 d7d8 f7f8,1760,80,83,72,mate mateIn2 middlegame short,https://lichess.org/yyznGmXs/black#34,"
            + "Italian_Game Italian_Game_Classical_Variation";

    private static final String DROPS = "1nxsmle,"
            + "r3k2n/p1pb2p1/2p1b3/4p2p/2P3pb/6Pn/PP2PPBP/R4R1K[QRNPqnp] w q - 0 20,"
            + "g3h4 Q@g1 f1g1 h3f2,2019,118,0,0,mate mateIn2 drop,own.pgf/72#39";

    @Test
    void aLineOfLichessIsRead() {
        Puzzle puzzle = Puzzle.parse(LICHESS);
        assertEquals("00sHx", puzzle.id());
        assertEquals(Variant.CHESS, puzzle.variant());
        assertEquals(1760, puzzle.rating());
        assertEquals(80, puzzle.deviation());
        assertEquals(2, puzzle.length());
        assertEquals("a2e6", CoordinateMove.format(puzzle.solution().get(0)));
        assertTrue(puzzle.has(Theme.MATE_IN_2));
        assertEquals(Set.of("mate", "mateIn2", "middlegame", "short"), puzzle.themes());
        assertEquals("https://lichess.org/yyznGmXs/black", puzzle.game());
    }

    @Test
    void aLineWithDropsIsWrittenAsItWasRead() {
        Puzzle puzzle = Puzzle.parse(DROPS);
        assertEquals(Variant.CRAZYHOUSE, puzzle.variant());
        assertEquals(DROPS, puzzle.format());
        assertEquals(
                "r3k2n/p1pb2p1/2p1b3/4p2p/2P3pP/7n/PP2PPBP/R4R1K[BQRNPqnp] b q - 0 20".length(),
                Fen.format(puzzle.start()).length());
    }

    @Test
    void alternativesAreWrittenAsTheyAreRead() {
        String line = DROPS + ",,h3f2/Q@d3 -";
        Puzzle puzzle = Puzzle.parse(line);
        assertEquals(
                List.of(2, 0), puzzle.alternatives().stream().map(List::size).toList());
        assertEquals(line, puzzle.format());
        assertTrue(PuzzleFile.csv(List.of(puzzle)).startsWith(Puzzle.ALTERNATIVES_HEADER + '\n'));
        assertThrows(IllegalArgumentException.class, () -> Puzzle.parse(DROPS + ",,Q@a9"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a,b                                                              | expected 9 columns
            a,8/8/8/8/8/8/8/8 w - - 0 1,e2e4 e7e5,1,1,0,0,mate,x             | king
            a,4k3/8/8/8/8/8/8/4K3 w - - 0 1,e1e5 e8e7,1,1,0,0,mate,x         | expected a legal move
            a,4k3/8/8/8/8/8/8/4K3 w - - 0 1,e1e2,1,1,0,0,mate,x              | expected a mistake and a solution
            a,4k3/8/8/8/8/8/8/4K3 w - - 0 1,e1e2 e8e7,many,1,0,0,mate,x      | expected a rating, not "many"
            """)
    void aLineThatIsNotAPuzzleIsNamed(String line, String complaint) {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> Puzzle.parse(line));
        assertTrue(e.getMessage().contains(complaint), e.getMessage());
    }

    @Test
    void mirroredPositionsAreOneIdea() {
        String pattern =
                puzzle("6k1/5ppp/8/8/8/7P/5PP1/R5K1 b - - 0 1", "h7h6 a1a8").pattern();
        assertEquals(
                pattern,
                puzzle("1k6/ppp5/8/8/8/P7/1PP5/1K5R b - - 0 1", "a7a6 h1h8").pattern());
        assertEquals(
                pattern,
                puzzle("r5k1/5pp1/7p/8/8/8/5PPP/6K1 w - - 0 1", "h2h3 a8a1").pattern());
        assertNotEquals(
                pattern,
                puzzle("6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1", "h7h6 a1a8").pattern());
    }

    @Test
    void theNameFollowsFromPositionAndMoves() {
        PuzzleRating.RatingEstimate rating = new PuzzleRating.RatingEstimate(1_000, 50);
        Puzzle given = puzzle("6k1/5ppp/8/8/8/7P/5PP1/R5K1 b - - 0 1", "h7h6 a1a8");
        Puzzle made = Puzzle.of(given.before(), given.moves(), rating, Set.of(Theme.MATE), "a#1", List.of());
        assertEquals(
                made.id(),
                Puzzle.of(given.before(), given.moves(), rating, Set.of(), "b#2", List.of())
                        .id());
        assertNotEquals(
                made.id(),
                Puzzle.of(given.before(), List.of(), rating, Set.of(), "a#1", List.of())
                        .id());
        assertEquals(made, Puzzle.parse(made.format()));
    }

    /** A puzzle of which only position and moves matter. */
    static Puzzle puzzle(String fen, String moves) {
        return Puzzle.parse("id," + fen + ',' + moves + ",1000,80,0,0,mate,game#1");
    }
}
