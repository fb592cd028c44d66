package parachute.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parachute.tools.match.ScriptedMatches.engine;
import static parachute.tools.match.ScriptedMatches.listener;
import static parachute.tools.match.ScriptedMatches.plan;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.rules.notation.VariantName;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Openings;

/** What engines are told, by scripts that write it down: each is White in the first game and Black in the second. */
@DisabledOnOs(OS.WINDOWS)
@Execution(ExecutionMode.CONCURRENT)
class OrdersTest {
    @TempDir
    private Path folder;

    // ---- UCI ------------------------------------------------------------------------------------------------------

    @ParameterizedTest(name = "{0} against {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            tc=10+0.1                     | tc=10+0.1 | go wtime 10100 btime 10100 winc 100 binc 100
            tc=40/60                      | tc=10+1   | go wtime 60000 btime 11000 winc 0 binc 1000 movestogo 40
            tc=5                          | depth=3   | go wtime 5000 btime 5000 winc 0 binc 0
            st=1.5                        | tc=1+1    | go movetime 1500
            nodes=500                     | tc=1+1    | go nodes 500
            depth=7                       | tc=1+1    | go depth 7
            tc=5 st=2 nodes=500 depth=7   | tc=5      | go wtime 5000 btime 5000 winc 0 binc 0 movetime 2000 nodes 500 depth 7
            """)
    void uciEnginesAreToldTheirLimitsWithEveryMove(String own, String other, String go) throws IOException {
        List<String> told = toldToUci(own, other);
        assertEquals(go, told.get(told.indexOf("position startpos") + 1));
    }

    @Test
    void uciClocksBelongToColoursAndGoOnFromMoveToMove() throws IOException {
        List<String> told = toldToUci("tc=40/60", "tc=10+1");
        List<String> go = told.stream().filter(line -> line.startsWith("go ")).toList();
        // White's first three moves, the third of which is illegal, then Black's.
        assertTrue(
                go.get(1).matches("go wtime 5\\d{4} btime 1[0-2]\\d{3} winc 0 binc 1000 movestogo 39"), go::toString);
        assertTrue(go.get(2).endsWith(" movestogo 38"), go::toString);
        assertTrue(go.get(3).matches("go wtime 1[0-2]\\d{3} btime 60000 winc 1000 binc 0 movestogo 40"), go::toString);
    }

    @Test
    void uciEnginesAreToldAllMovesOfTheGame() throws IOException {
        assertEquals(
                List.of(
                        "position startpos",
                        "position startpos moves g1f3 g8f6",
                        "position startpos moves g1f3 g8f6 f3g1 f6g8",
                        "position startpos moves g1f3",
                        "position startpos moves g1f3 g8f6 f3g1",
                        "position startpos moves g1f3 g8f6 f3g1 f6g8 g1f3"),
                toldToUci("depth=7", "tc=1+1").stream()
                        .filter(line -> line.startsWith("position "))
                        .toList());
    }

    @Test
    void uciOptionsAreSetBeforeTheFirstGame() throws IOException {
        List<String> told = toldToUci("depth=7 hash=64", "tc=1+1");
        assertEquals(
                List.of(
                        "uci",
                        "setoption name Hash value 64",
                        "setoption name UCI_Variant value crazyhouse",
                        "isready",
                        "ucinewgame",
                        "isready",
                        "isready",
                        "position startpos"),
                told.subList(0, 8));
    }

    /** In the second game it expects another move than the one that is made. */
    @Test
    void uciEnginesThatPonderAreToldWhetherTheExpectedMoveWasMade() throws IOException {
        List<String> told = told(Openings.START, "uci", "ponder", "tc=10+0.1 ponder=on", "tc=10+0.1");
        assertTrue(told.contains("setoption name Ponder value true"), told::toString);
        assertEquals(
                List.of(
                        "position startpos",
                        "go",
                        "position startpos moves g1f3 g8f6",
                        "go ponder",
                        "ponderhit",
                        "position startpos moves g1f3 g8f6 f3g1 f6g8",
                        "go ponder",
                        "ponderhit",
                        "position startpos moves g1f3",
                        "go",
                        "position startpos moves g1f3 g8f6 a2a3",
                        "go ponder",
                        "stop",
                        "position startpos moves g1f3 g8f6 f3g1",
                        "go",
                        "position startpos moves g1f3 g8f6 f3g1 f6g8 g1f3",
                        "go"),
                told.stream()
                        .filter(line -> line.matches("(position|go|ponderhit|stop).*"))
                        .map(line -> line.replaceFirst(" wtime .*", ""))
                        .toList());
    }

    @Test
    void enginesThatAreToPonderAreToldSoByXBoardsProtocol() throws IOException {
        List<String> told = toldToCecp("tc=10+0.1 ponder=on", "tc=10+0.1");
        assertEquals("hard", told.get(told.indexOf("computer") - 1));
    }

    @ParameterizedTest(name = "restart={0}: {1}")
    @CsvSource({"on, 2", "off, 1"})
    void anEngineIsStartedForEachGameOrOnce(String restart, int starts) throws IOException {
        List<String> told = toldToCecp("depth=7 restart=" + restart, "tc=1+1");
        assertEquals(starts, told.stream().filter("protover 2"::equals).count(), told::toString);
    }

    @Test
    void uciEnginesAreToldOfChess960() throws IOException {
        List<String> told = told(chess960(), "uci", "illegal", "depth=7", "tc=1+1");
        int option = told.indexOf("setoption name UCI_Chess960 value true");
        assertEquals("ucinewgame", told.get(option + 1));
        assertTrue(
                told.contains("position fen qbbnrnkr/pppppppp/8/8/8/8/PPPPPPPP/QBBNRNKR[] w HEhe - 0 1"
                        + " moves f1g3 f8g6 g1h1"),
                told::toString);
        assertEquals(option, told.lastIndexOf("setoption name UCI_Chess960 value true"), "once for both games");
    }

    /** Crazyhouse960 after White's castling. */
    private Openings chess960() throws IOException {
        Path pgn = Files.writeString(folder.resolve("openings.pgn"), """
                [FEN "qbbnrnkr/pppppppp/8/8/8/8/PPPPPPPP/QBBNRNKR[] w KQkq - 0 1"]

                1. Ng3 Ng6 2. O-O *
                """);
        return Openings.read(pgn, new VariantName(Variant.CRAZYHOUSE, true), 0, warning -> {});
    }

    private List<String> toldToUci(String own, String other) throws IOException {
        return told(Openings.START, "uci", "illegal", own, other);
    }

    // ---- XBoard's protocol ----------------------------------------------------------------------------------------

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
            tc=10+0.1         | level 0 0:10 0.1
            tc=1:30+2         | level 0 1:30 2
            tc=40/60          | level 40 1 0
            tc=40/60 depth=7  | level 40 1 0, sd 7
            st=1.5            | st 1.5
            st=2 depth=7      | st 2, sd 7
            nodes=500         | nps 1, st 500
            nodes=500 depth=7 | nps 1, st 500, sd 7
            depth=7           | st 1, sd 7
            """)
    void cecpEnginesAreToldTheirLimitsBeforeEveryGame(String own, String limits) throws IOException {
        List<String> told = toldToCecp(own, "tc=1+1");
        String all = String.join(", ", told);
        String before = "new, variant crazyhouse, force, ";
        assertEquals(3, all.split(before + limits + ", post, easy, computer, ping ", -1).length, all);
    }

    @ParameterizedTest(name = "{0} against {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            tc=10+0.1 | tc=40/60 | time 1010, otim 6000, go
            tc=10+0.1 | depth=3  | time 1010, otim 1010, go
            st=1      | tc=40/60 | go
            """)
    void cecpEnginesAreToldBothClocksBeforeTheFirstMove(String own, String other, String order) throws IOException {
        List<String> told = toldToCecp(own, other);
        int ready = told.indexOf("ping 2");
        assertEquals(order, String.join(", ", told.subList(ready + 1, told.indexOf("go") + 1)));
    }

    @Test
    void cecpEnginesAreToldTheClocksBeforeTheOpponentsMoves() throws IOException {
        List<String> told = toldToCecp("tc=40/60", "tc=10+1").stream()
                .filter(line -> !line.startsWith("ping "))
                .toList();
        int first = told.indexOf("go");
        assertTrue(told.get(first + 1).matches("time 5\\d{3}"), told::toString);
        assertTrue(told.get(first + 2).matches("otim 1[0-2]\\d{2}"), told::toString);
        assertEquals("usermove g8f6", told.get(first + 3));
        int second = told.lastIndexOf("go");
        assertEquals("time 6000", told.get(second - 3));
        assertTrue(told.get(second - 2).matches("otim 1[0-2]\\d{2}"), told::toString);
        assertEquals("usermove g1f3", told.get(second - 1));
    }

    @Test
    void cecpEnginesAreToldHowTheGameEnded() throws IOException {
        List<String> told = toldToCecp("depth=7", "tc=1+1");
        int first = told.indexOf("result 0-1 {White resigns}");
        int second = told.indexOf("result 1-0 {Black resigns}");
        assertTrue(0 < first && first < second, told::toString);
        assertEquals("force", told.get(first - 1));
        assertEquals("quit", told.get(second + 1));
    }

    @Test
    void theOpeningIsPlayedBeforeTheClockRuns() throws IOException {
        Openings openings = Openings.parse("a2a3 a7a6", "test.book", Variant.CRAZYHOUSE, 0);
        List<String> told = told(openings, "cecp", "resign", "tc=1+1", "tc=1+1");
        int computer = told.indexOf("computer");
        assertEquals(
                List.of("usermove a2a3", "usermove a7a6", "ping 2", "time 200", "otim 200", "go"),
                told.subList(computer + 1, computer + 7));
    }

    @Test
    void cecpEnginesAreToldCastlingOfChess960ByName() throws IOException {
        List<String> told = told(chess960(), "cecp", "resign", "tc=1+1", "tc=1+1");
        int variant = told.indexOf("variant crazyhouse");
        assertEquals(
                List.of("force", "setboard qbbnrnkr/pppppppp/8/8/8/8/PPPPPPPP/QBBNRNKR[] w HEhe - 0 1"),
                told.subList(variant + 1, variant + 3));
        int computer = told.indexOf("computer");
        assertEquals(
                List.of("usermove f1g3", "usermove f8g6", "usermove O-O"), told.subList(computer + 1, computer + 4));
    }

    @Test
    void anEngineWithoutFischerandomPlaysNoChess960() {
        Openings openings = Openings.startPositions(Variant.CHESS);
        EngineSpec engine = engine("cecp", "nothing", "engine");
        EngineSpec opponent = engine("cecp", "nothing", "opponent");
        Path pgn = folder.resolve("games.pgn");
        MatchPlan plan = plan(Variant.CHESS, openings, 1, 1, pgn, false, engine, opponent);
        UserException e = assertThrows(UserException.class, () -> ScriptedMatches.play(plan, event -> {}));
        assertTrue(e.getMessage().endsWith(" does not play fischerandom"), e.getMessage());
    }

    @Test
    void aPositionIsSetUpInForceMode() throws IOException {
        String position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[P] w KQkq - 0 1";
        Openings openings = Openings.parse(position, "test", Variant.CRAZYHOUSE, 0);
        List<String> told = told(openings, "cecp", "resign", "tc=1+1", "tc=1+1");
        int force = told.indexOf("force");
        assertEquals("setboard " + position, told.get(force + 1));
    }

    @Test
    void cecpOptionsAreSetWhereTheEngineHasThem() throws IOException {
        List<String> told = toldToCecp("depth=7 option.style=wild hash=64", "tc=1+1");
        assertEquals("option Style=wild", told.get(told.indexOf("ping 1") - 1));
        assertFalse(told.stream().anyMatch(line -> line.startsWith("memory")), told::toString);
    }

    @ParameterizedTest
    @CsvSource({"uci", "cecp"})
    void optionsThatAnEngineDoesNotHaveAreRefused(String protocol) {
        UserException e = assertThrows(
                UserException.class,
                () -> told(Openings.START, protocol, "nothing", "depth=7 option.Contempt=5", "tc=1+1"));
        assertEquals("listener does not have the option \"Contempt\"", e.getMessage());
    }

    private List<String> toldToCecp(String own, String other) throws IOException {
        return told(Openings.START, "cecp", "resign", own, other);
    }

    // ---- both -----------------------------------------------------------------------------------------------------

    /** Returns what an engine is told in two games of crazyhouse against one with other limits, features apart. */
    private List<String> told(Openings openings, String protocol, String behaviour, String own, String other)
            throws IOException {
        Path log = folder.resolve("told");
        EngineSpec listener = listener(protocol, behaviour, log, List.of(own.split(" ")));
        EngineSpec opponent = engine("cecp", "nothing", "opponent", other);
        Path pgn = folder.resolve("games.pgn");
        ScriptedMatches.play(plan(Variant.CRAZYHOUSE, openings, 1, 1, pgn, false, listener, opponent), event -> {});
        return Files.readAllLines(log).stream()
                .filter(line -> !line.startsWith("accepted ") && !line.startsWith("rejected "))
                .toList();
    }
}
