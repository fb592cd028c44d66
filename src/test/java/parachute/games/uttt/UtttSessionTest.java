package parachute.games.uttt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parachute.games.uttt.Examples.ENUNT;
import static parachute.games.uttt.Examples.MOVES_1;
import static parachute.games.uttt.Examples.MOVES_2;
import static parachute.games.uttt.Examples.UTTT_0;
import static parachute.games.uttt.Examples.UTTT_1;
import static parachute.games.uttt.Examples.UTTT_2;
import static parachute.games.uttt.Examples.UTTT_3;
import static parachute.games.uttt.Examples.UTTT_4;
import static parachute.games.uttt.Examples.UTTT_5;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.RandomText;
import parachute.games.play.GameSearchLimit;
import parachute.games.protocol.HelpAssertions;

/** The line protocol. */
class UtttSessionTest {
    private final UtttSession session = new UtttSession(GameSearchLimit.depth(3), 1);

    @ParameterizedTest
    @CsvSource({
        UTTT_2 + ", uboard,             ...0.....",
        UTTT_2 + ", result,             .",
        UTTT_2 + ", next,               0",
        UTTT_2 + ", available,          nw n ne c e sw s se",
        UTTT_2 + ", valid e/c,          true",
        UTTT_2 + ", valid c,            false",
        UTTT_2 + ", narrow,             nw/c",
        UTTT_2 + ", greedy,             nw/c",
        UTTT_3 + ", valid e/c,          false",
        UTTT_3 + ", greedy,             c/nw",
        UTTT_4 + ", available,          c",
        UTTT_4 + ", valid nw,           true",
        UTTT_4 + ", valid c/nw,         false",
        UTTT_4 + ", best,               n ne nw sw w",
        UTTT_4 + ", narrow,             n",
        UTTT_4 + ", individual ne,      e s se nw ne n",
        UTTT_5 + ", result,             x",
        UTTT_5 + ", available,          ''",
        UTTT_5 + ", best,               ''",
        UTTT_5 + ", priority nw ne,     1",
        UTTT_5 + ", uboard,             .xx0x0x0x",
        UTTT_0 + ", board s,            ......0..",
        UTTT_3 + ", board e,            .xx000.x.",
        UTTT_3 + ", board uboard,       ...0.0...",
        UTTT_4 + ", cell e ne,          x",
        UTTT_4 + ", cell c s,           0",
        UTTT_4 + ", cell sw c,          .",
        UTTT_3 + ", cell uboard e,      0",
        UTTT_3 + ", cell uboard n,      .",
        UTTT_3 + ", cell x0......r se,  r",
        UTTT_5 + ", result nw,          .",
        UTTT_5 + ", result n,           x",
        UTTT_5 + ", result w,           0",
        UTTT_5 + ", result uboard,      x",
        UTTT_0 + ", result xxx0.0.0.,   x",
        UTTT_0 + ", result 0x0.0x0xx,   0",
        UTTT_0 + ", result x0xx000xx,   r",
        UTTT_0 + ", result x.x0x0.0.,   .",
        UTTT_5 + ", priority nw ne x,   0",
        UTTT_5 + ", priority nw ne 0,   1",
        UTTT_4 + ", priority nw sw x,   4",
        UTTT_4 + ", priority ......... se x, 2",
        UTTT_4 + ", priority ......... c x, 3",
        ENUNT + ",  priority ne n 0,    0",
        ENUNT + ",  priority ne n x,    1",
        ENUNT + ",  priority ne n,      1",
        UTTT_3 + ", priority uboard c x, 1",
        UTTT_4 + ", individual ne 0,    e s se nw ne n",
        UTTT_4 + ", individual ne x,    e nw n ne s se",
        UTTT_3 + ", individual ......... 0, nw ne sw se c n w e s",
        ENUNT + ",  best,               sw w e s n ne c se",
        ENUNT + ",  individual w,       c ne sw se n w e s",
        ENUNT + ",  first,              n",
        ENUNT + ",  last,               se"
    })
    void aStateRepliesToRequests(String state, String request, String answer) {
        assertEquals("ok", session.answer("state " + state));
        assertEquals(answer, session.answer(request));
        assertEquals(state.substring(0, 89), session.answer("boards"));
    }

    @ParameterizedTest
    @CsvSource({
        "0, " + UTTT_0,
        "1, " + UTTT_1,
        "2, " + UTTT_2,
        "3, " + UTTT_3,
        "4, " + UTTT_4,
        "5, " + UTTT_5,
        "enunt, " + ENUNT
    })
    void theStatesOfTheAssignmentAreSetByTheirNames(String name, String state) {
        assertEquals("ok", session.answer("state " + state));
        String drawing = session.answer("print");
        session.answer("initial");
        assertEquals("ok", session.answer("state " + name));
        assertEquals(state.substring(0, 89), session.answer("boards"));
        assertEquals(drawing, session.answer("print"));
    }

    @ParameterizedTest
    @CsvSource({MOVES_1 + ", ...000..., 0", MOVES_2 + ", .xx0x0x0x, x"})
    void aGameIsPlayedMoveByMove(String moves, String bigBoard, String winner) {
        for (String move : moves.split(" ")) {
            assertEquals(".", session.answer("result"));
            assertEquals("true", session.answer("valid " + move));
            assertEquals("ok", session.answer("move " + move));
        }
        assertEquals(bigBoard, session.answer("uboard"));
        assertEquals(winner, session.answer("result"));
        assertEquals("error: c is not a valid move; the game is over", session.answer("move c"));
        for (String request : List.of("go", "narrow", "greedy", "first", "last")) {
            assertEquals("error: the game is over", session.answer(request));
        }
        assertEquals("ok", session.answer("initial"));
        assertEquals("nw n ne w c e sw s se", session.answer("available"));
    }

    @Test
    void withoutAMoveBeforeThePlayerChooses() {
        session.answer("state " + UTTT_4.replaceAll("c$", "-"));
        assertEquals("nw n ne c sw s se", session.answer("available"));
    }

    @ParameterizedTest
    @CsvSource({"narrow, narrow, r, 40", "narrow, greedy, 0, 20", "greedy, narrow, x, 27"})
    void twoStrategiesPlayAWholeGameInOneLine(String x, String zero, String winner, int moves) {
        session.answer("move c/c");
        String answer = session.answer("play " + x + " " + zero);
        assertTrue(answer.matches("(\\S+ ){" + moves + "}winner " + winner), answer);
        assertEquals("....x....", session.answer("boards").split(" ")[4], "its own game is left alone");
    }

    @Test
    void alphaBetaPlaysAGameToo() {
        assertTrue(session.answer("play alphaBeta first").endsWith("winner x"));
        assertTrue(session.answer("play last alphaBeta:0.01").endsWith("winner 0"));
    }

    @Test
    void goPlaysItsMove() {
        String move = session.answer("go 0.05");
        assertTrue(UtttMove.parse(move).isPresent(), move);
        assertEquals("0", session.answer("next"));
        assertEquals(move.substring(move.indexOf('/') + 1), session.answer("available"));
    }

    @Test
    void goWinsWhereItCan() {
        for (String move : MOVES_2.substring(0, MOVES_2.lastIndexOf(' ')).split(" ")) {
            session.answer("move " + move);
        }
        assertEquals("ne/nw", session.answer("go"));
        assertEquals("x", session.answer("result"));
    }

    @Test
    void theDiagramEndsWithAnEmptyLineAndHasNoOther() {
        session.answer("state " + UTTT_4);
        assertEquals("""
                 . x . | . . . | . . .\s
                 x x . | . . 0 | x x .\s
                 . . . | . 0 x | 0 . .\s
                -------+-------+-------
                 0 0 0 | . . . | . x x\s
                 x . 0 | . 0 x | 0 0 0\s
                 . . . | . 0 x | . x .\s
                -------+-------+-------
                 . . . | . . . | . . 0\s
                 x . x | x . . | 0 x .\s
                 . . . | 0 . . | . . .\s
                boards won: ...0.0...
                next: 0 on c
                """, session.answer("print"));
        session.answer("state " + UTTT_5);
        assertTrue(session.answer("print").endsWith("\nwinner: x\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "state                  | a state is nine boards and the cell of the move before or -, not 0 words",
                "state a b c d e f g h i - | a board is nine characters x, 0 or ., not \"a\"",
                "state r........ a a a a a a a a - | a board is nine characters x, 0 or ., not \"r........\"",
                "state a a a a a a a a a q | a cell is one of nw n ne w c e sw s se, not \"q\"",
                "move                   | expected: move MOVE, not \"move\"",
                "move c                 | c is not a valid move; expected BOARD/CELL, the board one of nw n ne w c e sw"
                        + " s se",
                "move c/                | a move is a cell such as c, or a board and a cell such as nw/c, not \"c/\"",
                "valid NW/C             | a move is a cell such as c, or a board and a cell such as nw/c, not \"NW/C\"",
                "priority c             | expected: priority BOARD CELL [PLAYER], not \"priority c\"",
                "priority c x           | a cell is one of nw n ne w c e sw s se, not \"x\"",
                "priority c n r         | a player is x or 0, not \"r\"",
                "priority c n x 0       | expected: priority BOARD CELL [PLAYER], not \"priority c n x 0\"",
                "individual             | expected: individual BOARD [PLAYER], not \"individual\"",
                "individual c X         | a player is x or 0, not \"X\"",
                "individual 5           | a board is one of nw n ne w c e sw s se, uboard, or nine characters x, 0, r or"
                        + " ., not \"5\"",
                "board                  | expected: board BOARD, not \"board\"",
                "board C                | a board is one of nw n ne w c e sw s se, uboard, or nine characters x, 0, r or"
                        + " ., not \"C\"",
                "result ..........      | a board is one of nw n ne w c e sw s se, uboard, or nine characters x, 0, r or"
                        + " ., not \"..........\"",
                "cell c                 | expected: cell BOARD CELL, not \"cell c\"",
                "cell c/n n             | a board is one of nw n ne w c e sw s se, uboard, or nine characters x, 0, r or"
                        + " ., not \"c/n\"",
                "cell c uboard          | a cell is one of nw n ne w c e sw s se, not \"uboard\"",
                "result nw n            | expected: result [BOARD], not \"result nw n\"",
                "state 6                | a state is one of 0 1 2 3 4 5 enunt, or nine boards and the cell of the move"
                        + " before or -, not \"6\"",
                "state 1 2              | a state is nine boards and the cell of the move before or -, not 2 words",
                "go fast                | seconds are a number above 0, at most 3600, not \"fast\"",
                "play greedy            | expected: play STRATEGY STRATEGY, not \"play greedy\"",
                "play greedy chess      | a strategy is first, last, narrow, greedy, alphaBeta or alphaBeta:SECONDS,"
                        + " not \"chess\"",
                "play greedy alphaBeta: | seconds are a number above 0, at most 3600, not \"\""
            })
    void aBadRequestGetsAnErrorAndChangesNothing(String request, String reason) {
        assertEquals("error: " + reason, session.answer(request));
        assertEquals("x", session.answer("next"));
        assertEquals("nw n ne w c e sw s se", session.answer("available"));
    }

    @Test
    void helpExplainsEveryRequestWithinEightyColumns() {
        HelpAssertions.explainsEveryRequest(session.answer("help"), session.answer("?"));
    }

    @Test
    void anOccupiedCellHasNoPriority() {
        session.answer("state " + UTTT_4);
        assertEquals("error: w is not free on 000x.0...", session.answer("priority w w"));
    }

    @Test
    void afterTwentyThousandRandomLinesTheRepliesAreCorrect() {
        RandomText random = new RandomText(20_000);
        for (int line = 0; line < 20_000; line++) {
            String request = randomLine(random);
            String answer = session.answer(request);
            assertFalse(answer.contains("internal error"), request);
            assertTrue(request.contains("print") || request.contains("help") || !answer.contains("\n"), request);
        }
        assertEquals("ok", session.answer("state " + UTTT_4));
        assertEquals("n ne nw sw w", session.answer("best"));
    }

    /** Returns words of the protocol in any order, sometimes with a letter changed, or random text. */
    private static String randomLine(RandomText random) {
        List<String> requests =
                List.of(("state,initial,boards,uboard,board,cell,result,next,available,valid,move,priority,"
                                + "individual,best,narrow,greedy,first,last,go .00001,play,print")
                        .split(","));
        List<String> words = List.of(
                "nw,n,c,se,x,0,uboard,enunt,c/c,nw/se,s/,/,x.0......,xxx000...,.........,-,greedy,narrow,1e9,-1,♜,,\0,NaN"
                        .split(","));
        String request = random.word(requests);
        String arguments = request.equals("state") ? random.line(words, 9, 12) : random.line(words, 4);
        String line = request + " " + arguments;
        return random.onceIn(4) ? random.withTypingError(line) : line;
    }
}
