package parachute.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.RandomText;

@Timeout(60)
class UciSessionTest {
    private static final String MATE_IN_TWO = "position fen 7k/8/8/8/8/8/R7/1R2K3 w - - 0 1";

    private final UciClient client = new UciClient();

    @AfterEach
    void theSessionEndsWithItsClient() throws InterruptedException {
        client.hangUp();
        client.awaitEnd();
    }

    @Test
    void introducesItselfAndItsOptions() {
        client.send("uci");
        List<String> lines = client.linesUntil("uciok");
        assertTrue(lines.get(0).startsWith("id name Parachute "), lines.toString());
        assertTrue(lines.get(1).startsWith("id author "), lines.toString());
        for (String option : List.of(
                "Hash type spin default",
                "Clear Hash type button",
                "Threads type spin default 1 min 1 max",
                "MultiPV type spin default 1 min 1 max",
                "Ponder type check default false",
                "UCI_AnalyseMode type check default false",
                "Move Overhead type spin default",
                "EvalFile type string default <empty>",
                "UCI_ShowWDL type check default false",
                "UCI_Variant type combo default chess var chess var crazyhouse")) {
            assertTrue(lines.stream().anyMatch(line -> line.startsWith("option name " + option)), option);
        }
    }

    @Test
    void aSearchToADepthShowsItsThinkingAndEndsWithALegalMove() {
        client.send("position startpos moves e2e4", "go depth 4");
        List<String> lines = client.linesUntil("bestmove");
        assertTrue(
                lines.stream()
                        .anyMatch(
                                line -> line.matches(
                                        "info depth 4 seldepth \\d+ multipv 1 score cp -?\\d+ nodes \\d+"
                                                + " nps \\d+ hashfull \\d+ time \\d+ pv [a-h][78][a-h][1-8].*|info depth 4 .* pv [bg]8.*")),
                lines.toString());
        assertTrue(lines.get(lines.size() - 1).matches("bestmove ([a-h]7[a-h][56]|[bg]8[acfh]6)( ponder .*)?"));
    }

    @Test
    void aMateIsAnnouncedInMoves() {
        client.send(MATE_IN_TWO, "go depth 6");
        List<String> lines = client.linesUntil("bestmove");
        assertTrue(lines.stream().anyMatch(line -> line.contains(" score mate 2 ")), lines.toString());
    }

    @Test
    void chancesAreShownOnRequest() {
        client.send("position startpos", "go depth 3");
        assertTrue(client.linesUntil("bestmove").stream().noneMatch(line -> line.contains(" wdl ")));
        client.send("setoption name UCI_ShowWDL value true", "go depth 3");
        List<String> scores = client.linesUntil("bestmove").stream()
                .filter(line -> line.contains(" score "))
                .toList();
        assertFalse(scores.isEmpty());
        for (String line : scores) {
            assertTrue(line.matches(".* score cp -?\\d+ wdl \\d+ \\d+ \\d+ .*"), line);
        }
    }

    @Test
    void dropsAreWrittenWithAnAtSign() {
        client.send(
                "setoption name UCI_Variant value crazyhouse",
                "position fen 5rrk/6pp/8/6N1/8/8/6PP/6K1[N] w - - 0 1",
                "go depth 3 searchmoves N@f7");
        assertTrue(client.await("bestmove").startsWith("bestmove N@f7"));
    }

    @Test
    void castlingIsTheKingsStep() {
        client.send("position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1", "go depth 2 searchmoves e1g1");
        assertTrue(client.await("bestmove").startsWith("bestmove e1g1"));
    }

    @Test
    void severalLinesAreShownOnRequest() {
        client.send("setoption name MultiPV value 3", "position startpos", "go depth 3");
        List<String> lines = client.linesUntil("bestmove");
        for (int rank = 1; rank <= 3; rank++) {
            String field = "info depth 3 .* multipv " + rank + " .*";
            assertTrue(lines.stream().anyMatch(line -> line.matches(field)), field + lines);
        }
    }

    @Test
    void anInfiniteSearchKeepsItsMoveUntilStopped() throws InterruptedException {
        client.send(MATE_IN_TWO, "go infinite");
        assertTrue(client.isSilent("bestmove", 500));
        client.send("stop");
        client.await("bestmove");
    }

    @Test
    void pondersUntilTheClientSaysThatTheMoveWasPlayed() throws InterruptedException {
        client.send("position startpos moves e2e4 e7e5", "go ponder wtime 300 btime 300");
        assertTrue(client.isSilent("bestmove", 400), "time does not count yet");
        client.send("ponderhit");
        client.await("bestmove");
    }

    @Test
    void ponderingOnAPositionSolvedAtOnceStillWaits() throws InterruptedException {
        client.send(MATE_IN_TWO, "go ponder depth 2");
        assertTrue(client.isSilent("bestmove", 500));
        client.send("stop");
        client.await("bestmove");
    }

    @Test
    void isReadyAlsoWhileItThinks() {
        client.send("position startpos", "go infinite", "isready");
        client.await("readyok");
        client.send("stop");
        client.await("bestmove");
    }

    @ParameterizedTest
    @ValueSource(strings = {"isready", "ucinewgame"})
    void theTableIsMadeBeforeTheClockRuns(String command) {
        client.send("setoption name Hash value 80", "eval");
        client.await("Evaluation");
        long before = UciClient.allocatedMegabytes();
        client.send(command, "eval");
        client.await("Evaluation");
        assertTrue(UciClient.allocatedMegabytes() - before >= 80, command);
    }

    @Test
    void everyGoGetsItsMoveAlsoIfTheNextOneComesTooEarly() {
        client.send("go infinite", "go infinite", "position startpos moves e2e4", "go depth 1");
        client.await("bestmove");
        client.await("bestmove");
        assertTrue(client.await("bestmove").matches("bestmove \\w[78]\\w[56].*"));
    }

    @Test
    void stopWithoutASearchIsIgnored() {
        assertEquals(List.of(), client.answer("stop", "ponderhit", ""));
    }

    @Test
    void withoutALegalMoveThereIsNoBestMove() {
        client.send("position fen R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "go depth 3");
        assertEquals(List.of("info depth 0 score mate 0", "bestmove (none)"), client.linesUntil("bestmove"));
        client.send("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "go depth 3");
        assertEquals(List.of("info depth 0 score cp 0", "bestmove (none)"), client.linesUntil("bestmove"));
    }

    @Test
    void perftIsDividedAsStockfishDoes() {
        client.send("position startpos", "go perft 2");
        List<String> lines = client.linesUntil("Nodes searched: ");
        assertEquals(22, lines.size(), lines.toString());
        assertTrue(lines.contains("e2e4: 20"));
        assertEquals(List.of("", "Nodes searched: 400"), lines.subList(20, 22));
    }

    @ParameterizedTest
    @ValueSource(strings = {"go perft 9", "bench 40"})
    void isReadyAlsoWhileItMeasures(String measurement) {
        client.send(measurement, "isready");
        client.await("readyok");
        client.send("stop");
    }

    @ParameterizedTest
    @ValueSource(strings = {"go perft 9", "bench 40"})
    void stopEndsAMeasurement(String measurement) {
        client.send(measurement, "stop");
        client.await("info string stopped: " + measurement);
    }

    @ParameterizedTest
    @ValueSource(strings = {"go perft 9", "bench 40"})
    void quitEndsTheSessionAlsoWhileItMeasures(String measurement) throws InterruptedException {
        client.send(measurement, "quit");
        client.awaitEnd();
    }

    @ParameterizedTest
    @ValueSource(strings = {"go perft 9", "bench 40"})
    void theEndOfTheInputEndsTheSessionAlsoWhileItMeasures(String measurement) throws InterruptedException {
        UciClient client = new UciClient(Duration.ofMillis(50));
        client.send(measurement);
        client.hangUp();
        client.await("info string stopped: " + measurement);
        client.awaitEnd();
    }

    @Test
    void aScriptGetsItsPerftWhole() {
        client.send("go perft 3");
        client.hangUp();
        assertEquals("Nodes searched: 8902", client.await("Nodes searched: "));
    }

    @ParameterizedTest
    @CsvSource({
        "position startpos, go depth 6, info depth 6 ",
        "position startpos, go nodes 20000, info depth 5 ",
        MATE_IN_TWO + ", go mate 2, info .* score mate 2 ",
        MATE_IN_TWO + ", go mate 1, info string no mate in 1"
    })
    void aScriptGetsTheMoveOfAWholeSearch(String position, String go, String line) {
        client.send(position, go);
        client.hangUp();
        List<String> lines = client.linesUntil("bestmove");
        assertTrue(lines.stream().anyMatch(info -> info.matches(line + ".*")), lines.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"go movetime 1000000", "go infinite", "go ponder depth 5", "go depth 5 infinite"})
    void aSearchThatNeedsItsClientIsStoppedAtTheEndOfTheInput(String go) {
        client.send(go);
        client.hangUp();
        client.await("bestmove");
    }

    @Test
    void aDepthThatCannotBeReachedIsNotAwaitedForever() throws InterruptedException {
        UciClient client = new UciClient(Duration.ofMillis(50));
        client.send("go depth 100");
        client.hangUp();
        client.await("bestmove");
        client.awaitEnd();
    }

    @Test
    void theNextGoEndsAMeasurement() {
        client.send("go perft 9", "go depth 1");
        List<String> lines = client.linesUntil("bestmove");
        assertTrue(lines.contains("info string stopped: go perft 9"), lines.toString());
    }

    @Test
    void theVariantGivesTheNextPositionItsRules() {
        client.send("setoption name UCI_Variant value crazyhouse");
        client.send("position fen 2k5/8/8/8/8/8/8/4K3[Qn] w - - 0 1", "go perft 1");
        assertEquals("Nodes searched: 67", client.await("Nodes searched: "));
        client.send("setoption name UCI_Variant value chess", "go perft 1");
        assertEquals("Nodes searched: 20", client.await("Nodes searched: "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"position fen 8/8/8/8 w - - 0 1", "position startpos moves d2d4 d2d4", "position"})
    void aPositionThatIsWrongIsReportedOnceAndLeavesNone(String position) {
        client.send("position startpos moves e2e4");
        List<String> lines = client.answer(position);
        assertEquals(1, lines.size(), lines.toString());
        assertTrue(lines.get(0).startsWith("info string position: "), lines.toString());
        String refusal = "info string no position: the last one was refused";
        client.send("go depth 1");
        assertEquals(List.of(refusal, "bestmove (none)"), client.linesUntil("bestmove"));
        for (String command : List.of("go perft 1", "d", "eval")) {
            assertEquals(List.of(refusal), client.answer(command), command);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"position startpos", "ucinewgame", "setoption name UCI_Variant value crazyhouse"})
    void afterARefusedPositionTheNextOneCounts(String next) {
        client.answer("position fen 8/8/8/8 w - - 0 1");
        client.send(next, "go depth 1");
        assertTrue(client.await("bestmove").matches("bestmove [a-h]\\d.*"));
    }

    @Test
    void optionsAreReadInAnyCaseAndComplainAboutBadValues() {
        assertEquals(List.of(), client.answer("setoption name hash value 1", "setoption name CLEAR hash"));
        assertEquals(List.of(), client.answer("setoption name Move Overhead value 100"));
        assertEquals(List.of(), client.answer("setoption name MultiPV value 99999999999"), "cut to the range");
        assertEquals(
                List.of("info string Unknown option: \"Contempt\""), client.answer("setoption name Contempt value 3"));
        assertEquals(
                List.of("info string setoption Ponder: expected true or false, not \"perhaps\""),
                client.answer("setoption name Ponder value perhaps"));
        assertEquals(
                List.of("info string setoption UCI_Variant: expected one of chess, crazyhouse, not \"atomic\""),
                client.answer("setoption name UCI_Variant value atomic"));
        assertEquals(1, client.answer("setoption").size());
    }

    @Test
    void theEvaluationIsGivenForWhiteInPawns() {
        List<String> white = client.answer("position fen 4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "eval");
        assertTrue(white.get(white.size() - 1).matches("Evaluation: \\+\\d+\\.\\d\\d .*"), white.toString());
        List<String> black = client.answer("position fen 3k4/8/8/8/8/8/8/Q3K3 b - - 0 1", "eval");
        assertTrue(black.get(black.size() - 1).matches("Evaluation: \\+\\d+\\.\\d\\d .*"), black.toString());
        assertEquals(
                List.of("Evaluation: none (in check)"),
                client.answer("position fen k7/8/8/8/8/8/8/Q3K3 b - - 0 1", "eval"));
    }

    @Test
    void unknownCommandsAreNamed() {
        assertEquals(List.of("info string Unknown command: \"hello\""), client.answer("hello world"));
    }

    /** The example is from the protocol's specification. */
    @Test
    void unknownWordsBeforeACommandAreSkipped() {
        List<String> lines = client.answer("joho debug on", "please now go depth 1");
        assertEquals("info string limits: depth 1", lines.get(0));
    }

    @ParameterizedTest
    @CsvSource({
        "go depth 1, depth 1",
        "go nodes 500 wtime 60000 winc 100 movestogo 40, 'nodes 500, clock 60000 + 100 ms for 40 moves'",
        "go movetime 1, move time 1 ms",
    })
    void debugShowsTheLimitsUnderstood(String command, String limits) {
        assertEquals(
                "info string limits: " + limits,
                client.answer("debug on", command).get(0));
    }

    @Test
    void quitEndsTheSessionAlsoWhileItThinks() throws InterruptedException {
        client.send("go infinite", "quit");
        client.awaitEnd();
    }

    @Test
    void theEndOfTheInputEndsTheSessionAlsoWhileItThinks() throws InterruptedException {
        client.send("go infinite");
        client.hangUp();
        client.awaitEnd();
    }

    @Test
    void survivesTenThousandLinesOfGarbage() {
        RandomText random = new RandomText(20);
        List<String> words = List.of(
                "go",
                "depth",
                "1",
                "position",
                "startpos",
                "fen",
                "moves",
                "e2e4",
                "setoption",
                "name",
                "value",
                "Hash",
                "stop",
                "d",
                "uci",
                "-1",
                "99999999999999999999",
                "P@e4",
                "perft",
                "searchmoves",
                "ponder",
                "[",
                "8/8",
                "\0");
        for (int i = 0; i < 10_000; i++) {
            if (i % 3 == 0) {
                client.sendRaw(random.bytes(60));
                client.send("");
            } else {
                client.send(random.line(words, 7));
            }
        }
        client.send("stop");
        client.answer("stop");
        assertFalse(client.answer("d").isEmpty());
    }

    @Test
    void aLineOfTenMegabytesIsOneBadLine() {
        byte[] chunk = "x".repeat(10_000).getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < 1000; i++) {
            client.sendRaw(chunk);
        }
        List<String> lines = client.answer("");
        assertEquals(1, lines.size());
        assertTrue(lines.get(0).length() < 100);
    }
}
