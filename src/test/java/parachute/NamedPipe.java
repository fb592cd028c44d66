package parachute;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;

/** Named pipes: files that cannot be opened before somebody opens their other end. */
public final class NamedPipe {
    private NamedPipe() {}

    /** A pipe in a folder, which nobody writes to. */
    public static Path make(Path folder) throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        return pipe;
    }
}
