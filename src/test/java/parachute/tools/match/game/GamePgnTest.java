package parachute.tools.match.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.rules.pgn.PgnReader;

class GamePgnTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            book, White resigns                                                  | White resigns
            +0.31/12 0.345s [%clk 0:00:09.655], n=1234, pv="e2e4 e7e5", White mates | White mates
            -M3/8, White: illegal move at move 3, "e2e5"                         | White: illegal move at move 3, "e2e5"
            0.345s                                                               | ''
            """)
    void theReasonOfTheEndFollowsWhatIsKnownOfTheLastMove(String comment, String reason) {
        assertEquals(reason, reason(comment));
    }

    @Test
    void aLongCommentNeedsNoDeepStack() {
        assertEquals("Draw", reason("n=1, ".repeat(100_000) + "Draw"));
    }

    private static String reason(String comment) {
        return GamePgn.reason(PgnReader.readAll("1. e4 {" + comment + "} *").getFirst());
    }
}
