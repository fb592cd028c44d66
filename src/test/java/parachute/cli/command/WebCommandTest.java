package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.cli.start.FrontEnds;
import parachute.web.game.GameFolder;

/** Servers that cannot begin. */
class WebCommandTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "--port 70000,        a number from 0 to 65535",
        "--port chess,        a number from 0 to 65535",
        "--host no.invalid,   parachute: there is no host \"no.invalid\"",
        "--host 192.0.2.1,    parachute: cannot listen on 192.0.2.1 port 8730: ",
        "--token e4,          'parachute: a token has at least 8 letters, digits and - . _ ~, and nothing else'",
        "games.pgn,           expected nothing more"
    })
    void anOptionThatMeansNothingIsRefused(String option, String message) {
        assertRefused(message, folder, option.split(" "));
    }

    @Test
    void aPortThatIsTakenIsNamed() throws IOException {
        try (PlainTextServer taken = new PlainTextServer()) {
            assertRefused(
                    "parachute: cannot listen on 127.0.0.1 port " + taken.port()
                            + ": it is in use or not on this machine; choose another one",
                    folder,
                    "--port",
                    Integer.toString(taken.port()));
        }
    }

    @Test
    void aFolderIsOfOneProgramAtATime() {
        GameFolder taken = new GameFolder(folder);
        assertRefused(
                "parachute: another program keeps its games in " + folder + "; choose another folder by --folder",
                folder);
        taken.close();
    }

    @Test
    void aFileIsNoFolder() throws IOException {
        Path file = Files.createFile(folder.resolve("games"));
        assertRefused("parachute: the folder for games cannot be used", file);
    }

    private static void assertRefused(String message, Path folder, String... options) {
        List<String> words = new ArrayList<>(List.of("web", "--no-open", "--folder", folder.toString()));
        words.addAll(List.of(options));
        Terminal terminal = new Terminal();
        assertEquals(FrontEnds.USAGE, terminal.run(words), terminal::complaint);
        assertTrue(terminal.complaint().contains(message), terminal::complaint);
        assertEquals(1, terminal.complaint().lines().count(), terminal::complaint);
        assertEquals("", terminal.said());
    }
}
