package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.Ports;
import parachute.cli.start.FrontEnds;
import parachute.tools.cluster.Secret;

/** Drivers that cannot begin. */
@DisabledOnOs(OS.WINDOWS)
class ClusterRefusalsTest {
    @TempDir
    private Path folder;

    @Test
    void aDriverNeedsASecret() throws Exception {
        assertRefused(
                "parachute: --cluster needs --secret FILE; create one for all machines by parachute cluster secret make FILE");
    }

    @Test
    void aSecretIsItsOwnersAlone() throws Exception {
        Path open = file("open.p12", "rw-r--r--");
        assertRefused("open.p12 must be accessible to its owner only (chmod 600", "--secret", open.toString());
    }

    @Test
    void aFileOfSomethingElseIsNoSecret() throws Exception {
        Path junk = file("junk.p12", "rw-------");
        assertRefused("junk.p12 is not a secret", "--secret", junk.toString());
    }

    @Test
    void aPortThatIsTakenIsNamed() throws Exception {
        Path secret = folder.resolve("secret.p12");
        Secret.make(secret);
        try (PlainTextServer taken = new PlainTextServer()) {
            assertRefused(taken.port(), "the port " + taken.port() + " is in use", "--secret", secret.toString());
        }
    }

    @Test
    void aMatchKeepsTheSpeedThatItsClocksAreMeantFor() throws Exception {
        Path games = Files.writeString(folder.resolve("games.pgn"), """
                [White "one"]
                [Black "two"]
                [Machine "alpha"]
                [ReferenceSpeed "900000"]

                1. e4 1-0
                """);
        String[] words = {"--pgn", games.toString(), "--resume", "--reference", "5"};
        assertRefused("games.pgn were played with --reference 900000, not 5", words);
    }

    private Path file(String name, String permissions) throws Exception {
        Path file = Files.writeString(folder.resolve(name), "junk");
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }

    private static void assertRefused(String message, String... options) {
        assertRefused(Ports.free(), message, options);
    }

    private static void assertRefused(int port, String message, String... options) {
        List<String> arguments = new ArrayList<>(List.of("match", "--games", "2"));
        arguments.addAll(List.of("--engine", "conf=parachute", "name=one", "--engine", "conf=parachute", "name=two"));
        arguments.addAll(List.of("--each", "nodes=100", "--cluster", "" + port));
        arguments.addAll(List.of(options));
        Terminal terminal = new Terminal();
        assertEquals(FrontEnds.USAGE, terminal.run(arguments), terminal::complaint);
        assertTrue(terminal.complaint().contains(message), terminal::complaint);
        assertEquals(1, terminal.complaint().lines().count(), terminal::complaint);
    }
}
