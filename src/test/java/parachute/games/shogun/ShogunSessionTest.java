package parachute.games.shogun;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.RandomText;
import parachute.games.play.GameSearchLimit;
import parachute.games.protocol.HelpAssertions;

class ShogunSessionTest {
    private static final String THREATS =
            "board RK2@4,2 RP3@6,1 RP4@4,4 RP4@5,3 RP3@6,5 WK2@7,1 WP2@8,4 WP2@4,1 WP3@8,7";
    private static final String MATE = "board WK2@7,1 WP2@8,5 WP2@4,1 RK2@4,2 RP3@6,1 RP4@4,4 RP4@5,3";

    private final ShogunSession session = new ShogunSession(GameSearchLimit.depth(2), 1);

    @BeforeEach
    void lineUpAsInTheExamples() {
        assertEquals("ok", session.answer("board b_init"));
    }

    @Test
    void aSessionBeginsFromTheUsualLineUp() {
        ShogunSession begun = new ShogunSession(GameSearchLimit.depth(2), 1);
        List<String> board = begun.answer("print").lines().toList();
        assertEquals("|PR4|PR2|PR4|KR2|PR4|PR2|PR3|PR1| 8", board.get(2));
        assertEquals("|PW1|PW3|PW2|PW3|KW1|PW3|PW1|PW2| 1", board.get(16));
        assertEquals("ok", session.answer("board start"));
        assertEquals(begun.answer("print"), session.answer("print"));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = ';',
            value = {
                "eval WP4@4,4 U 4; 4,8",
                "eval WP4@4,4 RU 4; 4,8 5,7 6,6 7,5 8,4",
                "eval RP4@4,4 RU 4; 5,7 6,6 7,5 8,4",
                "eval WP4@9,4 U 1; ''",
                "all 4,1; 3,2 4,3 5,2",
                "legal 4,1; 3,2 4,3 5,2",
                "attacked W; ''",
                "attackedN 4,1; 0",
                "checkmate W; false",
                "board start; ok",
            })
    void onTheBoardOfTheExamples(String request, String answer) {
        assertEquals(answer, session.answer(request));
    }

    @Test
    void attacksOnABoardThatWasSet() {
        assertEquals("ok", session.answer(THREATS));
        assertEquals("WK2@7,1 WP2@8,4", session.answer("attacked R"));
        assertEquals("RP3@6,1", session.answer("attacked W"));
        assertEquals("3", session.answer("attackedN 8,4"));
        assertEquals("1", session.answer("protectedN 8,4"));
        assertEquals("3", session.answer("protectedN 5,3"));
        assertEquals("false", session.answer("checkmate W"));
        assertEquals("ok", session.answer(MATE));
        assertEquals("true", session.answer("checkmate W"));
        assertEquals("false", session.answer("checkmate R"));
        assertEquals("error: the game is over: Red has won", session.answer("go"));
    }

    @Test
    void theDrawingHasCoordinatesAndSaysWhoseTurnItIs() {
        String board = """

            --------------------------------
            |PR4|PR2|PR3|PR1|KR1|PR3|PR1|PR3| 8
            --------------------------------
            |   |   |   |   |   |   |   |   | 7
            --------------------------------
            |   |   |   |   |   |   |   |   | 6
            --------------------------------
            |   |   |   |   |   |   |   |   | 5
            --------------------------------
            |   |   |   |   |   |   |   |   | 4
            --------------------------------
            |   |   |   |KW2|   |   |   |   | 3
            --------------------------------
            |   |   |   |   |   |   |   |   | 2
            --------------------------------
            |PW4|PW3|PW2|   |PW1|PW4|PW3|PW2| 1
            --------------------------------
              1   2   3   4   5   6   7   8
            next: R
            """;
        assertTrue(session.answer("print").endsWith("\nnext: W, unless the other side begins\n"));
        session.answer("move 4,1 4,3");
        assertEquals(board, session.answer("print"));
        session.answer(MATE);
        assertTrue(session.answer("print").endsWith("\nwinner: R\n"));
    }

    @Test
    void theDrawingIsThatOfTheBoardWithCoordinates() {
        List<String> drawn = session.answer("print").lines().toList();
        List<String> board = ShogunBoard.bInit().format().lines().toList();
        for (int line = 0; line < board.size(); line++) {
            String row = board.get(line);
            assertTrue(drawn.get(line).matches(Pattern.quote(row) + (row.startsWith("|") ? " [1-8]" : "")), row);
        }
    }

    @Test
    void nextAndResultFollowTheGame() {
        assertEquals("W", session.answer("next"));
        assertEquals(".", session.answer("result"));
        session.answer("move 4,1 4,3");
        assertEquals("R", session.answer("next"));
        session.answer(MATE);
        assertEquals("R", session.answer("result"));
        session.answer("board WK1@1,1 WP1@2,1 RK1@8,8");
        assertEquals("W", session.answer("result"), "a bare king");
        session.answer("board WK1@1,1 RK1@8,8");
        assertEquals("draw", session.answer("result"), "two bare kings");
        assertTrue(session.answer("print").endsWith("\nnobody wins\n"));
        for (String request : List.of("move 1,1 1,2", "move 8,8 8,7", "go")) {
            assertEquals("error: the game is over: nobody has won", session.answer(request), request);
        }
        session.answer("board WP3@1,1 RP1@2,1 RP1@1,2");
        assertEquals("draw", session.answer("result"));
        assertEquals("error: the game is over: nobody has won", session.answer("go"));
        assertTrue(session.answer("print").endsWith("\nnobody wins\n"));
    }

    @Test
    void whoIsCheckmatedDoesNotMove() {
        session.answer("board WK2@7,1 WP2@8,5 WP2@4,1 RK2@4,2 RP3@6,1 RP4@4,4 RP4@5,7");
        assertEquals("ok", session.answer("move 5,7 5,3"));
        assertEquals("true", session.answer("checkmate W"));
        assertEquals("R", session.answer("result"));
        for (String move : List.of("move 8,5 7,4", "move 7,1 8,2", "move 4,4 4,8", "go")) {
            assertEquals("error: the game is over: Red has won", session.answer(move), move);
        }
        session.answer(MATE);
        assertEquals("error: the game is over: Red has won", session.answer("move 8,5 7,4"), "also at the start");
    }

    @Test
    void whoIsCheckmatedTakesTheKingIfItCan() {
        session.answer(MATE + " WP3@1,2");
        assertEquals("true", session.answer("checkmate W"));
        assertEquals("W", session.answer("next"));
        assertEquals(".", session.answer("result"));
        assertEquals(
                "error: WP2@8,5 cannot go to 7,4: the side that is checkmated can only take the king",
                session.answer("move 8,5 7,4"));
        assertEquals("1,2 4,2", session.answer("go"));
        assertEquals("W", session.answer("result"));
        assertEquals("error: the game is over: White has won", session.answer("move 4,4 4,8"));
    }

    @Test
    void helpExplainsEveryRequestWithinEightyColumns() {
        HelpAssertions.explainsEveryRequest(session.answer("help"), session.answer("?"));
    }

    @Test
    void playersTakeTurns() {
        assertEquals("ok", session.answer("move 4,1 4,3"));
        assertEquals("error: it is not the turn of WK2@4,3", session.answer("move 4,3 6,3"));
        assertEquals("ok", session.answer("move 1,8 1,4"));
        assertEquals("ok", session.answer("move 4,3 6,3"));
        session.answer("board b_init");
        assertEquals("ok", session.answer("move 1,8 1,4"), "either side may begin");
        assertEquals("error: it is not the turn of RP4@1,4", session.answer("move 1,4 1,8"));
    }

    @Test
    void theRoutesAreNamed() {
        assertEquals(
                "error: a route is one of U D R L RU LU RD LD UR UL DR DL, not \"UD\"",
                session.answer("eval WP3@4,4 UD 3"));
    }

    @Test
    void theProgramPlaysForTheSideToMove() {
        String white = session.answer("go");
        assertTrue(white.matches("[1-8],1 [1-8],[1-8]"), white);
        assertEquals("R", session.answer("next"));
        String red = session.answer("go 0.1");
        assertTrue(red.matches("[1-8],8 [1-8],[1-8]"), red);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "hello",
                "board",
                "board nonsense",
                "board start b_init",
                "board WP3@4,4 RP1@4,4",
                "board WP3@9,1",
                "board WP5@1,1",
                "board WK1@1,1 WK1@2,2",
                "eval WP3@4,4 RU",
                "eval WP3@4,4 UD 3",
                "eval WP3@4,4 RU -1",
                "eval WP3@4,4 RU 12345678901",
                "eval X RU 1",
                "all",
                "all 4,4",
                "all 4",
                "legal 9,9",
                "attacked",
                "attacked B",
                "attackedN 4,4",
                "protectedN x,y",
                "checkmate white",
                "move 4,1",
                "move 4,1 4,2",
                "move 4,4 4,5",
                "move 4,1 4,9",
                "move 4,1 4,3 4,5",
                "go fast",
                "go 0",
                "go -1",
                "go 1 2",
                "print it",
                "PRINT",
                "quit now"
            })
    void badRequestsGetOneLineAndChangeNothing(String request) {
        String before = session.answer("print");
        String answer = session.answer(request);
        assertTrue(answer.startsWith("error: "), answer);
        assertEquals(1, answer.lines().count(), answer);
        assertEquals(before, session.answer("print"));
    }

    @Test
    void randomLinesDoNotDisturbASession() {
        List<String> requests =
                List.of("board eval all legal attacked attackedN protectedN checkmate move go print next result help"
                        .split(" "));
        List<String> words =
                List.of(("start b_init W R 1,1 4,1 4,3 4,8 8,8 0,0 9,9 -1,2 WP3@4,4 RK2@4,8 WK1@1,1 RP1@4,3 WP9@1,1"
                                + " U RU DL 0 99999999999 -1 é☃ \0 \t error: @ , 0.0001")
                        .split(" "));
        RandomText random = new RandomText(1);
        for (int i = 0; i < 5_000; i++) {
            String line =
                    i % 10 == 0 ? random.characters(30) : random.line(requests, 1, 2) + " " + random.line(words, 5);
            String answer = session.answer(line);
            assertFalse(answer.contains("internal error"), line + ": " + answer);
            assertTrue(
                    answer.lines().count() <= 1 || List.of("print", "help").contains(line.strip()),
                    line + ": " + answer);
        }
        assertEquals("ok", session.answer(THREATS));
        assertEquals("3", session.answer("attackedN 8,4"));
        assertEquals("WK2@7,1 WP2@8,4", session.answer("attacked R"));
    }
}
