package parachute.tools.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;
import parachute.rules.notation.VariantChoice;

/** The themes of solutions, each in a position that has it and in one that looks like it. */
class ThemeFinderTest {
    @ParameterizedTest(name = "{2}: {0} {1}")
    @CsvSource(delimiter = '|', textBlock = """
            6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30               | a1a8                | mate mateIn1 endgame oneMove backRankMate
            kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 30                  | a1a6 b7a6 b6b7      | mate mateIn2 sacrifice endgame short quietMove
            6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 30                 | N@f7                | mate mateIn1 drop dropMate endgame oneMove smotheredMate
            6k1/5ppp/8/8/8/5N2/5PPP/6K1[P] w - - 0 30           | P@h6                | drop quietDrop sacrifice endgame oneMove quietMove
            3r2k1/5ppp/8/8/8/8/5PPP/3R2K1[N] w - - 0 30         | N@e7                | drop endgame oneMove
            r3k3/8/8/8/8/8/8/4K3[N] w - - 0 30                  | N@c7                | drop dropFork endgame oneMove
            r5k1/8/8/8/8/8/8/4K3[N] w - - 0 30                  | N@b6                | drop quietDrop endgame oneMove quietMove
            q3r1k1/8/8/8/8/8/8/6K1[N] w - - 0 30                | N@c7                | drop quietDrop dropFork endgame oneMove quietMove
            3k4/8/8/8/8/8/8/r3K3[N] w - - 0 30                  | N@d1                | drop quietDrop dropDefence endgame oneMove
            3k4/8/8/8/8/8/8/r3K3[N] w - - 0 30                  | e1e2                | endgame oneMove
            6k1/5ppp/8/8/8/8/Q4PPP/6K1 w - - 0 30               | a2f7 g8f7 g1f1      | sacrifice endgame short quietMove
            3r2k1/5ppp/8/8/8/8/4RPPP/2R3K1 w - - 0 30           | c1c8 d8c8 e2e8 c8e8 h2h3 | sacrifice endgame long quietMove attraction fork pin
            6k1/5ppp/5n2/8/8/8/3R1PPP/4R1K1 w - - 0 30          | d2d5 f6d5 e1e8      | mate mateIn2 sacrifice deflection endgame short backRankMate quietMove
            3r2k1/5pp1/7p/8/8/8/3Q1PPP/3R2K1 w - - 0 30         | d2d8                | endgame oneMove hangingPiece
            4k3/8/8/8/4N3/8/8/4RK2 w - - 0 30                   | e4c3                | discoveredCheck endgame oneMove
            4k3/8/8/8/4N3/8/8/4RK2 w - - 0 30                   | e4f6                | doubleCheck discoveredCheck endgame oneMove
            8/P5k1/8/8/8/8/8/4K3 w - - 0 30                     | a7a8q               | promotion endgame oneMove
            4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 30                  | e5d6                | enPassant endgame oneMove
            4k3/8/8/3pP3/8/8/8/4K3 w - - 0 30                   | e5e6                | endgame oneMove quietMove
            4k3/8/8/8/8/8/8/4K2R w K - 0 30                     | e1g1                | castling endgame oneMove quietMove
            r3k3/8/8/3N4/8/8/8/4K3 w - - 0 30                   | d5c7                | fork endgame oneMove
            8/8/3r1n2/8/4K3/8/8/7k w - - 0 30                   | e4e5                | endgame oneMove
            4k3/8/2n5/8/8/8/8/4KB2 w - - 0 30                   | f1b5                | pin quietMove endgame oneMove
            4k3/3p4/2n5/8/8/8/8/4KB2 w - - 0 30                 | f1b5                | quietMove endgame oneMove
            3q4/8/8/3k4/8/8/8/K6R w - - 0 30                    | h1d1 d5c5 d1d8      | skewer endgame short
            5r1k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 30                | c4g8 f8g8 h6f7      | mate mateIn2 smotheredMate sacrifice endgame short fork deflection
            rnb1kb1r/pp3ppp/2p5/4q3/4n3/3Q4/PPPB1PPP/2KR1BNR w kq - 0 10 | d3d8 e8d8 d2g5 d8c7 g5d8 | mate mateIn3 sacrifice attraction fork discoveredCheck doubleCheck opening long
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 5  | e2e4          | opening oneMove quietMove
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 20 | e2e4          | middlegame oneMove quietMove
            """)
    void themes(String fen, String moves, String expected) {
        assertEquals(words(expected), words(themes(fen, moves, false)));
    }

    @Test
    void aDefenceThatIsTheOnlyOneIsATheme() {
        assertTrue(themes("3k4/8/8/8/8/8/8/r3K3[N] w - - 0 30", "N@d1", true).contains("defensiveMove"));
    }

    @Test
    void everyThemeIsFoundByItsWord() {
        for (Theme theme : Theme.values()) {
            assertEquals(theme, Theme.parse(theme.word().toUpperCase(Locale.ROOT)));
        }
        assertThrows(IllegalArgumentException.class, () -> Theme.parse("zugzwang"));
    }

    private static String themes(String fen, String words, boolean holds) {
        Variant variant = VariantChoice.stated(fen).orElse(Variant.CHESS);
        Position start = Fen.parse(fen, variant);
        Position end = start.copy();
        List<Integer> moves = MoveText.play(end, words);
        boolean mates = Outcome.of(end).isOver();
        Solution.SolutionKind kind = mates
                ? Solution.SolutionKind.MATE
                : holds ? Solution.SolutionKind.DEFENCE : Solution.SolutionKind.ADVANTAGE;
        return ThemeFinder.themes(start, new Solution(moves, kind, List.of())).stream()
                .map(Theme::word)
                .collect(Collectors.joining(" "));
    }

    private static Set<String> words(String text) {
        return Arrays.stream(text.split(" ")).collect(Collectors.toSet());
    }
}
