package parachute.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.TestScripts;

/** How {@code scripts/install-xboard --user} treats the settings that XBoard has written for its user. */
@EnabledOnOs(OS.LINUX)
class InstallXboardIT {
    private static final Path SCRIPTS = Path.of("scripts").toAbsolutePath();

    private static final String SETTINGS = """
            -recentEngines 4
            -recentEngineList {fairymax
            }
            -firstChessProgramNames {fairymax
            "Crafty" -fcp crafty
            }
            -themeNames {"native" -ubt false
            }
            """;

    private static final String OWN = """
            "Parachute" -fcp "./parachute xboard" -fd "%1$s"
            "Parachute-crazyhouse" -fcp "./parachute xboard" -fd "%1$s" -variant:crazyhouse
            """.formatted(SCRIPTS);

    @TempDir
    private Path home;

    @TempDir
    private Path bin;

    private Path settings;

    /** The script asks for the home folder where XBoard does. */
    @BeforeEach
    void giveTheUserAnotherHome() throws IOException {
        TestScripts.write(bin.resolve("getent"), "echo 'user:x:0:0::" + home + ":/bin/sh'");
        settings = Files.writeString(home.resolve(".xboardrc"), SETTINGS);
    }

    /** Whoever clears the folder away warns of links that lead out of it. */
    @AfterEach
    void removeTheCommand() throws IOException {
        Files.deleteIfExists(home.resolve(".local/bin/parachute"));
    }

    private String run(String... arguments) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(SCRIPTS.resolve("install-xboard").toString(), "--user"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().merge("PATH", bin + ":", (path, ours) -> ours + path);
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(5, TimeUnit.MINUTES), "still running");
        assertEquals(0, process.exitValue(), output);
        return output;
    }

    @Test
    void bothEnginesComeLastInTheListAndOnlyOnce() throws Exception {
        run();
        run();
        String crafty = "\"Crafty\" -fcp crafty\n";
        assertEquals(SETTINGS.replace(crafty, crafty + OWN), Files.readString(settings));
    }

    @Test
    void aLinkStaysALinkAndTheFileKeepsItsMode() throws Exception {
        Path dotfile = Files.move(settings, home.resolve("dotfile"));
        Files.setPosixFilePermissions(dotfile, PosixFilePermissions.fromString("rw-r-----"));
        Files.createSymbolicLink(settings, Path.of("dotfile"));
        run();
        assertTrue(Files.isSymbolicLink(settings));
        assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(dotfile)));
        assertTrue(Files.readString(dotfile).contains(OWN));
    }

    @Test
    void uninstallingLeavesNothingOfItBehind() throws Exception {
        run();
        run("--uninstall");
        assertEquals(SETTINGS, Files.readString(settings));
        assertTrue(Files.notExists(home.resolve(".local")));
    }

    @Test
    void uninstallingFindsTheEnginesWhereXBoardHasMovedThem() throws Exception {
        String moved = SETTINGS.replace("ProgramNames {", "ProgramNames {" + OWN)
                .replace("List {fairymax\n", "List {parachute\nParachute\nfairymax\nParachute-crazyhouse\n");
        Files.writeString(settings, moved);
        run("--uninstall");
        assertEquals(SETTINGS, Files.readString(settings));
    }

    @Test
    void enginesOfOthersWithTheSameNameStay() throws Exception {
        String others = SETTINGS.replace(
                        "\"Crafty\"",
                        "\"Parachute\" -fcp \"/opt/other/parachute xboard\"\n\"Parachute-crazyhouse 1\" -fcp x\n\"Crafty\"")
                .replace("List {fairymax\n", "List {Parachute\nfairymax\n");
        Files.writeString(settings, others);
        run();
        assertTrue(Files.readString(settings).contains(OWN));
        run("--uninstall");
        assertEquals(others, Files.readString(settings));
    }

    @Test
    void listsOfNothingElseAreEmptyAfterwards() throws Exception {
        Files.writeString(
                settings, "-recentEngineList {Parachute-crazyhouse\n}\n-firstChessProgramNames {" + OWN + "}\n");
        run("--uninstall");
        assertEquals("-recentEngineList \"\"\n-firstChessProgramNames \"\"\n", Files.readString(settings));
    }

    @Test
    void aSecondUninstallSaysThatThereWasNothing() throws Exception {
        run();
        assertTrue(run("--uninstall").contains(settings.toString()));
        assertEquals("nothing to remove: Parachute is not installed\n", run("--uninstall"));
    }
}
