package parachute.tools.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.pgn.PgnReader;

/** How a game ended, from its tags and its moves. */
class WatchedGameTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            mate          |                                                   | 1. f3 e5 2. g4 Qh4# 0-1
            resignation   |                                                   | 1. f3 e5 2. g4 0-1
            resignation   | [Termination "normal"]                            | 1. e4 1-0
            agreement     | [Termination "normal"]                            | 1. e4 1/2-1/2
            repetition    |                                                   | 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2
            resignation   |                                                   | 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1-0
            stalemate     | [FEN "7k/8/5KQ1/8/8/8/8/8 b - - 0 1"]             | 1/2-1/2
            stalemate     | [FEN "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1"]            | 1. Qg6 1/2-1/2
            material      | [FEN "7k/8/5K2/8/8/8/8/8 w - - 0 1"]              | 1/2-1/2
            fifty moves   | [FEN "7k/8/5K2/8/8/8/8/R7 w - - 99 80"]           | 80. Ra2 1/2-1/2
            fifty moves   | [Variant "crazyhouse"] [FEN "7k/8/5K2/8/8/8/8/R7[] w - - 99 80"] | 80. Ra2 1/2-1/2
            mate          | [Variant "crazyhouse"] [FEN "6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 7"] | 7. N@f7# 1-0
            adjudication  | [Termination "adjudication"]                      | 1. f3 e5 2. g4 Qh4# 0-1
            crash         | [Termination "abandoned"]                         | 1. e4 1-0
            stall         | [Termination "stalled connection"]                | 1. e4 1-0
            illegal move  | [Termination "illegal move"]                      | 1. e4 1-0
            time loss     | [Termination "time forfeit"]                      | 1. e4 1-0
            false claim   | [Termination "rules infraction"]                  | 1. e4 1-0
            unknown       | [Variant "shogi"]                                 | 1. e4 1-0
            unknown       |                                                   | 1. e4 Ke7 1-0
            """)
    void theEndingIsThatOfTheTagsOrOfTheLastPosition(String ending, String tags, String moves) {
        String text = (tags == null ? "[Event \"?\"]" : tags.replace("] [", "]\n[")) + "\n\n" + moves;
        assertEquals(
                ending, WatchedGame.of(1, PgnReader.readAll(text).getFirst()).ending());
    }
}
