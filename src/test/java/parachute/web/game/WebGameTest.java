package parachute.web.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.io.UserException;
import parachute.tools.json.Json;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.json.RequestBody;
import parachute.web.search.EnginePool;

/** Games of people and the engine, their clocks and their files. */
class WebGameTest {
    private static final String PEOPLE = "\"white\": {\"kind\": \"person\"}, \"black\": {\"kind\": \"person\"}";
    private static final String AGAINST_ENGINE =
            "\"white\": {\"kind\": \"person\"}, \"black\": {\"kind\": \"engine\", \"level\": \"newcomer\"}";
    private static final String AGAINST_RANDOM_MOVES = AGAINST_ENGINE.replace("newcomer", "random moves");
    private static final String ENGINE_BEGINS =
            "\"white\": {\"kind\": \"engine\", \"elo\": 400}, \"black\": {\"kind\": \"person\"}";

    /** That of the clocks, which stands still unless a test lets it pass. */
    private final AtomicLong nanoTime = new AtomicLong();

    private final List<String> complaints = new ArrayList<>();

    @TempDir
    private Path parent;

    private Path folder;
    private GameFolder files;
    private WebGames games;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectory(parent.resolve("games"));
        open();
    }

    private void open() {
        files = new GameFolder(folder);
        games = new WebGames(files, new EnginePool(1), complaints::add, 0, nanoTime::get);
    }

    @AfterEach
    void close() {
        games.close();
        files.close();
    }

    /** Has weak engines take this time for a move. */
    private void restart(long replyMillis) {
        close();
        files = new GameFolder(folder);
        games = new WebGames(files, new EnginePool(1), complaints::add, replyMillis, nanoTime::get);
    }

    private void restart() {
        close();
        open();
    }

    private WebGame game(String settings) {
        return games.create(RequestBody.parse('{' + settings + '}'));
    }

    private static WebGame played(WebGame game, String... moves) {
        for (String move : moves) {
            game.move(move, OptionalInt.empty());
        }
        return game;
    }

    private void pass(Duration time) {
        nanoTime.addAndGet(time.toNanos());
    }

    private static List<?> moves(WebGame game) {
        return (List<?>) game.json().get("moves");
    }

    private static String result(WebGame game) {
        return game.json().get("result") + " " + game.json().get("reason");
    }

    private static Map<?, ?> clock(WebGame game) {
        return (Map<?, ?>) game.json().get("clock");
    }

    private static void assertRefused(Reason reason, Runnable request) {
        assertEquals(reason, assertThrows(RefusedException.class, request::run).reason());
    }

    /** Waits for a state of a game. */
    private static void await(WebGame game, Predicate<Map<String, Object>> state) throws InterruptedException {
        try (GameWatch watch = game.watch()) {
            Optional<Map<String, Object>> seen = watch.await(Duration.ofMinutes(1));
            while (!state.test(seen.orElseThrow())) {
                seen = watch.await(Duration.ofMinutes(1));
            }
        }
    }

    private static Predicate<Map<String, Object>> plies(int number) {
        return game -> plies(game) == number;
    }

    /** How many moves a game has, of which those that were sent before are left out. */
    private static int plies(Map<String, Object> game) {
        return (Integer) game.getOrDefault("kept", 0) + ((List<?>) game.get("moves")).size();
    }

    // ---- moves ----------------------------------------------------------------------------------------------------

    @Test
    void aGameOfTwoPeopleEndsByMate() {
        WebGame game = played(game(PEOPLE), "f3", "e7e5", "g4", "Qh4");
        assertEquals("0-1 Black mates", result(game));
        assertRefused(Reason.CONFLICT, () -> played(game, "a3"));
    }

    @Test
    void aWeakEngineTakesItsTime() throws InterruptedException {
        restart(300);
        WebGame game = game(AGAINST_RANDOM_MOVES);
        long begun = System.nanoTime();
        await(played(game, "e4"), plies(2));
        long millis = Duration.ofNanos(System.nanoTime() - begun).toMillis();
        assertTrue(millis >= 299, () -> millis + " ms");
    }

    @Test
    void anIllegalMoveChangesNothing() {
        WebGame game = played(game(PEOPLE), "e4");
        Map<String, Object> before = game.json();
        assertRefused(Reason.ILLEGAL_MOVE, () -> played(game, "e4"));
        assertEquals(before, game.json());
    }

    @Test
    void theSecondOfTwoPagesWithTheSamePositionCannotMove() {
        WebGame game = game(PEOPLE);
        game.move("e4", OptionalInt.of(0));
        assertRefused(Reason.CONFLICT, () -> game.move("e5", OptionalInt.of(0)));
        game.move("e5", OptionalInt.of(1));
        assertEquals(2, moves(game).size());
    }

    @Test
    void theEngineAnswersAMove() throws InterruptedException {
        WebGame game = played(game(AGAINST_ENGINE), "e4");
        await(game, plies(2));
        assertEquals(false, game.json().get("thinking"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "crazyhouse", "chess960"})
    void theEnginePlaysRandomMoves(String variant) throws InterruptedException {
        WebGame game = played(game("\"variant\": \"" + variant + "\", " + AGAINST_RANDOM_MOVES), "e4");
        await(game, plies(2));
        played(game, "a3");
        await(game, plies(4));
    }

    @Test
    void theEngineBeginsWithWhite() throws InterruptedException {
        WebGame game = game(ENGINE_BEGINS);
        await(game, plies(1));
        assertRefused(Reason.CONFLICT, () -> game.move("e5", OptionalInt.of(0)));
        played(game, "e5");
    }

    @Test
    void theEngineAgainstItselfNeedsAWatcher() throws InterruptedException {
        String engine = "{\"kind\": \"engine\", \"level\": \"newcomer\"}";
        WebGame game = game("\"white\": " + engine + ", \"black\": " + engine);
        assertEquals(false, game.json().get("thinking"));
        await(game, state -> plies(state) > 3);
        assertRefused(Reason.CONFLICT, game::takeBack);
        assertRefused(Reason.CONFLICT, game::resign);
    }

    @Test
    void nobodyMovesForTheEngine() throws IOException, InterruptedException {
        String id = game(ENGINE_BEGINS).id();
        restart(); // which ends its thinking
        WebGame game = games.get(id);
        if (moves(game).isEmpty()) {
            assertRefused(Reason.CONFLICT, () -> played(game, "e4"));
            assertRefused(Reason.CONFLICT, game::hint);
        }
        await(game, plies(1));
    }

    // ---- takeback, hint, draw, resignation ------------------------------------------------------------------------

    @Test
    void twoPeopleTakeBackOneMove() {
        WebGame game = played(game(PEOPLE), "e4", "e5");
        game.takeBack();
        assertEquals(1, moves(game).size());
        game.takeBack();
        assertRefused(Reason.CONFLICT, game::takeBack);
    }

    @Test
    void againstTheEngineAPersonTakesBackTheOwnMove() throws InterruptedException {
        WebGame game = played(game(AGAINST_ENGINE), "e4");
        await(game, plies(2));
        game.takeBack();
        assertEquals(List.of(), moves(game));
    }

    @Test
    void theEnginesFirstMoveIsNotTakenBack() throws InterruptedException {
        WebGame game = game(ENGINE_BEGINS);
        await(game, plies(1));
        assertRefused(Reason.CONFLICT, game::takeBack);
    }

    @Test
    void aMateCanBeTakenBack() {
        WebGame game = played(game(PEOPLE), "f3", "e5", "g4", "Qh4");
        game.takeBack();
        assertEquals("* ", result(game));
        played(game, "d6");
    }

    @Test
    void aHintIsALegalMove() {
        WebGame game = game(AGAINST_ENGINE);
        played(game, game.hint().san());
    }

    @Test
    void twoPeopleAgreeOnADraw() {
        WebGame game = game(PEOPLE);
        assertTrue(game.offerDraw());
        assertEquals("1/2-1/2 Draw by agreement", result(game));
    }

    @Test
    void theEngineDeclinesADrawWhenItWins() {
        WebGame game = game(AGAINST_ENGINE + ", \"fen\": \"1q5k/8/8/8/8/8/7P/K7 w - - 0 1\"");
        assertFalse(game.offerDraw());
        assertEquals("* ", result(game));
    }

    /** The rule of XBoard's protocol as well: an even game goes on while something may happen. */
    @Test
    void theEngineDeclinesADrawInAnEvenGame() {
        WebGame game = game(AGAINST_ENGINE + ", \"fen\": \"4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 20\"");
        assertFalse(game.offerDraw());
        assertEquals("* ", result(game));
    }

    @Test
    void theEngineAcceptsADrawWhenItLoses() {
        WebGame game = game(AGAINST_ENGINE + ", \"fen\": \"7k/p7/8/8/8/8/8/KQ6 w - - 0 1\"");
        assertTrue(game.offerDraw());
        assertEquals("1/2-1/2 Draw by agreement", result(game));
    }

    @Test
    void aPersonResignsAgainstTheEngineAndTheOneToMoveAmongPeople() {
        WebGame person = game(AGAINST_ENGINE);
        person.resign();
        assertEquals("0-1 White resigns", result(person));
        WebGame people = played(game(PEOPLE), "e4");
        people.resign();
        assertEquals("1-0 Black resigns", result(people));
        assertTrue(people.pgn().endsWith("1. e4 {Black resigns} 1-0\n\n"), people.pgn());
    }

    @Test
    void thePgnHasTheClocksTheNameAndTheReasonOfTheEnd() {
        WebGame game = game(AGAINST_RANDOM_MOVES.replaceFirst("person.", "$0, \"name\": \" Ann \"")
                + ", \"clock\": {\"base\": 65, \"increment\": 2}");
        assertTrue(game.pgn().contains("[White \"Ann\"]"), game.pgn());
        assertTrue(game.pgn().contains("[Termination \"unterminated\"]"), game.pgn());
        game.move("e4", OptionalInt.empty());
        assertTrue(game.pgn().contains("1. e4 {[%clk 0:01:07.000]}"), game.pgn());
        game.resign();
        assertTrue(game.pgn().contains("[Termination \"normal\"]"), game.pgn());
        assertTrue(game.pgn().contains("White resigns} 0-1"), game.pgn());
    }

    @Test
    void aRematchExchangesColours() {
        WebGame game = game(AGAINST_ENGINE);
        GameSettings second = game.settings().exchanged();
        assertEquals(game.settings().white(), second.black());
        assertEquals(game.settings().black(), second.white());
    }

    // ---- clocks ---------------------------------------------------------------------------------------------------

    @Test
    void aClockRunsFromTheFirstMoveOn() {
        WebGame game = game(PEOPLE + ", \"clock\": {\"base\": 60, \"increment\": 2}");
        pass(Duration.ofMinutes(10));
        played(game, "e4");
        assertEquals(
                Map.of("base", 60, "increment", 2, "white", 62_000L, "black", 60_000L, "running", "black"),
                clock(game));
        pass(Duration.ofSeconds(5));
        played(game, "e5");
        assertEquals(57_000L, clock(game).get("black"));
        assertEquals("white", clock(game).get("running"));
    }

    @Test
    void aFlagFalls() {
        WebGame game = played(game(PEOPLE + ", \"clock\": {\"base\": 60}"), "e4");
        pass(Duration.ofSeconds(60));
        assertRefused(Reason.CONFLICT, () -> played(game, "e5"));
        assertEquals("1-0 Black forfeits on time", result(game));
        assertEquals(0L, clock(game).get("black"));
    }

    @Test
    void aBareKingDoesNotWinOnTime() {
        String fen = "\"fen\": \"7k/p7/8/8/8/8/8/K7 w - - 0 1\"";
        WebGame game = played(game(PEOPLE + ", \"clock\": {\"base\": 60}, " + fen), "Ka2");
        pass(Duration.ofSeconds(60));
        assertEquals("1/2-1/2 Draw: Black ran out of time and White cannot mate", result(game));
    }

    @Test
    void aMoveHasTheTimeThatItTook() throws JsonProcessingException {
        WebGame game = played(game(PEOPLE + ", \"clock\": {\"base\": 60, \"increment\": 2}"), "e4");
        pass(Duration.ofSeconds(3));
        played(game, "e5");
        pass(Duration.ofSeconds(7));
        played(game, "Nf3");
        pass(Duration.ofSeconds(1));
        played(game, "Nc6");
        JsonNode moves =
                Json.parse(Json.line(game.json()), JsonNode.class).orElseThrow().get("moves");
        assertEquals(
                List.of(0L, 3_000L, 7_000L, 1_000L),
                moves.valueStream().map(move -> move.get("millis").asLong()).toList());
    }

    @Test
    void takingBackGivesTheTimeBack() {
        WebGame game = played(game(PEOPLE + ", \"clock\": {\"base\": 60}"), "e4");
        pass(Duration.ofSeconds(20));
        played(game, "e5");
        game.takeBack();
        assertEquals(60_000L, clock(game).get("black"));
        pass(Duration.ofSeconds(60));
        assertEquals("1-0 Black forfeits on time", result(game));
    }

    // ---- files ----------------------------------------------------------------------------------------------------

    @Test
    void aGameOutlivesTheProgramAndItsClockStandsMeanwhile() {
        WebGame game = played(
                game("\"variant\": \"crazyhouse\", \"clock\": {\"base\": 60}, " + PEOPLE), "e4", "d5", "exd5", "Qxd5");
        pass(Duration.ofSeconds(10));
        played(game, "P@e5");
        restart();
        pass(Duration.ofHours(1));
        WebGame again = games.get(game.id());
        assertEquals(game.settings(), again.settings());
        assertEquals(moves(game), moves(again));
        assertEquals(Map.of("base", 60, "increment", 0, "white", 50_000L, "black", 60_000L), clock(again));
        again.wake();
        assertEquals("black", clock(again).get("running"));
        played(again, "Qxe5+");
        assertEquals(List.of(), complaints);
    }

    @Test
    void aRefusedMoveDoesNotStartTheClockOfAGameThatStands() {
        WebGame game = played(game(PEOPLE + ", \"clock\": {\"base\": 60}"), "e4");
        restart();
        WebGame again = games.get(game.id());
        assertRefused(Reason.ILLEGAL_MOVE, () -> played(again, "e4"));
        again.wake();
        assertEquals("black", clock(again).get("running"));
    }

    @Test
    void aFinishedGameStaysFinished() {
        WebGame game = game(PEOPLE);
        game.resign();
        restart();
        assertEquals("0-1 White resigns", result(games.get(game.id())));
    }

    @Test
    void aGameOfChess960KeepsItsPosition() {
        WebGame game = game("\"variant\": \"chess960\", " + PEOPLE);
        restart();
        assertEquals(game.json().get("start"), games.get(game.id()).json().get("start"));
        assertEquals(true, games.get(game.id()).json().get("chess960"));
    }

    @Test
    void aDamagedFileIsNamedAndLeftAlone() throws IOException {
        WebGame game = played(game(PEOPLE), "e4");
        WebGame other = game(PEOPLE);
        Path file = folder.resolve(game.id() + ".json");
        String damaged = Files.readString(file).replace("e2e4", "e2e5");
        assertNotEquals(Files.readString(file), damaged);
        Files.writeString(file, damaged);
        Files.writeString(folder.resolve("0.json"), "{\"variant\": \"che");
        restart();
        assertEquals(2, complaints.size(), complaints::toString);
        assertTrue(complaints.get(1).startsWith(file + " is not a game and is left unchanged: "), complaints::toString);
        assertEquals(damaged, Files.readString(file));
        assertRefused(Reason.UNKNOWN, () -> games.get(game.id()));
        games.get(other.id());
    }

    @Test
    void twoProgramsDoNotShareAFolder() {
        assertThrows(UserException.class, () -> new GameFolder(folder));
    }

    @Test
    void theLastChangedGameIsTheFirstOfTheList() {
        WebGame first = game(PEOPLE);
        WebGame second = game(PEOPLE);
        played(second, "e4");
        played(first, "e4");
        assertEquals(List.of(first, second), games.newestFirst());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"result\": \"*\"   | \"result\": \"x\"                              | \"result\" is not a result: \"x\"",
                "\"changed\": \"2    | \"changed\": \"+12                             | \"changed\" is not a time",
                "\"changed\": \"2    | \"changed\": \"-2                              | \"changed\" is not a time",
                "\"clocks\": [ 60000 ] | \"clocks\": [-1]                              | a time is not one that its clock can show",
                "\"clocks\": [ 60000 ] | \"clocks\": [9223372036854775807]             | a time is not one that its clock can show",
            },
            quoteCharacter = '`')
    void aFileWithWhatNoGameHasIsDamaged(String text, String other, String reason) throws IOException {
        WebGame game = played(game(PEOPLE + ", \"clock\": {\"base\": 60}"), "e4");
        Path file = folder.resolve(game.id() + ".json");
        String damaged = Files.readString(file).replace(text, other);
        assertNotEquals(Files.readString(file), damaged);
        Files.writeString(file, damaged);
        restart();
        assertEquals(List.of(file + " is not a game and is left unchanged: " + reason), complaints);
        assertEquals(damaged, Files.readString(file));
    }

    @Test
    void whatAKilledProgramLeftIsDeletedAndNothingElse() throws IOException {
        Path unfinished = folder.resolve(".parachute-0a1b2c3d-0000-4000-8000-0123456789ab");
        Path other = folder.resolve(".parachute-notes");
        Files.writeString(unfinished, "{");
        Files.writeString(other, "mine");
        restart();
        assertFalse(Files.exists(unfinished));
        assertTrue(Files.exists(other));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void onlyTheOwnerReadsAGame() throws IOException {
        WebGame game = game(PEOPLE);
        Path file = folder.resolve(game.id() + ".json");
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        played(game, "e4");
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void aDeletedGameIsGoneAndNotWrittenAgain() throws IOException {
        WebGame game = played(game(PEOPLE), "e4");
        games.delete(game.id());
        assertRefused(Reason.UNKNOWN, () -> games.get(game.id()));
        assertRefused(Reason.UNKNOWN, () -> played(game, "e5"));
        assertFalse(Files.exists(folder.resolve(game.id() + ".json")));
    }

    // ---- files that cannot be written -----------------------------------------------------------------------------

    /** Without its folder no file can be written. */
    private void takeAwayFolder() throws IOException {
        Files.move(folder, folder.resolveSibling("away"));
    }

    private void putBackFolder() throws IOException {
        Files.move(folder.resolveSibling("away"), folder);
    }

    @Test
    void theEngineMovesAlthoughItsMoveCannotBeWrittenAndThatIsDoneLater() throws Exception {
        restart(60_000); // so that the engine does not move before the restart
        String id = played(game(AGAINST_ENGINE), "e4").id();
        restart();
        WebGame game = games.get(id);
        takeAwayFolder();
        await(game, plies(2));
        assertTrue(
                game.json().get("unsaved").toString().startsWith("the game cannot be saved: "), game.json()::toString);
        assertTrue(
                complaints.getFirst().startsWith("game " + game.id() + " goes on and is saved later: "),
                complaints::toString);
        putBackFolder();
        await(game, state -> !state.containsKey("unsaved"));
        assertEquals("game " + game.id() + " is saved", complaints.getLast());
        restart();
        assertEquals(moves(game), moves(games.get(game.id())));
    }

    @Test
    void aMoveOfAPersonThatCannotBeWrittenIsRefused() throws IOException {
        WebGame game = played(game(PEOPLE), "e4");
        takeAwayFolder();
        assertThrows(UserException.class, () -> played(game, "e5"));
        assertEquals(1, moves(game).size());
        putBackFolder();
        played(game, "e5");
        assertEquals(List.of(), complaints);
    }

    @Test
    void aGameIsReadAlthoughItsFlagFallCannotBeWritten() throws Exception {
        WebGame game = played(game(PEOPLE + ", \"clock\": {\"base\": 60}"), "e4");
        takeAwayFolder();
        pass(Duration.ofSeconds(60));
        assertEquals("1-0", game.summaryJson().get("result"));
        assertEquals("1-0 Black forfeits on time", result(game));
        putBackFolder();
        await(game, state -> !state.containsKey("unsaved"));
        restart();
        assertEquals("1-0 Black forfeits on time", result(games.get(game.id())));
    }

    // ---- settings -------------------------------------------------------------------------------------------------

    @Test
    void settingsThatMeanNothingAreRefused() {
        for (String settings : List.of(
                "",
                "\"white\": {\"kind\": \"person\"}",
                "\"white\": {\"kind\": \"dog\"}, \"black\": {\"kind\": \"person\"}",
                "\"white\": {\"kind\": \"engine\", \"level\": \"god\"}, \"black\": {\"kind\": \"person\"}",
                "\"white\": {\"kind\": \"engine\", \"elo\": 9000}, \"black\": {\"kind\": \"person\"}",
                "\"white\": {\"kind\": \"person\", \"elo\": 900}, \"black\": {\"kind\": \"person\"}",
                PEOPLE + ", \"clock\": {\"base\": 0}",
                PEOPLE + ", \"clock\": {\"base\": 60, \"increment\": -1}",
                PEOPLE + ", \"fen\": \"nonsense\"",
                PEOPLE + ", \"fen\": \"R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1\"",
                PEOPLE + ", \"fen\": \"6k1/8/8/8/8/8/8/6K1 w - - 0 1\"")) {
            assertRefused(Reason.INVALID, () -> game(settings));
        }
        assertEquals(List.of(), games.newestFirst());
    }
}
