package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.cli.command.ClusterProcesses.Running;
import parachute.cli.start.FrontEnds;

/** Drivers and workers that do not belong together, and what is said of them. */
@EnabledOnOs(OS.LINUX)
@Timeout(150)
class ClusterRefusalsIT {
    @TempDir
    private Path folder;

    private ClusterProcesses processes;

    @BeforeEach
    void makeTheSecret() throws Exception {
        processes = new ClusterProcesses(folder);
    }

    @AfterEach
    void endAll() {
        processes.close();
    }

    @Test
    void anotherSecretIsRefusedAndSaid() throws Exception {
        Path other = processes.secret("other.p12");
        Running stranger = processes.worker("stranger", processes.port(), other);
        ClusterProcesses.await(
                "the stranger says nothing", () -> stranger.outText().contains("\n"));
        Running driver = processes.driver("games.pgn");
        ClusterProcesses.await(
                "the stranger says nothing", () -> stranger.outText().contains("another secret"));
        assertEquals(FrontEnds.OK, driver.await(), driver::errText);
        assertEquals(
                "no driver at 127.0.0.1:" + processes.port() + ": Connection refused; trying again",
                stranger.outText().lines().findFirst().orElseThrow());
        assertFalse(driver.errText().contains("stranger"), driver::errText);
        assertEquals("", stranger.errText());
        ClusterProcesses.assertIsQuiet(driver);
    }

    @Test
    void whatIsWrongIsSaidInOneLine() throws Exception {
        List<String> match = processes.match("games.pgn", "--cluster", "" + processes.port());
        assertRefused("parachute: --cluster needs --secret FILE; parachute cluster secret make FILE makes one", match);

        Path open = Files.copy(processes.secret(), folder.resolve("open.p12"));
        Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rw-r--r--"));
        assertRefused(
                "open.p12 must be its owner's alone (chmod 600",
                ClusterProcesses.with(match, "--secret", open.toString()));

        Path junk = Files.writeString(folder.resolve("junk.p12"), "junk");
        Files.setPosixFilePermissions(junk, PosixFilePermissions.fromString("rw-------"));
        assertRefused("junk.p12 is no secret", ClusterProcesses.with(match, "--secret", junk.toString()));

        try (PlainTextServer taken = new PlainTextServer()) {
            List<String> there = processes.match(
                    "games.pgn",
                    "--cluster",
                    "" + taken.port(),
                    "--secret",
                    processes.secret().toString());
            assertRefused("the port " + taken.port() + " is taken", there);
        }
    }

    private void assertRefused(String message, List<String> arguments) throws Exception {
        Running refused = processes.start("refused", arguments);
        assertEquals(FrontEnds.USAGE, refused.await());
        assertTrue(refused.errText().contains(message), refused::errText);
        assertEquals(1, refused.errText().lines().count(), refused::errText);
    }

    @Test
    void anEngineThatAWorkerDoesNotHaveIsNamed() throws Exception {
        Path list = Files.writeString(folder.resolve("engines.json"), """
                [ {"name": "special", "command": "%s", "protocol": "uci"} ]
                """.formatted(
                        String.join(" ", parachute.Program.command("uci")).replace("\\", "\\\\")));
        Path none = Files.writeString(folder.resolve("none.json"), "[]");
        Running worker = processes.worker("worker", "--engines", none.toString());
        List<String> arguments = new ArrayList<>(List.of("match", "--engines", list.toString()));
        arguments.addAll(List.of("--engine", "conf=special", "--engine", "conf=parachute", "--each", "nodes=300"));
        arguments.addAll(List.of(processes.driverOptions("--games", "20", "--max-moves", "40")));
        Running driver = processes.start("driver", arguments);
        assertEquals(FrontEnds.OK, driver.await(), driver::errText);
        assertTrue(
                driver.errText().contains("worker takes no part: " + none + " has no engine \"special\""),
                driver::errText);
        assertEquals("", worker.errText());
    }

    @Test
    void anotherBuildTakesNoPartUnlessItIsToldTo() throws Exception {
        Path jar = Path.of("target/parachute.jar").toAbsolutePath();
        Running worker = processes.workerOf(jar, "worker");
        Running told = processes.workerOf(jar, "told", "--any-build");
        Running driver = processes.driver("games.pgn", "--slots", "0");
        assertEquals(FrontEnds.OK, driver.await(), driver::errText);
        assertEquals(FrontEnds.FAILURE, worker.await());
        assertTrue(worker.errText().startsWith("parachute: another version of the program: "), worker::errText);
        assertEquals(1, worker.errText().lines().count(), worker::errText);
        assertTrue(driver.errText().contains("worker takes no part: another version"), driver::errText);
        assertTrue(driver.errText().contains("told takes part"), driver::errText);
        assertEquals("", told.errText());
    }
}
