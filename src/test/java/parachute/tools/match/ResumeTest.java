package parachute.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static parachute.tools.match.ScriptedMatches.engine;
import static parachute.tools.match.ScriptedMatches.listener;
import static parachute.tools.match.ScriptedMatches.plan;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.io.ExistingFile;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.rules.pgn.PgnReader;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.game.Conduct;
import parachute.tools.match.game.GameMachine;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.match.game.MatchEvent.ScoreChanged;
import parachute.tools.match.game.MatchFile;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Openings;
import parachute.tools.match.statistics.Standings;
import parachute.tools.match.statistics.StandingsTable;

/** Matches that are gone on with, and files of games that are none of theirs. */
@DisabledOnOs(OS.WINDOWS)
class ResumeTest {
    private static final EngineSpec[] ENGINES = {engine("cecp", "resign"), engine("cecp", "nothing")};
    private static final Openings OPENINGS =
            Openings.parse("a2a3 a7a6\nh2h3 h7h6\nd2d3", "test.book", Variant.CRAZYHOUSE, 0);

    private static final Consumer<MatchEvent> SILENT = ScriptedMatches.messages(line -> fail(line));

    @TempDir
    private Path folder;

    private Path pgn;

    @BeforeEach
    void nameTheFile() {
        pgn = folder.resolve("games.pgn");
    }

    @Test
    void aMatchGoesOnWhereItWasBrokenOff() throws IOException {
        play(crazyhouse(OPENINGS, 1, false));
        assertThrows(UserException.class, () -> play(crazyhouse(OPENINGS, 3, false)), "only when asked to");
        Match match = play(crazyhouse(OPENINGS, 3, true));
        assertFalse(match.isIncomplete());
        assertEquals(List.of("1.1", "1.2", "2.1", "2.2", "3.1", "3.2"), rounds());
    }

    @Test
    void aMatchThatIsCalledOffInMidPairEndsLikeOneThatIsNot() throws Exception {
        Path whole = folder.resolve("whole.pgn");
        Match uninterrupted = play(plan(Variant.CRAZYHOUSE, OPENINGS, 4, 2, whole, false, ENGINES));

        Match calledOff = playThreeGames(plan(Variant.CRAZYHOUSE, OPENINGS, 4, 2, pgn, false, ENGINES));
        assertTrue(calledOff.isIncomplete());
        assertEquals(3, rounds().size());

        Match resumed = play(plan(Variant.CRAZYHOUSE, OPENINGS, 4, 2, pgn, true, ENGINES));
        assertFalse(resumed.isIncomplete());
        assertEquals(
                List.of("1.1", "1.2", "2.1", "2.2", "3.1", "3.2", "4.1", "4.2"),
                rounds().stream().sorted().toList());
        assertEquals(uninterrupted.table(), resumed.table());
        assertEquals(uninterrupted.table(), StandingsTable.lines(Standings.read(pgn), Optional.empty()));
    }

    /** Whoever plays on beats whoever resigns; the two who play on draw, and the better seed has won. */
    @Test
    void aKnockoutThatIsCalledOffGoesOnInItsStage() throws Exception {
        Match calledOff = playThreeGames(knockout(false));
        assertTrue(calledOff.isIncomplete());
        Match resumed = play(knockout(true));
        assertFalse(resumed.isIncomplete());
        assertEquals(List.of("1.1", "1.2", "2.1", "2.2", "3.1", "3.2", "4.1", "4.2"), rounds());
        assertEquals(2, resumed.score("a").games());
        assertEquals(6, resumed.score("b").games());
    }

    private MatchPlan knockout(boolean resume) {
        return new MatchPlan(
                List.of(
                        engine("cecp", "resign", "a"),
                        engine("cecp", "nothing", "b"),
                        engine("cecp", "resign", "c"),
                        engine("cecp", "nothing", "d")),
                Variant.CRAZYHOUSE,
                new Tournament(Tournament.TournamentKind.KNOCKOUT, 1, 0),
                1,
                OPENINGS,
                1,
                Conduct.of(Adjudication.NONE, 1000),
                Optional.empty(),
                MatchFiles.of(Optional.of(pgn)),
                ExistingFile.of(resume, false));
    }

    @Test
    void gamesOfOtherEnginesAreRefused() {
        play(plan(1, pgn, false, ENGINES));
        MatchPlan other = plan(1, pgn, true, engine("cecp", "resign", "x"), engine("cecp", "nothing", "y"));
        assertThrows(UserException.class, () -> play(other));
    }

    @Test
    void gamesWithAnotherLimitAreRefused() {
        play(plan(1, pgn, false, ENGINES));
        EngineSpec slower = engine("cecp", "nothing", "nothing", "tc=2+1");
        assertTrue(refusal(plan(1, pgn, true, ENGINES[0], slower)).contains("nothing (1+1)"));
    }

    @Test
    void gamesOfAnotherVariantAreRefused() {
        play(plan(Variant.CHESS, Openings.START, 1, 1, pgn, false, ENGINES));
        assertEquals(
                "round 1.1 in the file began with \"chess: no moves\", but in this match it is \"crazyhouse: no"
                        + " moves\":"
                        + " are variant, openings and seed the same?",
                refusal(crazyhouse(Openings.START, 1, true)));
    }

    @Test
    void gamesWithOtherOpeningsAreRefused() {
        play(crazyhouse(OPENINGS, 1, false));
        assertTrue(refusal(crazyhouse(Openings.START, 1, true)).contains("\"crazyhouse: a3 a6\""));
        assertTrue(refusal(crazyhouse(OPENINGS.shuffled(1), 1, true)).contains("\"crazyhouse: h3 h6\""));
    }

    @Test
    void gamesFromAnotherPositionAreRefused() {
        String position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[P] w KQkq - 0 1";
        play(crazyhouse(Openings.parse(position, "test", Variant.CRAZYHOUSE, 0), 1, false));
        assertTrue(refusal(crazyhouse(Openings.START, 1, true)).contains(position));
    }

    @Test
    void aGameThatEndedWithItsOpeningIsKnownAgain() throws IOException {
        EngineSpec[] engines = {engine("uci", "illegal"), engine("cecp", "nothing")};
        play(plan(Variant.CRAZYHOUSE, OPENINGS, 1, 1, pgn, false, engines));
        assertEquals(2, PgnReader.readAll(Files.readString(pgn)).get(0).moves().size());
        play(plan(Variant.CRAZYHOUSE, OPENINGS, 1, 1, pgn, true, engines));
        assertEquals(List.of("1.1", "1.2"), rounds());
    }

    @ParameterizedTest(name = "truncated after \"{0}\"")
    @ValueSource(strings = {"[Event", "[Round \"2", "{book", "1-", "1-0"})
    void aGameThatWasBrokenOffIsPlayedAgain(String end) throws IOException {
        play(crazyhouse(OPENINGS, 2, false));
        String games = Files.readString(pgn);
        Files.writeString(pgn, games.substring(0, games.lastIndexOf(end) + end.length()));
        Match match = play(crazyhouse(OPENINGS, 3, true));
        assertEquals(match.table(), StandingsTable.lines(Standings.read(pgn), Optional.empty()));
        play(crazyhouse(OPENINGS, 3, true));
        assertEquals(List.of("1.1", "1.2", "2.1", "2.2", "3.1", "3.2"), rounds(), "every game is there and whole");
    }

    @Test
    void aGameThatCannotBeReadIsNamedAndPlayedAgain() throws IOException {
        play(crazyhouse(OPENINGS, 1, false));
        String games = Files.readString(pgn);
        Files.writeString(pgn, games.replaceFirst("\\{book", "(1. e4 {book"));
        List<String> events = new ArrayList<>();
        Match match = ScriptedMatches.play(crazyhouse(OPENINGS, 1, true), events::add);
        assertTrue(events.get(0).startsWith(pgn + " game 1 (line 1): line "), events::toString);
        assertTrue(events.get(0).endsWith(": a variation that is not closed; it does not count"), events::toString);
        assertFalse(match.isIncomplete());
        assertEquals(List.of("1.1", "1.2", "1.1"), rounds());
    }

    @Test
    void alsoTheFirstGameMayHaveBeenBrokenOff() throws IOException {
        Files.writeString(pgn, "[Event \"Parachute match\"]\n[Round \"1.1\"]\n\n1. e4 {book");
        play(crazyhouse(OPENINGS, 1, true));
        assertEquals(List.of("1.1", "1.2"), rounds());
    }

    @Test
    void aFileThatHoldsSomethingElseIsLeftAsItIs() throws IOException {
        Files.writeString(pgn, "What I have to do today\n");
        assertTrue(refusal(crazyhouse(OPENINGS, 1, true))
                .endsWith("games.pgn holds something other than games of a match"));
        assertEquals("What I have to do today\n", Files.readString(pgn));
    }

    @Test
    void gamesWithOtherOptionsAreRefused() {
        EngineSpec small = engine("uci", "illegal", "a", "depth=3 hash=16 threads=1");
        EngineSpec large = engine("uci", "illegal", "a", "depth=3 hash=64 threads=1");
        EngineSpec opponent = engine("cecp", "nothing", "b", "depth=3");
        play(plan(1, pgn, false, small, opponent));
        assertEquals(
                "round 1.1 in the file was played by a with the options Hash=16; Threads=1, but in this match it has"
                        + " Hash=64;"
                        + " Threads=1",
                refusal(plan(1, pgn, true, large, opponent)));
    }

    @Test
    void gamesFromBeforeOptionsWereNotedAreTakenAsTheyAre() throws IOException {
        play(crazyhouse(OPENINGS, 1, false));
        String games = Files.readString(pgn);
        Files.writeString(pgn, games.replaceAll("\\[(White|Black)Options [^\n]*\n", ""));
        play(crazyhouse(OPENINGS, 2, true));
        assertEquals(List.of("1.1", "1.2", "2.1", "2.2"), rounds());
    }

    @Test
    void aGameThatStandsTwiceInTheFileIsCalledSo() throws IOException {
        play(crazyhouse(OPENINGS, 1, false));
        String games = Files.readString(pgn);
        Files.writeString(pgn, games + games);
        assertEquals(
                "round 1.1, resign against nothing, is in the file twice: two matches may have written to it",
                refusal(crazyhouse(OPENINGS, 2, true)));
        assertEquals(games + games, Files.readString(pgn));
        List<String> table = StandingsTable.lines(Standings.read(pgn), Optional.empty());
        assertEquals(
                "2 games have the same round and players as another one: two matches may have written to the file.",
                table.get(table.size() - 1));
    }

    @Test
    void aFileThatAMatchIsWritingIsNotForAnother() throws InterruptedException {
        Match first = new Match(crazyhouse(OPENINGS, 1, false), SILENT);
        assertEquals(pgn + " is being written by another match", refusal(crazyhouse(OPENINGS, 1, false)));
        assertEquals(pgn + " is being written by another match", refusal(crazyhouse(OPENINGS, 1, true)));
        first.play();
        play(crazyhouse(OPENINGS, 2, true));
    }

    @Test
    void aFileInTheCharactersOfPgnsStandardIsGoneOnWith() throws IOException {
        EngineSpec[] engines = {engine("cecp", "resign", "München"), engine("cecp", "nothing", "Bärlin")};
        play(plan(1, pgn, false, engines));
        Files.write(pgn, Files.readString(pgn).getBytes(StandardCharsets.ISO_8859_1));
        Match match = play(plan(2, pgn, true, engines));
        String games = Files.readString(pgn, StandardCharsets.ISO_8859_1);
        assertEquals(4, games.split("White \"(München|Bärlin)\"", -1).length - 1);
        assertEquals(
                match.table().get(1),
                StandingsTable.lines(Standings.read(pgn), Optional.empty()).get(1));
    }

    @Test
    void theTimesOfASlowMachineAreThoseOfTheMatch() throws IOException {
        Path told = folder.resolve("told");
        EngineSpec listener = listener("uci", "illegal", told, List.of("tc=2+0.02"));
        for (boolean resume : List.of(false, true)) {
            MatchPlan plan = plan(resume ? 2 : 1, pgn, resume, listener, ENGINES[0]);
            play(on(GameMachine.of("slow", 900_000, 450_000), plan));
        }
        assertTrue(Files.readAllLines(told).contains("go wtime 4040 btime 4000 winc 40 binc 2000"), "twice the time");
        String games = Files.readString(pgn);
        assertEquals(4, games.split("TimeControl \"2\\+0.02\"", -1).length - 1, games);
        assertEquals(4, games.split("\\[Machine \"slow\"]", -1).length - 1, games);
        assertTrue(games.contains("[ReferenceSpeed \"900000\"]\n[ClockScale \"2.0000\"]\n"), games);
    }

    @Test
    void theGamesOfAMachineThatIsDroppedArePlayedAgainAndACopyIsKept() throws IOException {
        play(on(new GameMachine("good", 0, 1), crazyhouse(OPENINGS, 1, false)));
        play(on(new GameMachine("broken", 0, 1), crazyhouse(OPENINGS, 2, true)));
        play(on(new GameMachine("good", 0, 1), crazyhouse(OPENINGS, 3, true)));
        String before = Files.readString(pgn);
        Path earlier = Files.writeString(folder.resolve("games.pgn.1"), "a file of somebody else");
        try (MatchFile file = new MatchFile(pgn)) {
            assertEquals(Optional.empty(), file.drop("no such machine"));
            assertEquals(Optional.of(folder.resolve("games.pgn.2")), file.drop("broken"));
        }
        assertEquals("a file of somebody else", Files.readString(earlier));
        assertEquals(before, Files.readString(folder.resolve("games.pgn.2")));
        assertEquals(List.of("1.1", "1.2", "3.1", "3.2"), rounds());
        assertFalse(Files.readString(pgn).contains("broken"));
        play(on(new GameMachine("other", 0, 1), crazyhouse(OPENINGS, 3, true)));
        assertEquals(List.of("1.1", "1.2", "3.1", "3.2", "2.1", "2.2"), rounds());
    }

    private static MatchPlan on(GameMachine machine, MatchPlan plan) {
        return new MatchPlan(
                plan.engines(),
                plan.variant(),
                plan.tournament(),
                plan.rounds(),
                plan.openings(),
                plan.concurrency(),
                plan.conduct().on(machine),
                plan.sprt(),
                plan.files(),
                plan.existing());
    }

    private MatchPlan crazyhouse(Openings openings, int rounds, boolean resume) {
        return plan(Variant.CRAZYHOUSE, openings, rounds, 1, pgn, resume, ENGINES);
    }

    private static Match play(MatchPlan plan) {
        return ScriptedMatches.play(plan, event -> {});
    }

    private static Match playThreeGames(MatchPlan plan) throws InterruptedException {
        AtomicReference<Match> running = new AtomicReference<>();
        Match match = new Match(plan, SILENT.andThen(event -> {
            if (event instanceof ScoreChanged score && score.played() == 3) {
                running.get().callOff();
            }
        }));
        running.set(match);
        match.play();
        return match;
    }

    private static String refusal(MatchPlan plan) {
        return assertThrows(UserException.class, () -> play(plan)).getMessage();
    }

    private List<String> rounds() throws IOException {
        return PgnReader.readAll(Files.readString(pgn)).stream()
                .map(game -> game.tag("Round").orElse(""))
                .toList();
    }
}
