package parachute.tools.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Score;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;
import parachute.rules.notation.VariantChoice;

/** Puzzles begin after mistakes, and have one good move at a time. */
@Timeout(120)
class PuzzleFinderTest {
    /** White takes the bishop, which lets Black mate in two. */
    private static final String MATE_ALLOWED = "r3k2n/p1pb2p1/2p1b3/4p2p/2P3pb/6Pn/PP2PPBP/R4R1K[QRNPqnp] w q - 0 20";

    @Test
    void aMateIsProvedAndRated() {
        List<Puzzle> puzzles = find(MATE_ALLOWED, "g3h4");
        assertEquals(1, puzzles.size());
        Puzzle puzzle = puzzles.get(0);
        assertEquals(
                List.of("Q@g1", "f1g1", "h3f2"),
                puzzle.solution().stream().map(CoordinateMove::format).toList());
        assertTrue(puzzle.has(Theme.MATE_IN_2), puzzle::format);
        assertTrue(puzzle.has(Theme.SACRIFICE), puzzle::format);
        assertTrue(puzzle.has(Theme.SMOTHERED_MATE), puzzle::format);
        assertTrue(puzzle.rating() > 800 && puzzle.rating() < 1_200, "known to many: " + puzzle.rating());
        assertEquals("game#39", puzzle.source());
        assertEquals(MATE_ALLOWED, puzzle.fen());
    }

    @Test
    void aMateIsAPuzzleThoughTheGameWasWonBefore() {
        List<Puzzle> puzzles = find("6k1/5ppp/8/8/8/7P/5PP1/R5K1 b - - 0 30", "g8h8");
        assertEquals(1, puzzles.size());
        assertTrue(puzzles.get(0).has(Theme.MATE_IN_1), puzzles::toString);
    }

    @Test
    void theSameGameHasTheSamePuzzles() {
        PuzzleFinder finder = new PuzzleFinder(Evaluation.DEFAULT, true);
        List<Puzzle> first = finder.find(game(MATE_ALLOWED, "g3h4"));
        finder.find(game("6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 30", "h7h6"));
        assertEquals(first, finder.find(game(MATE_ALLOWED, "g3h4")));
    }

    @ParameterizedTest(name = "{2}")
    @CsvSource(delimiter = '|', textBlock = """
            r3k2n/p1pb2p1/2p1b3/4p2p/2P3pb/6Pn/PP2PPBP/R4R1K[QRNPqnp] w q - 0 20 | g2h3 | the move is not a mistake
            6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 30                                | h7h6 | the game was lost before
            r2qk2r/ppp2ppp/2n5/3p4/3P4/2N5/PPP2PPP/R2QK2R b KQkq - 0 30          | d8h4 | several moves are good
            4k3/8/8/8/3r4/2P5/8/3RK3 b - - 0 30                                  | d4d1 | a recapture
            r6r/pk4p1/4BP1p/1B5p/1K1np3/7P/PPP2PqP/1n6[QRBBNNPPPrp] b - - 0 41   | b7b8 | another move mates in three
            r4Q~1k/pppn2bp/6pn/1P2p3/4Pp1P/BQP2r2/P1Np4/3K1B1R[QRBPnp] b - - 0 23 | d7f8 | a mate in six that is not proved
            """)
    void noPuzzle(String fen, String move, String why) {
        assertEquals(List.of(), find(fen, move), why);
    }

    @Test
    void otherMovesThatWinAreNamedIfTheyAreAskedFor() {
        String fen = "r6r/pk4p1/4BP1p/1B5p/1K1np3/7P/PPP2PqP/1n6[QRBBNNPPPrp] b - - 0 41";
        Puzzle puzzle = new PuzzleFinder(Evaluation.DEFAULT, false)
                .find(game(fen, "b7b8"))
                .get(0);
        assertEquals("N@a6", CoordinateMove.format(puzzle.solution().get(0)));
        assertEquals(2, puzzle.alternatives().size());
        assertTrue(puzzle.alternativesText().contains("Q@d6"), puzzle::format);
        assertTrue(puzzle.alternativesText().endsWith(" -"), "of several mates in one none is an alternative");
        assertEquals(puzzle, Puzzle.parse(puzzle.format()));
    }

    @Test
    void aCaptureWhereTheOpponentCapturedBeforeIsNoPuzzle() {
        assertEquals(
                1,
                find("4r1k1/5ppp/8/1b6/8/7P/P1N2PP1/4R1K1 w - - 0 31", "a2a3 b5c4")
                        .size());
        assertEquals(List.of(), find("3rN1k1/5ppp/8/1b6/8/7P/P1N2PP1/4R1K1 b - - 0 30", "d8e8 a2a3 b5c4"));
    }

    private static List<Puzzle> find(String fen, String moves) {
        return new PuzzleFinder(Evaluation.DEFAULT, true).find(game(fen, moves));
    }

    private static PuzzleGame game(String fen, String words) {
        Variant variant = VariantChoice.stated(fen).orElse(Variant.CHESS);
        Position first = Fen.parse(fen, variant);
        List<Integer> moves = MoveText.play(first.copy(), words);
        return new PuzzleGame("game", first, moves, Collections.nCopies(moves.size() + 1, Score.NONE));
    }
}
