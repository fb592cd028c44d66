package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.Await;
import parachute.cli.command.ClusterProcesses.Running;
import parachute.cli.start.FrontEnds;

/**
 * One match over a driver and workers, each in a process of its own: a worker is killed and another one comes, while two
 * that do not belong there want to take part.
 */
@EnabledOnOs(OS.LINUX)
@Timeout(600)
class ClusterIT {
    @TempDir
    private static Path folder;

    private static ClusterProcesses processes;
    private static RecordingRelay relay;
    private static Running stranger, otherBuild, killed, late, driver;
    private static final Terminal ALONE = new Terminal();

    @BeforeAll
    static void playTheMatch() throws Exception {
        processes = new ClusterProcesses(folder);
        relay = new RecordingRelay(processes.port());
        stranger = processes.worker("stranger", processes.port(), processes.newSecret("other.p12"));
        otherBuild = processes.workerOfAnotherBuild("otherBuild", processes.port());
        killed = processes.workerOfAnotherBuild("killed", relay.port(), "--any-build");
        Await.until("the stranger says nothing", () -> stranger.outText().contains("\n"));
        // The workers alone, one after the other, so that both have something to do, however slow this machine is.
        driver = processes.driver("games.pgn", "--slots", "0");
        processes.awaitGames("games.pgn", 2);
        killed.kill();
        // Whoever is refused may be slower than a match is long.
        Await.until("the stranger is not refused", () -> stranger.outText().contains("a different secret"));
        assertEquals(FrontEnds.FAILURE, otherBuild.await());
        late = processes.worker("late", relay.port(), processes.secret());
        assertEquals(FrontEnds.OK, driver.await(), driver::errText);
        assertEquals(FrontEnds.OK, ALONE.run(processes.match("alone.pgn", "--concurrency", "2")), ALONE::complaint);
    }

    @AfterAll
    static void endAll() throws Exception {
        relay.close();
        processes.close();
    }

    @Test
    void theTableAndTheGamesAreThoseOfOneMachine() {
        assertTrue(driver.outText().startsWith(ALONE.said() + "\nMachine "), driver::outText);
        assertTrue(Pattern.compile("(?m)^late +[1-9]").matcher(driver.outText()).find(), driver::outText);
        assertEquals(processes.games("alone.pgn"), processes.games("games.pgn"));
        assertEquals(
                ClusterProcesses.GAMES, processes.games("games.pgn").size(), "nothing is lost, nothing is there twice");
        String told = driver.errText();
        assertEquals(
                ClusterProcesses.GAMES,
                told.lines()
                        .filter(line -> line.startsWith("Finished game "))
                        .distinct()
                        .count(),
                told);
    }

    @Test
    void anotherWorkerDoesWhatALostOneLeaves() {
        String told = driver.errText();
        assertTrue(told.contains("killed takes part: 1 slot"), told);
        assertTrue(told.contains("killed has left"), told);
        assertTrue(
                Pattern.compile("late: 1 slot, [1-9]\\d* results?")
                        .matcher(told)
                        .find(),
                told);
    }

    @Test
    void anotherSecretIsRefusedAndSaid() {
        assertEquals(
                "no driver at 127.0.0.1:" + processes.port() + ": Connection refused; trying again",
                stranger.outText().lines().findFirst().orElseThrow());
        assertTrue(stranger.outText().contains("a different secret"), stranger::outText);
        assertFalse(driver.errText().contains("stranger"), driver::errText);
    }

    @Test
    void anotherBuildTakesNoPartUnlessItIsToldTo() {
        assertTrue(otherBuild.errText().startsWith("parachute: another version of the program: "), otherBuild::errText);
        assertEquals(1, otherBuild.errText().lines().count(), otherBuild::errText);
        assertTrue(driver.errText().contains("otherBuild does not take part: another version"), driver::errText);
        assertTrue(driver.errText().contains("killed takes part"), driver::errText);
    }

    @Test
    void nothingGoesOverTheWireInPlainText() throws Exception {
        String wire = relay.recorded();
        assertTrue(wire.length() > 20_000, () -> "only " + wire.length() + " bytes");
        for (String word : List.of("parachute", "driver", "round", "crazyhouse", "Event", "nodes", "jobs")) {
            assertFalse(wire.contains(word), word);
        }
        // The relay would have seen it.
        try (PlainTextServer server = new PlainTextServer();
                RecordingRelay another = new RecordingRelay(server.port())) {
            server.exchange(another.port(), "round=1.1 parachute");
            assertTrue(another.recorded().contains("round=1.1 parachute"));
        }
    }

    @Test
    void librariesAndVirtualMachineSayNothing() {
        assertEquals("", stranger.errText() + killed.errText() + late.errText());
        ClusterProcesses.assertIsQuiet(driver);
    }
}
