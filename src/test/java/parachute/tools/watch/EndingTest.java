package parachute.tools.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.notation.PgnReader;

/** How a game ended, from its tags and its moves. */
class EndingTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            CHECKMATE     |                                                   | 1. f3 e5 2. g4 Qh4# 0-1
            RESIGNATION   |                                                   | 1. f3 e5 2. g4 0-1
            RESIGNATION   | [Termination "normal"]                            | 1. e4 1-0
            AGREEMENT     | [Termination "normal"]                            | 1. e4 1/2-1/2
            REPETITION    |                                                   | 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2
            RESIGNATION   |                                                   | 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1-0
            STALEMATE     | [FEN "7k/8/5KQ1/8/8/8/8/8 b - - 0 1"]             | 1/2-1/2
            STALEMATE     | [FEN "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1"]            | 1. Qg6 1/2-1/2
            MATERIAL      | [FEN "7k/8/5K2/8/8/8/8/8 w - - 0 1"]              | 1/2-1/2
            FIFTY_MOVES   | [FEN "7k/8/5K2/8/8/8/8/R7 w - - 99 80"]           | 80. Ra2 1/2-1/2
            FIFTY_MOVES   | [Variant "crazyhouse"] [FEN "7k/8/5K2/8/8/8/8/R7[] w - - 99 80"] | 80. Ra2 1/2-1/2
            CHECKMATE     | [Variant "crazyhouse"] [FEN "6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 7"] | 7. N@f7# 1-0
            ADJUDICATION  | [Termination "adjudication"]                      | 1. f3 e5 2. g4 Qh4# 0-1
            CRASH         | [Termination "abandoned"]                         | 1. e4 1-0
            STALL         | [Termination "stalled connection"]                | 1. e4 1-0
            ILLEGAL_MOVE  | [Termination "illegal move"]                      | 1. e4 1-0
            TIME_LOSS     | [Termination "time forfeit"]                      | 1. e4 1-0
            FALSE_CLAIM   | [Termination "rules infraction"]                  | 1. e4 1-0
            UNKNOWN       | [Variant "shogi"]                                 | 1. e4 1-0
            UNKNOWN       |                                                   | 1. e4 Ke7 1-0
            """)
    void theEndingIsThatOfTheTagsOrOfTheLastPosition(Ending ending, String tags, String moves) {
        String text = (tags == null ? "[Event \"?\"]" : tags.replace("] [", "]\n[")) + "\n\n" + moves;
        assertEquals(
                ending, WatchedGame.of(1, PgnReader.readAll(text).getFirst()).ending());
    }
}
