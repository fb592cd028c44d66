package parachute.tools.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.openqa.selenium.By;

/** {@link Chromium} for pages as a reader meets them. */
public final class Browser {
    /** Pixels of a telephone held upright, and of a small screen. */
    public static final List<Integer> WIDTHS = List.of(360, 1_280);

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
        Chromium chromium = Chromium.onLargeScreen();
        chromium.prefer(dark);
        chromium.driver().get(frame.toUri().toString());
        return chromium.driver()
                .findElement(By.id("log"))
                .getDomProperty("textContent")
                .lines()
                .toList();
    }
}
