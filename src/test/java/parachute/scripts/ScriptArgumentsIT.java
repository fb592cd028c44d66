package parachute.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.Program;

/** The scripts answer a question and refuse what they do not know, and do nothing else then. */
@EnabledOnOs(OS.LINUX)
class ScriptArgumentsIT {
    @TempDir
    private Path parent;

    private Checkout checkout;

    @BeforeEach
    void checkOut() throws Exception {
        checkout = new Checkout(parent.resolve("project"), parent);
        checkout.write("target/kept", "");
    }

    private void assertNothingIsDone() throws Exception {
        assertEquals(0, checkout.builds());
        try (var files = Files.list(checkout.folder().resolve("target"))) {
            assertEquals(
                    "kept", files.map(file -> file.getFileName().toString()).collect(Collectors.joining(" ")));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"build", "clean", "install-xboard", "package", "play", "stamp", "start-up-cache"})
    void helpIsWhatTheScriptSaysOfItself(String name) throws Exception {
        Path script = checkout.script(name);
        String comment = Files.readAllLines(script).stream()
                .skip(1)
                .takeWhile(line -> line.startsWith("#"))
                .map(line -> line.replaceFirst("# ?", "") + "\n")
                .collect(Collectors.joining());
        assertEquals(new Program.Finished(0, comment, ""), checkout.run("", script.toString(), "--help"));
        assertNothingIsDone();
    }

    @ParameterizedTest
    @CsvSource({
        "build, unknown argument: nonsense",
        "clean, unknown argument: nonsense",
        "install-xboard, unknown argument: nonsense",
        "package, unknown argument: nonsense",
        "play, unknown argument: nonsense",
        "stamp, expected begin FOLDER or end FOLDER",
        "start-up-cache, no parachute.jar in nonsense",
    })
    void nonsenseIsRefused(String name, String complaint) throws Exception {
        Program.Finished answer = checkout.run("", checkout.script(name).toString(), "nonsense");
        assertEquals(new Program.Finished(1, "", answer.err()), answer);
        assertTrue(answer.err().startsWith("parachute: " + complaint), answer.err());
        assertEquals(1, answer.err().lines().count(), answer.err());
        assertNothingIsDone();
    }
}
