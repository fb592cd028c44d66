package parachute.tools.page;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.Program;

/**
 * Debian's Firefox without a screen, driven by WebDriver BiDi (W3C), which it speaks itself. Without it a test is reported
 * as skipped.
 */
public final class Firefox implements AutoCloseable {
    private static final Pattern LISTENING = Pattern.compile("WebDriver BiDi listening on (ws://\\S+)");
    private static final int TIMEOUT_SECONDS = 120;

    private static final JsonMapper JSON = new JsonMapper();

    private final Process browser;
    private final WebSocket socket;
    private final String page;
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private int commands;

    /**
     * Starts a browser with an empty page.
     *
     * @param profile an empty folder for its settings
     */
    public Firefox(Path profile) throws IOException, InterruptedException {
        assumeTrue(Program.isInstalled("firefox-esr"), "firefox-esr is not installed: no page is shown in it");
        browser = new ProcessBuilder(
                        "firefox-esr",
                        "--headless",
                        "--no-remote",
                        "--remote-debugging-port=0",
                        "--profile",
                        profile.toString())
                .redirectErrorStream(true)
                .start();
        socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(URI.create(address() + "/session"), new Answers())
                .join();
        send("session.new", Map.of("capabilities", Map.of()));
        page = send("browsingContext.getTree", Map.of())
                .at("/contexts/0/context")
                .asText();
    }

    private String address() throws IOException {
        BufferedReader lines = browser.inputReader(StandardCharsets.UTF_8);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Matcher listening = LISTENING.matcher(line);
            if (listening.find()) {
                return listening.group(1);
            }
        }
        throw new IOException("Firefox does not start");
    }

    private JsonNode send(String method, Map<String, ?> parameters) throws IOException, InterruptedException {
        int id = ++commands;
        socket.sendText(JSON.writeValueAsString(Map.of("id", id, "method", method, "params", parameters)), true)
                .join();
        while (true) {
            String answer = answers.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS);
            if (answer == null) {
                throw new IOException("no answer to " + method);
            }
            JsonNode json = JSON.readTree(answer);
            if (json.path("id").asInt() == id) {
                if (json.has("error")) {
                    throw new IOException(method + ": " + answer);
                }
                return json.get("result");
            }
        }
    }

    /** Opens an address and waits until its page is loaded. */
    public void open(String address) throws IOException, InterruptedException {
        send("browsingContext.navigate", Map.of("context", page, "url", address, "wait", "complete"));
    }

    /**
     * Waits until a script's expression is true.
     *
     * @return its value as text
     */
    public String await(String expression) throws IOException, InterruptedException {
        // Looks again and again in the page, so that no message is sent meanwhile.
        String promise = """
                new Promise((resolve, reject) => {
                  const end = Date.now() + 60000;
                  const look = () => {
                    const found = (() => %s)();
                    if (found) { resolve(found); }
                    else if (Date.now() > end) { reject(new Error('never true')); }
                    else { setTimeout(look, 50); }
                  };
                  look();
                })""".formatted(expression);
        JsonNode result = send(
                "script.evaluate",
                Map.of("expression", promise, "target", Map.of("context", page), "awaitPromise", true));
        if (result.has("exceptionDetails")) {
            throw new AssertionError(
                    expression + ": " + result.at("/exceptionDetails/text").asText());
        }
        return result.at("/result/value").asText();
    }

    /** Waits for what a CSS selector chooses and clicks on its middle, by a mouse. */
    public void click(String selector) throws IOException, InterruptedException {
        String[] point = await("(() => { const found = document.querySelector(\"" + selector + "\");"
                        + " if (!found || found.disabled) { return null; } found.scrollIntoView({ block: 'nearest' });"
                        + " const { x, y, width, height } = found.getBoundingClientRect();"
                        + " return width ? Math.round(x + width / 2) + ' ' + Math.round(y + height / 2) : null; })()")
                .split(" ");
        List<Map<String, ?>> actions = List.of(
                Map.of("type", "pointerMove", "x", Integer.parseInt(point[0]), "y", Integer.parseInt(point[1])),
                Map.of("type", "pointerDown", "button", 0),
                Map.of("type", "pointerUp", "button", 0));
        Map<String, ?> mouse = Map.of("type", "pointer", "id", "mouse", "actions", actions);
        send("input.performActions", Map.of("context", page, "actions", List.of(mouse)));
    }

    @Override
    public void close() {
        socket.abort();
        browser.descendants().forEach(ProcessHandle::destroyForcibly);
        browser.destroyForcibly().onExit().join();
    }

    /** Collects messages, which may come in parts. */
    private final class Answers implements WebSocket.Listener {
        private final StringBuilder message = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            message.append(part);
            if (last) {
                answers.add(message.toString());
                message.setLength(0);
            }
            from.request(1);
            return null;
        }
    }
}
