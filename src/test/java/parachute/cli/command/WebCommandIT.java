package parachute.cli.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.Program;

/** The command {@code web}: what it prints, and how it ends. */
@DisabledOnOs(OS.WINDOWS)
class WebCommandIT {
    @TempDir
    private Path folder;

    private Process process;
    private BufferedReader said;

    private void start(String... options) throws IOException {
        List<String> words = Program.command("web", "--no-open", "--port", "0");
        words.addAll(List.of(options));
        ProcessBuilder builder = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().put("XDG_DATA_HOME", folder.toString());
        process = builder.start();
        said = process.inputReader(UTF_8);
    }

    @AfterEach
    void end() {
        process.destroyForcibly();
    }

    private static int status(String address) throws IOException {
        HttpURLConnection connection =
                (HttpURLConnection) URI.create(address).toURL().openConnection();
        return connection.getResponseCode();
    }

    @Test
    void itPrintsAnAddressAndServesItUntilASignalEndsIt() throws IOException, InterruptedException {
        start();
        String address = said.readLine();
        assertTrue(address.matches("http://127\\.0\\.0\\.1:\\d+/"), address);
        assertEquals(200, status(address));
        assertTrue(Files.isDirectory(folder.resolve("parachute/web")));
        process.toHandle().destroy(); // which leaves its output open
        assertEquals("", said.readAllAsString());
        assertEquals(143, process.waitFor());
    }

    @Test
    void whereOtherMachinesCanComeTheAddressHoldsAToken() throws IOException {
        start("--host", "0.0.0.0");
        String address = said.readLine();
        assertTrue(address.matches("http://0\\.0\\.0\\.0:\\d+/\\?token=[0-9a-f]{48}"), address);
        assertEquals(
                "Anyone who can reach 0.0.0.0 and knows this address can play and use this machine for analysis.",
                said.readLine());
        assertEquals(200, status(address));
        assertEquals(401, status(address.substring(0, address.indexOf('?'))));
    }
}
