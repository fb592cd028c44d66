package parachute.tools.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.MutableCapabilities;
import org.openqa.selenium.remote.RemoteWebDriver;
import parachute.Program;

/**
 * Debian's Chromium without a screen, driven by chromium-driver: the package chromium-headless-shell or, if that is not
 * installed, chromium. Without driver or browser a test is reported as skipped. One serves all tests of a virtual machine,
 * since its start takes longer than most pages; a page that is a file may read other files.
 */
public final class Chromium {
    /** Draws no windows, which halves the processor time of a test. */
    private static final String SHELL = "chromium-headless-shell";

    private static final JsonMapper JSON = new JsonMapper();

    private static final Pattern PORT = Pattern.compile("started successfully on port (\\d+)");

    private static @Nullable Chromium started;

    private final Process service;
    private final HttpClient client = HttpClient.newHttpClient();
    private final URI address;
    private final RemoteWebDriver driver;

    private Chromium() throws IOException {
        Optional<Path> browser = Program.find(SHELL).or(() -> Program.find("chromium"));
        assumeTrue(browser.isPresent(), "chromium is not installed: no page is shown in a browser");
        assumeTrue(Program.isInstalled("chromedriver"), "chromedriver is not installed: no page is shown in a browser");
        service = new ProcessBuilder("chromedriver", "--port=0")
                .redirectErrorStream(true)
                .start();
        address = URI.create("http://127.0.0.1:" + port(service));
        driver = new RemoteWebDriver(address.toURL(), capabilities(browser.orElseThrow()), false);
    }

    /**
     * The one that runs, started if there is none, with pages as on a large screen to a user who prefers light ones and
     * less motion: pieces that glide would be waited for.
     */
    public static synchronized Chromium onLargeScreen() throws IOException, InterruptedException {
        Chromium running = started;
        if (running == null) {
            running = new Chromium();
            Runtime.getRuntime().addShutdownHook(new Thread(running::end));
            started = running;
        }
        running.showOn(1_400);
        running.prefer(false);
        return running;
    }

    private static int port(Process service) throws IOException {
        BufferedReader lines = service.inputReader(UTF_8);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Matcher port = PORT.matcher(line);
            if (port.find()) {
                return Integer.parseInt(port.group(1));
            }
        }
        throw new IOException("chromedriver does not start");
    }

    private static MutableCapabilities capabilities(Path browser) {
        List<String> arguments =
                List.of("--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files");
        MutableCapabilities capabilities = new MutableCapabilities();
        capabilities.setCapability("browserName", "chrome");
        capabilities.setCapability("goog:loggingPrefs", Map.of("browser", "ALL"));
        capabilities.setCapability("goog:chromeOptions", Map.of("binary", browser.toString(), "args", arguments));
        return capabilities;
    }

    /** What pages are opened and used by. */
    public RemoteWebDriver driver() {
        return driver;
    }

    /** From now on pages are shown as to a user who prefers dark pages, or light ones, with less motion. */
    public void prefer(boolean dark) throws IOException, InterruptedException {
        prefer(dark, true);
    }

    /** From now on pages are shown as to a user who prefers light pages with less motion, or as usual. */
    public void preferLessMotion(boolean lessMotion) throws IOException, InterruptedException {
        prefer(false, lessMotion);
    }

    /** From now on pages are shown in few colours that the user has chosen. */
    public void forceColours() throws IOException, InterruptedException {
        devTools(
                "Emulation.setEmulatedMedia", "{\"features\": [{\"name\": \"forced-colors\", \"value\": \"active\"}]}");
    }

    /** From now on pages carry out a script before their own. */
    public void runFirst(String script) throws IOException, InterruptedException {
        devTools("Page.addScriptToEvaluateOnNewDocument", JSON.writeValueAsString(Map.of("source", script)));
    }

    /** From now on pages reach no network, or the one that there is. */
    public void disconnect(boolean offline) throws IOException, InterruptedException {
        devTools("Network.enable", "{}");
        devTools("Network.emulateNetworkConditions", """
                {"offline": %b, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}""".formatted(offline));
    }

    private void prefer(boolean dark, boolean lessMotion) throws IOException, InterruptedException {
        devTools("Emulation.setEmulatedMedia", """
                {"features": [{"name": "prefers-color-scheme", "value": "%s"},
                  {"name": "prefers-reduced-motion", "value": "%s"}]}""".formatted(
                        dark ? "dark" : "light", lessMotion ? "reduce" : "no-preference"));
    }

    /** From now on pages have this width, in pixels; below 500 as on a telephone. */
    public void showOn(int width) throws IOException, InterruptedException {
        boolean telephone = width < 500;
        showOn(width, telephone ? 740 : 1_000, telephone);
    }

    /** From now on pages have this width and height, in pixels. */
    public void showOn(int width, int height) throws IOException, InterruptedException {
        showOn(width, height, false);
    }

    private void showOn(int width, int height, boolean telephone) throws IOException, InterruptedException {
        devTools("Emulation.setDeviceMetricsOverride", """
                {"width": %d, "height": %d, "deviceScaleFactor": 1, "mobile": %b}""".formatted(width, height, telephone));
    }

    /** A command of the Chrome DevTools Protocol, which WebDriver has none for. */
    private void devTools(String command, String parameters) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(
                        address.resolve("/session/" + driver.getSessionId() + "/goog/cdp/execute"))
                .POST(HttpRequest.BodyPublishers.ofString(
                        "{\"cmd\": \"%s\", \"params\": %s}".formatted(command, parameters)))
                .build();
        HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
        assertEquals(200, answer.statusCode(), answer::body);
    }

    private void end() {
        // The driver knows the script alone that has started the browser.
        List<ProcessHandle> processes = service.descendants().toList();
        driver.quit();
        processes.forEach(ProcessHandle::destroyForcibly);
        service.destroy();
    }
}
