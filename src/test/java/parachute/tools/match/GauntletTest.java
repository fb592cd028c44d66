package parachute.tools.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.TestScripts;
import parachute.io.ExistingFile;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Protocol;

/** Matches against fixed opponents with fixed limits. */
class GauntletTest {
    private static final Gauntlet.GauntletSettings SETTINGS =
            new Gauntlet.GauntletSettings(20_000, "2+0.05", 3, 2, ExistingFile.RESUME);

    private static final Consumer<MatchEvent> SILENT = ScriptedMatches.messages(line -> assertFalse(line.isEmpty()));

    @TempDir
    private Path folder;

    @Test
    void whereTheOpponentHasNodesTheEngineHasNodesToo() {
        List<EngineSpec> engines = plan(Gauntlet.OPPONENTS.get(0)).engines();
        assertEquals(
                List.of("parachute", "fairy-stockfish"),
                engines.stream().map(EngineSpec::name).toList());
        assertEquals(
                List.of("20000 nodes", "2000 nodes"),
                engines.stream().map(engine -> engine.timeControl().toString()).toList());
        assertEquals(Map.of("Hash", "64", "Threads", "1"), engines.get(1).options());
    }

    @Test
    void elsewhereBothHaveTheSameClock() {
        for (Opponent opponent :
                Gauntlet.OPPONENTS.stream().filter(Opponent::isTimed).toList()) {
            MatchPlan plan = plan(opponent);
            assertEquals(
                    plan.engines().get(0).timeControl(), plan.engines().get(1).timeControl());
            assertEquals("2+0.05", plan.engines().get(0).timeControl().toString());
        }
    }

    @Test
    void sjengIsSpokenToInItsOwnLanguageAndToldNothingThatItDoesNotKnow() {
        EngineSpec sjeng = plan(Gauntlet.OPPONENTS.get(Gauntlet.OPPONENTS.size() - 1))
                .engines()
                .get(1);
        assertEquals(Protocol.CECP, sjeng.protocol());
        assertEquals(Map.of(), sjeng.options());
    }

    @Test
    void everyMatchIsCrazyhouseInPairsWithTheSameOpeningsAndAFileOfItsOwn() {
        List<MatchPlan> plans = Gauntlet.OPPONENTS.stream().map(this::plan).toList();
        assertEquals(
                Gauntlet.OPPONENTS.size(),
                plans.stream().map(MatchPlan::files).distinct().count());
        for (MatchPlan plan : plans) {
            assertEquals(Variant.CRAZYHOUSE, plan.variant());
            assertEquals(2, plan.rounds());
            assertEquals(plans.get(0).openings().get(0), plan.openings().get(0));
        }
    }

    @Test
    void aClockThatMakesNoSenseIsRefused() {
        Gauntlet gauntlet = new Gauntlet(folder);
        Gauntlet.GauntletSettings settings = new Gauntlet.GauntletSettings(20_000, "soon", 2, 1, ExistingFile.REFUSE);
        assertThrows(
                UserException.class,
                () -> Gauntlet.OPPONENTS.forEach(
                        opponent -> gauntlet.plan(opponent, "parachute", "x", Path.of("y"), settings)));
    }

    @Test
    @Timeout(60)
    @DisabledOnOs(OS.WINDOWS)
    void tableAndReportComeFromTheGamesOfAllMatchesTogether() throws Exception {
        Gauntlet gauntlet = new Gauntlet(folder);
        assertFalse(gauntlet.hasGames());
        assertThrows(UserException.class, gauntlet::table);
        Path script = TestScripts.path("tools/match/uci-engine.sh");
        Path program = TestScripts.write(folder.resolve("opponent"), "exec sh '" + script + "' crash");
        for (Opponent opponent : List.of(Gauntlet.OPPONENTS.get(1), Gauntlet.OPPONENTS.get(4))) {
            String command = "sh '" + script + "' illegal";
            Gauntlet.GauntletSettings settings = new Gauntlet.GauntletSettings(500, "3+1", 2, 1, ExistingFile.REFUSE);
            new Match(gauntlet.plan(opponent, "parachute-1", command, program, settings), SILENT).play();
        }
        assertTrue(gauntlet.hasGames());
        List<String> table = gauntlet.table().lines();
        assertEquals("parachute-1 in crazyhouse", table.get(0));
        assertTrue(table.get(2).matches("fairy-stockfish +500 nodes +8000 nodes +2 .*"), table::toString);
        assertTrue(table.get(3).matches("fairy-stockfish +3\\+1 +3\\+1 +2 .*"), table::toString);
        assertTrue(
                table.stream().anyMatch(line -> line.startsWith("Faults of parachute-1, fairy-stockfish with 3+1: ")),
                table::toString);
        assertTrue(
                gauntlet.table().json().contains("\"opponentLimit\": \"8000 nodes\""),
                gauntlet.table().json());
    }

    @Test
    void gamesOfDifferentLimitsAreRefused() throws Exception {
        String games = game("1.1", "2+0.05") + game("2.1", "3+0.05");
        Files.writeString(folder.resolve("sjeng-time.pgn"), games);
        UserException e = assertThrows(UserException.class, () -> new Gauntlet(folder).table());
        assertEquals(
                "sjeng-time.pgn holds a game of another match: round 2.1, parachute against sjeng", e.getMessage());
    }

    @Test
    void aTableCountsFromTheEnginesSide() throws Exception {
        Files.writeString(folder.resolve("sjeng-time.pgn"), game("1.1", "2+0.05") + game("2.1", "2+0.05"));
        List<String> table = new Gauntlet(folder).table().lines();
        assertTrue(table.get(2).matches("sjeng +2\\+0\\.05 +2\\+0\\.05 +2 +2 +0 +0 +100\\.0% .* 0 +2"), table.get(2));
        assertEquals("Faults of sjeng, sjeng with 2+0.05: 2 time losses", table.get(3));
    }

    private static String game(String round, String clock) {
        return """
                [White "parachute"]
                [Black "sjeng"]
                [Round "%s"]
                [TimeControl "%s"]
                [Termination "time forfeit"]

                1. e4 1-0

                """.formatted(round, clock);
    }

    private MatchPlan plan(Opponent opponent) {
        return new Gauntlet(folder)
                .plan(opponent, "parachute", "parachute uci", Path.of("/usr/games/" + opponent.program()), SETTINGS);
    }
}
