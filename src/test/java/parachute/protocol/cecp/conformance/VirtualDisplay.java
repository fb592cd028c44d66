package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;

/** An X server that draws into memory, for clients with windows. */
final class VirtualDisplay implements AutoCloseable {
    private final Process server;
    private final String name;

    /** Starts the server on a free display number, and waits until it is ready. */
    VirtualDisplay() throws IOException {
        server = new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1240x720x24", "-nolisten", "tcp")
                .redirectError(Redirect.DISCARD)
                .start();
        BufferedReader reader = server.inputReader(StandardCharsets.US_ASCII);
        String number = reader.readLine();
        assertNotNull(number, "Xvfb does not start");
        name = ":" + number;
    }

    /** Returns the value of DISPLAY for clients. */
    String name() {
        return name;
    }

    /** Ends the server. */
    @Override
    public void close() {
        server.destroy();
    }
}
