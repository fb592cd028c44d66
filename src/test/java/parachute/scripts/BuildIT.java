package parachute.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parachute.Program;
import parachute.TestScripts;

/** When the launcher builds the program, and what others see of it. */
@EnabledOnOs(OS.LINUX)
@Execution(ExecutionMode.CONCURRENT) // Most of its time is spent waiting for builds that sleep.
class BuildIT {
    private static final String HELLO = "xboard\nprotover 2\nquit\n";

    @TempDir
    private Path parent;

    private Checkout checkout;
    private String launcher;

    @BeforeEach
    void checkOut() throws Exception {
        checkout = new Checkout(parent.resolve("project"), parent);
        launcher = checkout.script("parachute").toString();
    }

    private Program.Finished hello() throws Exception {
        return checkout.run(HELLO, launcher, "xboard");
    }

    @Test
    void xboardIsAskedToWaitAtEachStartAndForTheFirstBuild() throws Exception {
        Program.Finished first = hello();
        assertTrue(first.out().startsWith("feature done=0\n"), first.out());
        assertTrue(first.out().contains("done=1"), first.out());
        assertEquals("", first.err());
        assertEquals(1, checkout.builds());
        assertTrue(hello().out().startsWith("feature done=0\n"));
        assertEquals(1, checkout.builds());
    }

    @Test
    void theLibrariesLieBesideTheJar() throws Exception {
        checkout.set("MVN_LIBRARY", "first.jar");
        checkout.build();
        checkout.set("MVN_LIBRARY", "second.jar");
        checkout.build();
        for (String libraries : List.of("report", "cluster")) {
            Path folder = checkout.folder().resolve("target").resolve(libraries);
            assertEquals(folder.resolve("second.jar"), Packages.only(folder, "*"));
        }
    }

    @Test
    void aClientThatLosesPatienceDoesNotEndTheBuild() throws Exception {
        checkout.set("MVN_SECONDS", "4");
        for (int i = 0; i < 3; i++) {
            Process impatient = checkout.start("setsid", launcher, "xboard");
            assertFalse(impatient.waitFor(500, TimeUnit.MILLISECONDS));
            checkout.run("", "kill", "-KILL", "--", "-" + impatient.pid());
            assertTrue(impatient.waitFor(1, TimeUnit.MINUTES));
        }
        assertTrue(hello().out().contains("done=1"));
        assertEquals(1, checkout.builds());
    }

    @Test
    void anInterruptEndsABuildByHand() throws Exception {
        checkout.set("MVN_SECONDS", "100");
        // A terminal sends it to all processes of the foreground; a shell that runs the tests in the background has
        // them
        // ignore it.
        Process build = checkout.start(
                "env",
                "--default-signal=INT",
                "setsid",
                checkout.script("build").toString());
        assertFalse(build.waitFor(1, TimeUnit.SECONDS));
        checkout.run("", "kill", "-INT", "--", "-" + build.pid());
        assertTrue(build.waitFor(1, TimeUnit.MINUTES), "the build goes on");
        assertFalse(Files.exists(checkout.folder().resolve("target/parachute.jar")));
    }

    @Test
    void aFailureIsToldToAllThatWaitForTheBuild() throws Exception {
        checkout.set("MVN_FAILS", "yes");
        checkout.set("MVN_SECONDS", "3");
        List<Process> waiting = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            waiting.add(checkout.start(launcher, "uci"));
        }
        for (Process process : waiting) {
            String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(err.contains("[ERROR] missing semicolon"), err);
            assertTrue(process.waitFor(1, TimeUnit.MINUTES));
            assertEquals(1, process.exitValue());
        }
        assertEquals(1, checkout.builds());
    }

    @Test
    void xboardShowsAFailure() throws Exception {
        checkout.set("MVN_FAILS", "yes");
        Program.Finished failed = hello();
        assertEquals(1, failed.status());
        assertEquals("", failed.err());
        Path log = checkout.folder().resolve("target/build.log");
        assertTrue(
                failed.out().matches("feature done=0\ntellusererror Parachute: the build failed, see \\S+\n"),
                failed.out());
        assertTrue(Files.readString(log).contains("missing semicolon"));
    }

    @Test
    void afterAFailureTheNextStartTriesAgain() throws Exception {
        checkout.set("MVN_FAILS", "yes");
        assertEquals(1, hello().status());
        checkout.set("MVN_FAILS", "");
        assertEquals(0, hello().status());
    }

    @Test
    void aSourceOfTheFutureIsBuiltOnce() throws Exception {
        Path source = checkout.write("src/main/java/Source.java", "class Source { int changed; }");
        Files.setLastModifiedTime(source, FileTime.from(Instant.now().plus(Duration.ofDays(400))));
        for (int i = 0; i < 3; i++) {
            assertEquals(0, hello().status());
        }
        assertEquals(1, checkout.builds());
    }

    @Test
    void everyChangeOfTheSourcesIsNoticed() throws Exception {
        hello();
        Path source = checkout.write("src/main/java/Source.java", "class Source { int restored; }");
        Files.setLastModifiedTime(source, FileTime.from(Instant.EPOCH));
        hello();
        assertEquals(2, checkout.builds(), "an older file in the place of a newer one");
        checkout.write("src/main/java/Another.java", "class Another {}");
        hello();
        assertEquals(3, checkout.builds(), "one more");
        Files.delete(source);
        hello();
        assertEquals(4, checkout.builds(), "one less");
    }

    @Test
    void aCopyOfAllIsNotBuiltAgain() throws Exception {
        hello();
        Program.Finished copied = checkout.run("", "cp", "-a", checkout.folder().toString(), "../copy");
        assertEquals(0, copied.status(), copied.err());
        Path copy = parent.resolve("copy/scripts/parachute");
        assertEquals(0, checkout.run(HELLO, copy.toString(), "xboard").status());
        assertEquals(1, checkout.builds());
    }

    @Test
    void aProgramThatCannotBeBuiltAnewIsUsed() throws Exception {
        hello();
        checkout.write("src/main/java/Another.java", "class Another {}");
        Path target = checkout.folder().resolve("target");
        Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("r-xr-xr-x"));
        try {
            Program.Finished xboard = checkout.run(HELLO, unprivileged("xboard"));
            assertEquals(0, xboard.status(), xboard.err());
            assertEquals("", xboard.err());
            Program.Finished version = checkout.run("", unprivileged("--version"));
            assertTrue(version.out().startsWith("Parachute "), version.err());
            assertEquals("", version.err(), "between pipes");
            Program.Finished atATerminal =
                    checkout.run("", "sh", "-c", String.join(" ", unprivileged("--version")) + " >version");
            assertEquals(1, atATerminal.err().lines().count(), atATerminal.err());
            assertTrue(atATerminal.err().contains("nothing can be written in"), atATerminal.err());
        } finally {
            Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        assertEquals(1, checkout.builds());
    }

    /** The command that starts the launcher without the right of root to write everywhere. */
    private String[] unprivileged(String argument) throws IOException {
        List<String> command = new ArrayList<>();
        if ((int) Files.getAttribute(parent, "unix:uid") == 0) {
            command.addAll(List.of("setpriv", "--bounding-set=-dac_override", "--inh-caps=-dac_override"));
        }
        command.addAll(List.of(launcher, argument));
        return command.toArray(String[]::new);
    }

    @Test
    void aProgramWithoutMavenIsUsed() throws Exception {
        hello();
        checkout.write("src/main/java/Another.java", "class Another {}");
        withoutMaven();
        Program.Finished xboard = hello();
        assertEquals(0, xboard.status(), xboard.err());
        assertEquals("", xboard.err());
        Program.Finished build = checkout.run("", checkout.script("build").toString(), "--if-stale");
        assertEquals(0, build.status());
        assertTrue(build.err().contains("cannot build: mvn not in PATH"), build.err());
    }

    @Test
    void withoutMavenXBoardIsToldWhatIsMissing() throws Exception {
        withoutMaven();
        Program.Finished xboard = hello();
        assertEquals(1, xboard.status());
        assertTrue(
                xboard.out().startsWith("feature done=0\ntellusererror Parachute: cannot build: mvn not in PATH"),
                xboard.out());
        assertEquals("", xboard.err());
    }

    /** A path on which there are the tools of the scripts alone. */
    private void withoutMaven() throws IOException {
        Path tools = Files.createDirectory(parent.resolve("tools"));
        for (String tool : List.of("find", "cmp", "sort", "readlink", "sh", "kill")) {
            Path program = Files.exists(Path.of("/usr/bin", tool)) ? Path.of("/usr/bin", tool) : Path.of("/bin", tool);
            Checkout.writeCommand(tools.resolve(tool), program);
        }
        checkout.set("PATH", tools.toString());
    }

    @Test
    void aProgramAloneIsUsedAsItIs() throws Exception {
        hello();
        Path alone = parent.resolve("alone");
        for (String file : List.of("scripts/parachute", "scripts/common.sh", "target/parachute.jar")) {
            Files.createDirectories(alone.resolve(file).getParent());
            TestScripts.copy(checkout.folder().resolve(file), alone.resolve(file));
        }
        Program.Finished answer =
                checkout.run(HELLO, alone.resolve("scripts/parachute").toString(), "xboard");
        assertEquals(0, answer.status(), answer.err());
        assertEquals(1, checkout.builds());
    }
}
