package parachute.protocol.unicode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.Fen;
import parachute.rules.notation.UnicodeBoard;
import parachute.rules.notation.UnicodeBoardException;

/** The program that replies to one board with one board, or with all successors. */
class OneShotTest {
    private static final String MATED = board("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1");

    /** A board and the number of boards in the reply, or DRAW. */
    record BoardCase(String name, String expected, String board) {
        @Override
        public String toString() {
            return name + ": " + expected;
        }
    }

    static List<BoardCase> cases() throws IOException {
        List<BoardCase> cases = new ArrayList<>();
        try (InputStream stream = OneShotTest.class.getResourceAsStream("successors.txt")) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            for (String one : text.substring(2).split("\n# ")) {
                String head = one.substring(0, one.indexOf('\n'));
                int colon = head.lastIndexOf(": ");
                cases.add(new BoardCase(
                        head.substring(0, colon), head.substring(colon + 2), one.substring(head.length() + 1)));
            }
        }
        return cases;
    }

    /** White can mate in one. */
    @Test
    void atLevelZeroTheMoveIsAnyOfTheLegalOnes() throws IOException {
        String board = board("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
        Set<String> answers = new HashSet<>();
        for (int i = 0; i < 30; i++) {
            answers.add(run(board, false, 100, Optional.of(0)).stripTrailing());
        }
        assertTrue(answers.size() > 5, answers.toString());
        assertTrue(successors(board).containsAll(answers), answers.toString());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void testPrintsEverySuccessorOnce(BoardCase one) throws IOException {
        String answer = run(one.board, true);
        if (one.expected.equals("DRAW")) {
            assertEquals("DRAW\n", answer);
            return;
        }
        String[] boards = answer.split("\n~\n");
        assertEquals(Integer.parseInt(one.expected), boards.length);
        assertEquals(successors(one.board), Set.of(boards(answer)), "all different, and those of the rules");
        assertTrue(answer.endsWith("  abcdefgh\n"), "no separator after the last board");
        assertTrue(answer.startsWith("8 "), "no separator before the first board");
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theMoveIsOneOfTheSuccessors(BoardCase one) throws IOException {
        String answer = run(one.board, false, 10);
        if (one.expected.equals("DRAW")) {
            assertEquals("DRAW\n", answer);
        } else {
            assertTrue(successors(one.board).contains(answer.stripTrailing()), answer);
        }
    }

    @Test
    void mateOnTheBoardGivesNoOutput() throws IOException {
        assertEquals("", run(MATED, true));
        assertEquals("", run(MATED, false));
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "mates.csv", numLinesToSkip = 1)
    void aForcedMateIsPlayedWithoutUsingUpTheTime(String name, String fen, int moves) throws IOException {
        Position position = Fen.parse(fen, Variant.CHESS);
        long start = System.nanoTime();
        for (int i = moves; i > 0; i--) {
            String answer = run(UnicodeBoard.format(position), false, 20_000);
            position = UnicodeBoard.parse(answer);
            MoveList replies = LegalMoves.of(position);
            if (replies.size() == 0) {
                break;
            }
            position.make(replies.get(replies.size() / 2));
        }
        assertTrue(Outcome.of(position) == Outcome.WHITE_MATES || Outcome.of(position) == Outcome.BLACK_MATES);
        assertTrue(System.nanoTime() - start < 20_000_000_000L, "less than the time of one move");
    }

    @Test
    void aSingleLegalMoveIsPlayedWithoutThinking() throws IOException {
        String forced = board("7k/8/8/8/8/8/6q1/7K w - - 0 1");
        long start = System.nanoTime();
        assertEquals(board("7k/8/8/8/8/8/6K1/8 b - - 0 1") + "\n", run(forced, false, 25_000));
        assertTrue(System.nanoTime() - start < 25_000_000_000L);
    }

    @Test
    void aPieceThatARandomMoverCouldTakeIsNotLeftIfNothingCouldMateWithoutIt() throws IOException {
        // The king attacks the rook: any move that leaves it there may end in bare kings.
        String answer = run(board("8/8/8/8/4k3/3R4/8/K7 w - - 0 1"), false, 500);
        Position after = UnicodeBoard.parse(answer);
        MoveList replies = LegalMoves.of(after);
        for (int i = 0; i < replies.size(); i++) {
            after.make(replies.get(i));
            assertFalse(Outcome.isMaterialInsufficient(after), answer);
            after.unmake();
        }
    }

    @Test
    void inputLongerThanAnyBoardIsAnError() {
        assertThrows(UnicodeBoardException.class, () -> run("8 " + " ".repeat(1 << 20), true));
    }

    @Test
    void inputThatIsNotUtf8IsAnError() {
        InputStream binary = new ByteArrayInputStream(new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
        UnicodeBoardException error = assertThrows(
                UnicodeBoardException.class,
                () -> OneShot.run(binary, new ByteArrayOutputStream(), true, 100, Optional.empty()));
        assertEquals("line 1: the input is not UTF-8 text in the number of row 8", error.getMessage());
    }

    private static String[] boards(String answer) {
        return answer.stripTrailing().split("\n~\n");
    }

    /** Returns the boards after all legal moves, made one by one. */
    private static Set<String> successors(String board) {
        Position position = UnicodeBoard.parse(board);
        Set<String> boards = new HashSet<>();
        MoveList moves = LegalMoves.of(position);
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            boards.add(UnicodeBoard.format(position));
            position.unmake();
        }
        return boards;
    }

    private static String board(String fen) {
        return UnicodeBoard.format(Fen.parse(fen, Variant.CHESS));
    }

    private static String run(String board, boolean test) throws IOException {
        return run(board, test, 100);
    }

    private static String run(String board, boolean test, long milliseconds) throws IOException {
        return run(board, test, milliseconds, Optional.empty());
    }

    private static String run(String board, boolean test, long milliseconds, Optional<Integer> level)
            throws IOException {
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        InputStream input = new ByteArrayInputStream(board.getBytes(StandardCharsets.UTF_8));
        OneShot.run(input, output, test, milliseconds, level);
        return output.toString(StandardCharsets.UTF_8);
    }
}
