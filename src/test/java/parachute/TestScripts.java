package parachute;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
        Path text = Files.writeString(Files.createTempFile("script", ".sh"), "#!/bin/sh\n" + lines + "\n");
        copy(text, command);
        Files.delete(text);
        return command;
    }

    /**
     * Copies a script to one that can be run as a command. Another process writes it: a program cannot be started as long
     * as any process has it open for writing, and one that another thread starts at this moment would.
     */
    public static void copy(Path script, Path command) throws IOException {
        Process install = new ProcessBuilder("install", "-m", "755", script.toString(), command.toString())
                .inheritIO()
                .start();
        assertEquals(0, install.onExit().join().exitValue());
    }
}
