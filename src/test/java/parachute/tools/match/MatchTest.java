package parachute.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parachute.tools.match.ScriptedMatches.engine;
import static parachute.tools.match.ScriptedMatches.plan;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.io.ExistingFile;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnReader;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.game.Conduct;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.match.game.MatchEvent.ScoreChanged;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Openings;
import parachute.tools.match.statistics.Sprt;
import parachute.tools.match.statistics.Standings;
import parachute.tools.match.statistics.StandingsTable;

/** Whole matches between small scripts that play a few moves and then misbehave. */
@DisabledOnOs(OS.WINDOWS)
@Execution(ExecutionMode.CONCURRENT) // Most of its time is spent waiting for engines that say nothing.
class MatchTest {
    @TempDir
    private Path folder;

    private final List<String> events = new ArrayList<>();

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "uci,  crash,      CRASH,        abandoned",
        "uci,  hang,       STALL,        stalled connection",
        "uci,  illegal,    ILLEGAL_MOVE, illegal move",
        "uci,  late,       TIME_LOSS,    time forfeit",
        "cecp, crash,      CRASH,        abandoned",
        "cecp, hang,       STALL,        stalled connection",
        "cecp, illegal,    ILLEGAL_MOVE, illegal move",
        "cecp, late,       TIME_LOSS,    time forfeit",
        "cecp, claim-draw, FALSE_CLAIM,  rules infraction",
        "cecp, claim-win,  FALSE_CLAIM,  rules infraction",
        "cecp, refuse,     FALSE_CLAIM,  rules infraction",
    })
    void faultsAreToldApartAndTheMatchGoesOn(String protocol, String behaviour, Fault fault, String termination)
            throws Exception {
        Path pgn = folder.resolve("games.pgn");
        EngineSpec faulty = engine(protocol, behaviour, behaviour, "tc=0.5+0.2");
        MatchPlan plan = plan(1, pgn, false, faulty, engine("cecp", "nothing"));
        Match match = play(plan);
        List<GameTree> games = PgnReader.readAll(Files.readString(pgn));
        assertEquals(2, games.size());
        assertEquals(3, events.size(), events::toString);
        assertEquals("Every game of " + behaviour + " ended by its fault: 2 " + fault.plural(), events.get(2));
        assertEquals(List.of(behaviour), match.faultyEngines());
        assertFalse(match.isIncomplete());
        for (GameTree game : games) {
            assertEquals(Optional.of(termination), game.tag("Termination"));
            assertEquals(Optional.of(fault), GamePgn.tags(game).orElseThrow().fault());
            assertEquals(behaviour, GamePgn.tags(game).orElseThrow().loser());
            String reason = game.moves().get(game.moves().size() - 1).comment();
            assertTrue(reason.contains(": " + termination + " at move 3, "), reason);
        }
        assertTrue(match.table().contains("Faults of " + behaviour + ": 2 " + fault.plural()), match.table()::toString);
        assertEquals(
                match.table(),
                StandingsTable.lines(Standings.read(pgn), Optional.empty()),
                "the table can be had from the games alone");
    }

    @Test
    void anEngineMayResign() throws Exception {
        Path pgn = folder.resolve("games.pgn");
        play(plan(1, pgn, false, engine("cecp", "resign"), engine("cecp", "nothing")));
        List<GameTree> games = PgnReader.readAll(Files.readString(pgn));
        assertEquals(List.of("0-1", "1-0"), games.stream().map(GameTree::result).toList());
        assertEquals(Optional.of("normal"), games.get(0).tag("Termination"));
    }

    @Test
    void anOfferAnswersAnOffer() throws Exception {
        Path pgn = folder.resolve("games.pgn");
        play(plan(1, pgn, false, engine("cecp", "offer-draw", "a"), engine("cecp", "offer-draw", "b")));
        GameTree game = PgnReader.readAll(Files.readString(pgn)).get(0);
        assertEquals("1/2-1/2", game.result());
        assertEquals(5, game.moves().size(), "White offers with its third move, Black agrees instead of moving");
        assertTrue(game.moves().get(4).comment().endsWith(", Draw by agreement"));
        assertEquals(Optional.of("normal"), game.tag("Termination"));
    }

    @Test
    void anOfferAloneEndsNothing() throws Exception {
        Path pgn = folder.resolve("games.pgn");
        play(plan(1, pgn, false, engine("cecp", "offer-draw"), engine("cecp", "nothing")));
        GameTree game = PgnReader.readAll(Files.readString(pgn)).get(0);
        assertTrue(game.moves().get(7).comment().endsWith(", Draw by repetition"));
    }

    @Test
    void onlyTheOpponentsMoveCanBeRefused() {
        play(plan(1, folder.resolve("games.pgn"), false, engine("cecp", "grumble"), engine("cecp", "nothing")));
        assertEquals(List.of(), events);
    }

    @Test
    void theThirdRepetitionIsADraw() throws Exception {
        Path pgn = folder.resolve("games.pgn");
        play(plan(1, pgn, false, engine("cecp", "nothing"), engine("cecp", "nothing", "other")));
        GameTree game = PgnReader.readAll(Files.readString(pgn)).get(0);
        assertEquals("1/2-1/2", game.result());
        assertEquals(8, game.moves().size());
        String comment = game.moves().get(0).comment();
        assertTrue(comment.matches("-0\\.31/4 \\d\\.\\d{3}s \\[%clk 0:00:0\\d\\.\\d{3}]"), comment);
        assertEquals(Optional.of("1+1"), game.tag("TimeControl"));
        assertEquals(Optional.of("crazyhouse"), game.tag("Variant"));
    }

    @Test
    void movesAreCountedFromTheFirstPositionNotFromItsNumber() throws Exception {
        String late = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 50";
        Path pgn = folder.resolve("games.pgn");
        play(new MatchPlan(
                List.of(engine("cecp", "nothing", "a"), engine("cecp", "nothing", "b")),
                Variant.CRAZYHOUSE,
                Tournament.ROUND_ROBIN,
                1,
                Openings.parse(late, "test", Variant.CRAZYHOUSE, 0),
                1,
                Conduct.of(Adjudication.parse(Optional.empty(), Optional.empty(), 3), 1000),
                Optional.empty(),
                MatchFiles.of(Optional.of(pgn)),
                ExistingFile.REFUSE));
        GameTree game = PgnReader.readAll(Files.readString(pgn)).get(0);
        assertEquals(6, game.moves().size());
        assertEquals(Optional.of("adjudication"), game.tag("Termination"));
    }

    @Test
    void anEngineThatNeverStartsMakesNoMatch() throws Exception {
        EngineSpec missing = EngineSpec.parse(Map.of("cmd", "no-such-program", "tc", "1+1"), Map.of());
        MatchPlan plan = plan(1, folder.resolve("games.pgn"), false, missing, engine("cecp", "nothing"));
        assertThrows(UserException.class, () -> play(plan));
    }

    @Test
    void anEngineThatNeverStartsIsQuoted() {
        String script = "printf 'one\\ntwo\\nthree\\nfour\\033[1m\\n' >&2; exit 3";
        EngineSpec broken =
                EngineSpec.parse(Map.of("cmd", "sh -c \"" + script + '"', "name", "broken", "tc", "1+1"), Map.of());
        MatchPlan plan = plan(1, folder.resolve("games.pgn"), false, broken, engine("cecp", "nothing"));
        assertEquals(
                "broken cannot be started: ended with status 3; standard error: two | three | four",
                assertThrows(UserException.class, () -> play(plan)).getMessage());
    }

    @Test
    void whatAnEngineSaidBeforeItCrashedIsShown() {
        play(plan(1, folder.resolve("games.pgn"), false, engine("uci", "crash"), engine("cecp", "nothing")));
        assertEquals(
                "Finished game 1 (crash vs nothing): 0-1 {White: abandoned at move 3, ended with status 3; standard"
                        + " error:"
                        + " Segmentation fault}",
                events.get(0));
    }

    @Test
    void aMoveOfAHundredKilobytesIsShortened() throws Exception {
        Path pgn = folder.resolve("games.pgn");
        play(plan(1, pgn, false, engine("uci", "long"), engine("cecp", "nothing")));
        String move = '"' + "x".repeat(60) + "...\"";
        assertEquals(
                "Finished game 1 (long vs nothing): 0-1 {White: illegal move at move 3, " + move + "}", events.get(0));
        assertTrue(Files.size(pgn) < 4_000, "nor does the file hold it");
    }

    @ParameterizedTest
    @CsvSource({"uci, bestmove g1f3", "cecp, move g1f3"})
    void aMoveThatWasNotAskedForIsAFaultAndNotTheNextMove(String protocol, String line) {
        play(plan(1, folder.resolve("games.pgn"), false, engine(protocol, "twice"), engine("cecp", "nothing")));
        assertEquals(
                "Finished game 1 (twice vs nothing): 0-1 {White: illegal move at move 2, a move although it was not told to"
                        + " move: \"" + line + "\"}",
                events.get(0));
    }

    @Test
    void anEngineThatOnceWonIsNotFaulty() {
        Match match = play(plan(
                1,
                folder.resolve("games.pgn"),
                false,
                engine("uci", "crash"),
                engine("uci", "illegal"),
                engine("cecp", "nothing")));
        assertEquals(6, events.size(), "whoever of two has to make the third move first loses");
        assertEquals(List.of(), match.faultyEngines());
    }

    @Test
    void theTestEndsTheMatchWhenItHasDecided() throws Exception {
        MatchPlan plan = new MatchPlan(
                List.of(engine("cecp", "nothing"), engine("cecp", "resign")),
                Variant.CHESS,
                Tournament.ROUND_ROBIN,
                1000,
                Openings.START,
                2,
                Conduct.of(Adjudication.NONE, 1000),
                Optional.of(Sprt.parse(Map.of("elo1", "200"))),
                MatchFiles.of(Optional.empty()),
                ExistingFile.REFUSE);
        Match match = play(plan);
        assertFalse(match.isIncomplete());
        assertTrue(events.get(events.size() - 1).endsWith("accepted: elo1"), events::toString);
        assertTrue(match.json().contains("\"decision\": \"accept_elo1\""), match.json());
    }

    @Test
    void gamesThatRepeatThemselvesAreWarnedOfOnce() {
        EngineSpec first = engine("cecp", "resign", "a", "depth=3");
        EngineSpec second = engine("cecp", "nothing", "b", "depth=3");
        play(plan(2, folder.resolve("games.pgn"), false, first, second));
        assertEquals(1, events.size());
        assertTrue(events.get(0).startsWith("Warning: fewer openings (1) than rounds (2)"), events::toString);
    }

    @Test
    void gamesThatAreNotLikeEarlierOnesAreNotWarnedOf() {
        EngineSpec timed = engine("uci", "crash", "timed");
        EngineSpec first = engine("uci", "crash", "first", "nodes=9");
        EngineSpec second = engine("uci", "crash", "second", "depth=3");
        assertEquals(Optional.empty(), plan(1, folder, false, first, second).warning());
        assertEquals(Optional.empty(), plan(2, folder, false, timed, second).warning());
        assertTrue(plan(2, folder, false, timed, first, second).warning().isPresent());
    }

    @Test
    void anErrorWhileGamesArePlayedEndsTheMatch() {
        Consumer<MatchEvent> broken = event -> {
            if (event instanceof ScoreChanged) {
                throw new AssertionError("broken");
            }
        };
        MatchPlan plan =
                plan(2, folder.resolve("games.pgn"), false, engine("cecp", "resign"), engine("cecp", "nothing"));
        assertEquals(
                "broken",
                assertThrows(AssertionError.class, new Match(plan, broken)::play)
                        .getMessage());
    }

    private Match play(MatchPlan plan) {
        return ScriptedMatches.play(plan, events::add);
    }
}
