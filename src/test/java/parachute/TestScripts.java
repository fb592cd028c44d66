package parachute;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The shell scripts that stand for other programs in tests. */
public final class TestScripts {
    private TestScripts() {}

    /** The file of a script among the resources, such as {@code tools/match/uci-engine.sh}. */
    public static Path path(String name) {
        try {
            return Path.of(TestScripts.class.getResource(name).toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Writes a script with these lines that can be run as a command. */
    public static Path write(Path command, String lines) throws IOException {
        Files.writeString(command, "#!/bin/sh\n" + lines + "\n");
        assertTrue(command.toFile().setExecutable(true));
        return command;
    }
}
