package parachute.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.MoveText;
import parachute.rules.pgn.GameText;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.game.Conduct;
import parachute.tools.match.game.EngineScore;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.Game;
import parachute.tools.match.game.GameMachine;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.game.MatchEvent.GameFinished;
import parachute.tools.match.game.MoveComment;
import parachute.tools.match.game.Pairing;
import parachute.tools.match.game.PlayedMove;
import parachute.tools.match.game.Round;
import parachute.tools.match.setup.EngineHandling;
import parachute.tools.match.setup.EngineList;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Opening;
import parachute.tools.match.setup.Protocol;
import parachute.tools.match.setup.TimeControl;
import parachute.tools.work.JsonText;
import parachute.tools.work.WorkJson;
import parachute.tools.work.WorkJsonException;

/** Messages about a match between machines: each reads what the other writes. */
class MatchWorkTest {
    private static final Adjudication RULES = new Adjudication(1, 2, 3, 4, 5, 6);

    /** A crazyhouse position with a promoted piece and pieces in hand. */
    private static final String FEN = "r1b1k2r/ppp2ppp/2n5/8/8/5Q~2/PPPP1PPP/RNB1K2R[QNpp] b KQkq - 3 9";

    @TempDir
    private Path folder;

    private EngineList list;
    private EngineSpec first;
    private EngineSpec second;

    @BeforeEach
    void listEngines() throws Exception {
        Path file = Files.writeString(folder.resolve("engines.json"), """
                [ {"name": "alpha", "command": "/opt/alpha -x", "protocol": "uci", "workingDirectory": "/tmp",
                   "initStrings": ["not these"], "options": [{"name": "Hash", "value": 1}]},
                  {"name": "beta", "command": "/opt/beta", "protocol": "xboard"} ]
                """);
        list = new EngineList(file, Map.of());
        first = new EngineSpec(
                "alpha 1",
                Optional.of("alpha"),
                List.of("/opt/alpha", "-x"),
                Optional.of(Path.of("/tmp")),
                Protocol.UCI,
                options("Threads", "2", "Book = Path", "C:\\new\nline", "Empty", "", "Hash", "64"),
                List.of("easy", "", "random off"),
                new TimeControl(60_000, 500, 40, 7, 12_345_678_901L, 9),
                new EngineHandling(321, 5_000, 7_000, true, true));
        second = new EngineSpec(
                "beta",
                Optional.of("beta"),
                List.of("/opt/beta"),
                Optional.empty(),
                Protocol.CECP,
                Map.of(),
                List.of(),
                TimeControl.ofNodes(500),
                EngineHandling.USUAL);
    }

    private static Map<String, String> options(String... namesAndValues) {
        Map<String, String> options = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            options.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return options;
    }

    // ---- settings -------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @EnumSource(Variant.class)
    void settingsAreReadAsTheyWereWritten(Variant variant) {
        Conduct conduct = new Conduct(
                RULES,
                60_001,
                Set.of(MoveComment.NODES, MoveComment.PV),
                true,
                true,
                List.of(1, 3),
                GameMachine.of("driver", 900_000, 600_000));
        MatchWork work = new MatchWork(variant, conduct, List.of(first, second), event -> {});
        MatchWork read = MatchWork.open(work.settings(), list, "driver", () -> 600_000);
        assertTrue(read.settings().startsWith("{\"variant\":\"" + variant + '"'), read.settings());
        assertEquals(conduct.on(conduct.machine()), read.conduct());
        assertEquals(List.of(), read.conduct().processors(), "another machine has others");
        assertEquals(List.of(first, second), read.engines());
        assertEquals(
                List.copyOf(first.options().keySet()),
                List.copyOf(read.engines().get(0).options().keySet()),
                "in their order");
    }

    @Test
    void everyMachineHasClocksForItsOwnSpeed() {
        Conduct conduct = Conduct.of(RULES, 60_000).on(GameMachine.of("driver", 900_000, 600_000));
        MatchWork here = new MatchWork(Variant.CHESS, conduct, List.of(first, second), event -> {});
        MatchWork there = MatchWork.open(here.settings(), list, "slow", () -> 300_000);
        assertEquals(new GameMachine("slow", 900_000, 3), there.conduct().machine());
        assertEquals(Optional.of("300000 nodes a second, times x 3.00"), there.remark());
    }

    @Test
    void withoutAReferenceNothingIsMeasured() {
        MatchWork here = new MatchWork(Variant.CHESS, Conduct.of(RULES, 60_000), List.of(first, second), event -> {});
        MatchWork there = MatchWork.open(here.settings(), list, "slow", () -> fail("measured"));
        assertEquals(new GameMachine("slow", 0, 1), there.conduct().machine());
        assertEquals(Optional.empty(), there.remark());
    }

    @Test
    void everyMachineHasItsOwnCommands() throws Exception {
        Path other = Files.writeString(folder.resolve("other.json"), """
                [ {"name": "alpha", "command": "/home/user/alpha", "protocol": "uci"} ]
                """);
        MatchWork work = new MatchWork(Variant.CHESS, Conduct.of(Adjudication.NONE, 1), List.of(first), event -> {});
        String settings = work.settings();
        assertFalse(settings.contains("/opt"), "no command is sent");
        EngineSpec there =
                open(settings, new EngineList(other, Map.of())).engines().get(0);
        assertEquals(List.of("/home/user/alpha"), there.command());
        assertEquals("alpha 1", there.name());
    }

    @Test
    void anEngineThatIsNotFromAListGoesByItsName() {
        EngineSpec given = EngineSpec.inProcess("beta", TimeControl.ofDepth(3));
        MatchWork work = new MatchWork(Variant.CHESS, Conduct.of(Adjudication.NONE, 1), List.of(given), event -> {});
        EngineSpec there = open(work.settings(), list).engines().get(0);
        assertEquals(second.command(), there.command());
    }

    @Test
    void anEngineThatIsNotListedIsNamed() throws Exception {
        MatchWork work =
                new MatchWork(Variant.CHESS, Conduct.of(Adjudication.NONE, 1), List.of(first, second), event -> {});
        Path file = Files.writeString(folder.resolve("none.json"), """
                [ {"name": "beta", "command": "x"} ]
                """);
        EngineList none = new EngineList(file, Map.of());
        String said = assertThrows(UserException.class, () -> open(work.settings(), none))
                .getMessage();
        assertTrue(said.endsWith("none.json does not list an engine \"alpha\", only beta"), said);
    }

    private static MatchWork open(String settings, EngineList list) {
        return MatchWork.open(settings, list, "here", () -> fail("measured"));
    }

    // ---- tasks ----------------------------------------------------------------------------------------------------

    @Test
    void aTaskIsReadAsItWasWritten() {
        Opening moves = opening(Optional.empty(), Variant.CHESS, "e2e4", "e7e5", "e1e2", "d7d5", "e4d5");
        assertTask(pairing("17.2", Variant.CHESS, moves, second, first));
        assertTask(pairing("1.1", Variant.CRAZYHOUSE, Opening.START, first, second));
        // The capture is of a promoted piece, the last move a drop.
        Opening position = opening(Optional.of(FEN), Variant.CRAZYHOUSE, "f7f6", "f3f6", "g7f6", "Q@e7");
        assertTask(pairing("3.1", Variant.CRAZYHOUSE, position, first, second));
    }

    private static Pairing pairing(String round, Variant variant, Opening opening, EngineSpec white, EngineSpec black) {
        return new Pairing(new Round(round), variant, opening, white, black);
    }

    private void assertTask(Pairing task) {
        MatchWork work = work(task.variant());
        assertEquals(task, work.parseTask(work.taskText(task)));
    }

    private MatchWork work(Variant variant) {
        return new MatchWork(variant, Conduct.of(Adjudication.NONE, 1), List.of(first, second), event -> {});
    }

    private static Opening opening(Optional<String> fen, Variant variant, String... moves) {
        Position position = new Opening(fen, List.of()).firstPosition(variant);
        List<Integer> found = new ArrayList<>();
        for (String move : moves) {
            found.add(MoveText.parse(position, move));
            position.make(found.getLast());
        }
        return new Opening(fen, found);
    }

    @Test
    void aMoveThatIsNotLegalIsNamed() throws Exception {
        String text = JsonText.with(task(), "moves", "e4 e5 Ke3");
        assertEquals(
                "expected a legal move in rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2, not \"Ke3\"",
                refusedTask(text));
    }

    @Test
    void anEngineThatDoesNotPlayIsNamed() throws Exception {
        String text = JsonText.with(task(), "black", "gamma");
        assertEquals("the engine \"gamma\" does not play in this match", refusedTask(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"round", "white", "black", "fen", "moves"})
    void aTaskWithoutOneOfItsValuesIsRefused(String missing) throws Exception {
        String refusal = refusedTask(JsonText.without(task(), missing));
        assertTrue(refusal.contains("'" + missing + "'"), refusal);
    }

    private String task() {
        return work(Variant.CHESS).taskText(game("1.1"));
    }

    private String refusedTask(String text) {
        return assertThrows(WorkJsonException.class, () -> work(Variant.CHESS).parseTask(text))
                .getMessage();
    }

    // ---- results --------------------------------------------------------------------------------------------------

    private static List<Object> inFull(GameFinished game) {
        return List.of(game.tags(), GameText.of(game.game()), game.pgn(), game.end(), game.remarks());
    }

    @Test
    void aResultIsReadAsItWasWritten() {
        Opening opening = opening(Optional.empty(), Variant.CHESS, "e2e4");
        List<PlayedMove> moves =
                List.of(played(opening, "e7e5", Optional.of(59_900L), Optional.of(new EngineScore(-31, 0, 12))));
        GameResult result = new GameResult("0-1", "normal", "Black mates", Optional.empty(), "");
        GameFinished game = finished(new Game(pairing("1.2", Variant.CHESS, opening, first, second), moves, result));
        assertEquals(inFull(game), inFull(readBack(game)));
    }

    @Test
    void aGameTellsWhereItWasPlayedAndWithWhichClocks() {
        GameResult result = new GameResult("1-0", "normal", "Black resigns", Optional.empty(), "");
        Game record = new Game(pairing("1.1", Variant.CHESS, Opening.START, first, second), List.of(), result);
        Conduct conduct = Conduct.of(RULES, 0).on(GameMachine.of("a \"slow\" one", 900_000, 700_000));
        GameFinished game = GameFinished.of(record, LocalDate.EPOCH, conduct);
        assertEquals(
                new GameMachine("a \"slow\" one", 900_000, 1.2857), game.tags().machine());
        assertEquals(700_008, game.tags().machine().speed(), "from what is rounded");
        assertEquals(inFull(game), inFull(readBack(game)));
    }

    @ParameterizedTest
    @EnumSource(Fault.class)
    void soIsOneOfAGameThatWasLostByAFault(Fault fault) {
        Opening opening = opening(Optional.of(FEN), Variant.CRAZYHOUSE, "f7f6");
        List<PlayedMove> moves =
                List.of(played(opening, "N@e6", Optional.empty(), Optional.of(new EngineScore(0, 3, 5))));
        GameResult result = new GameResult(
                "1-0", fault.termination(), "Black: " + fault.termination(), Optional.of(fault), "line 1\nline \\2");
        GameFinished game =
                finished(new Game(pairing("9.1", Variant.CRAZYHOUSE, opening, first, second), moves, result));
        GameFinished read = readBack(game);
        assertEquals(inFull(game), inFull(read));
        assertEquals(Optional.of(fault), read.tags().fault());
        assertEquals("Black: " + fault.termination() + "; standard error: line 1\nline \\2", read.end());
    }

    @Test
    void soIsOneThatWasLostBeforeTheFirstMove() {
        GameResult result =
                new GameResult("1-0", "abandoned", "Black: no start", Optional.of(Fault.CRASH), "no such file");
        GameFinished game =
                finished(new Game(pairing("2.1", Variant.CHESS, Opening.START, first, second), List.of(), result));
        assertEquals(inFull(game), inFull(readBack(game)));
    }

    private static PlayedMove played(Opening opening, String move, Optional<Long> clock, Optional<EngineScore> score) {
        Variant variant = opening.fen().isPresent() ? Variant.CRAZYHOUSE : Variant.CHESS;
        return new PlayedMove(MoveText.parse(opening.position(variant), move), 1_234_567_890, clock, score);
    }

    private static GameFinished finished(Game record) {
        return GameFinished.of(record, LocalDate.of(2026, 11, 22), Conduct.of(Adjudication.NONE, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1. e4 *", "[White \"A\"]\n\n*\n", "no game at all", "\0\1\2", "[White \"A"})
    void whatIsNoFinishedGameIsRefused(String pgn) {
        String text = WorkJson.write(Map.of("pgn", pgn, "end", ""));
        assertThrows(WorkJsonException.class, () -> work(Variant.CHESS).parseResult(game("1.1"), text));
    }

    @Test
    void soIsTheGameOfAnotherRound() {
        GameResult result = new GameResult("1-0", "normal", "Black resigns", Optional.empty(), "");
        GameFinished game =
                finished(new Game(pairing("2.1", Variant.CHESS, Opening.START, first, second), List.of(), result));
        assertEquals(
                "the game of round 2.1, not that of 2.2",
                assertThrows(WorkJsonException.class, () -> readBack("2.2", game))
                        .getMessage());
    }

    private GameFinished readBack(GameFinished game) {
        return readBack(game.tags().round().text(), game);
    }

    private GameFinished readBack(String round, GameFinished game) {
        MatchWork work = work(Variant.CHESS);
        return work.parseResult(game(round), work.resultText(game));
    }

    private Pairing game(String round) {
        return pairing(round, Variant.CHESS, Opening.START, first, second);
    }
}
