package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What the log of the command {@code web} has, and has not. */
class WebLogIT {
    private static final String TOKEN = "kings-gambit";

    @TempDir
    private Path folder;

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void itHasNoTokenInAnyFormAndIsTheOwnersAlone() throws Exception {
        Path log = folder.resolve("log");
        try (WebProgram program = WebProgram.start(
                        folder.resolve("games"), "--port", "0", "--token", TOKEN, "--log", log.toString());
                WebClient client = new WebClient(program.address().toString())) {
            for (int i = 0; i < 20; i++) {
                assertEquals(200, client.get("/?token=" + TOKEN).status());
                assertEquals(
                        200,
                        client.get("/api/games", "Authorization", "Bearer " + TOKEN)
                                .status());
                assertEquals(
                        200,
                        client.get("/api/games", "Cookie", "parachute-" + client.port() + "=" + TOKEN)
                                .status());
            }
            client.raw("GET /?token=" + TOKEN + " HTTP/1.1", "Host: localhost", "nonsense");
        }
        String text = Files.readString(log);
        assertFalse(text.contains(TOKEN), text);
        assertTrue(text.length() < 10_000, () -> text.length() + " characters");
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(log)));
    }
}
