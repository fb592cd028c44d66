package parachute.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.Program;

/** The command {@code web} in a process of its own. */
final class WebProgram implements AutoCloseable {
    private static final Pattern ID = Pattern.compile("\"id\"\\s*:\\s*\"([^\"]+)\"");

    private final Process process;
    private final URI address;

    private WebProgram(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    /** Starts it on any port that is free. */
    static WebProgram start(Path games) throws IOException {
        return start(games, 0);
    }

    /**
     * Starts it, and returns when it listens.
     *
     * @param games the folder of its games
     * @param port 0 for any that is free
     */
    static WebProgram start(Path games, int port) throws IOException {
        return start(games, "--port", Integer.toString(port));
    }

    /** Starts it with more options, the port among them, and returns when it listens. */
    static WebProgram start(Path games, String... options) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("web", "--no-open", "--folder", games.toString()));
        arguments.addAll(List.of(options));
        Process process = new ProcessBuilder(Program.command(arguments.toArray(String[]::new)))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String line = process.inputReader(UTF_8).readLine();
        assertNotNull(line, "the program ends at once");
        return new WebProgram(process, URI.create(line.strip()));
    }

    URI address() {
        return address;
    }

    int port() {
        return address.getPort();
    }

    /**
     * Begins a game.
     *
     * @param game what the interface takes, with ' in place of quotation marks
     * @return the address of its page
     */
    String begin(String game) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> response = client.send(
                    HttpRequest.newBuilder(address.resolve("/api/games"))
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(game.replace('\'', '"')))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            assertEquals(201, response.statusCode(), response::body);
            Matcher id = ID.matcher(response.body());
            assertEquals(true, id.find(), response::body);
            return address.resolve("/?game=" + id.group(1)).toString();
        }
    }

    /** Ends it at once, as when the machine fails. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroy();
    }
}
