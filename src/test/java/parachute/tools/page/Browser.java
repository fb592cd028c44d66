package parachute.tools.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.Program;

/** Debian's Chromium without a screen, for pages as a reader meets them. Without it a test is reported as skipped. */
public final class Browser {
    /** Pixels of a telephone held upright, and of a small screen. */
    public static final List<Integer> WIDTHS = List.of(360, 1_280);

    private static final String PROGRAM = "chromium";
    private static final Pattern LOG = Pattern.compile("<pre id=\"log\">(.*?)</pre>", Pattern.DOTALL);

    /** Chromium's windows are at least 500 pixels wide, a frame is not. It loads the page from its file, as it is. */
    private static final String FRAME = """
            <!DOCTYPE html>
            <meta charset="utf-8">
            <iframe id="page" src="$page" style="width: $widthpx; height: 900px; border: 0"></iframe>
            <pre id="log"></pre>
            <script>
            const log = text => document.getElementById('log').append(text + '\\n');
            window.onerror = message => log('error: ' + message);
            document.getElementById('page').onload = () => {
              const page = document.getElementById('page').contentWindow;
              const byId = id => page.document.getElementById(id);
              const press = key =>
                page.document.body.dispatchEvent(new page.KeyboardEvent('keydown', { key, bubbles: true }));
              page.onerror = message => log('error: ' + message);
              $script
            };
            </script>
            """;

    private final Path folder;
    private final int width;
    private final boolean dark;

    /**
     * A browser.
     *
     * @param folder for its files
     * @param width of the page, in pixels
     * @param dark whether its user prefers dark pages
     */
    public Browser(Path folder, int width, boolean dark) {
        assumeTrue(Program.isInstalled(PROGRAM), PROGRAM + " is not installed: no page is shown in a browser");
        this.folder = folder;
        this.width = width;
        this.dark = dark;
    }

    /**
     * Shows a page and carries out a script about it.
     *
     * @param html the page
     * @param fragment the end of its address, with its #, or nothing
     * @param script knows the window {@code page}, {@code byId(id)} in it, {@code press(key)} and {@code log(text)}
     * @return the lines that the script logged
     */
    public List<String> run(String html, String fragment, String script) throws IOException, InterruptedException {
        Files.writeString(folder.resolve("page.html"), html);
        Path frame = folder.resolve("frame.html");
        String text = FRAME.replace("$page", "page.html" + fragment)
                .replace("$width", Integer.toString(width))
                .replace("$script", script);
        Files.writeString(frame, text);
        Path output = folder.resolve("dom.html");
        Process process = new ProcessBuilder(
                        PROGRAM,
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--allow-file-access-from-files",
                        "--user-data-dir=" + folder.resolve("profile"),
                        "--window-size=1400,1000",
                        "--blink-settings=preferredColorScheme=" + (dark ? 0 : 1),
                        "--dump-dom",
                        frame.toUri().toString())
                .redirectOutput(output.toFile())
                .redirectError(folder.resolve("errors.txt").toFile())
                .start();
        try {
            assertTrue(process.waitFor(5, TimeUnit.MINUTES), "the browser does not end");
        } finally {
            process.destroyForcibly();
        }
        assertEquals(0, process.exitValue(), () -> read(folder.resolve("errors.txt")));
        Matcher log = LOG.matcher(read(output));
        assertTrue(log.find(), "the page is not shown");
        return log.group(1).lines().toList();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
