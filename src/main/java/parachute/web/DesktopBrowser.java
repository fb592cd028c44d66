package parachute.web;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The browser of the desktop, if this program runs on one. */
public final class DesktopBrowser {
    private DesktopBrowser() {}

    /** Opens an address; does nothing where there is no display or no program that opens addresses. */
    public static void open(String url) {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.contains("win")) {
            start("rundll32", "url.dll,FileProtocolHandler", url);
        } else if (system.contains("mac")) {
            start("open", url);
        } else if (Stream.of("DISPLAY", "WAYLAND_DISPLAY").anyMatch(name -> System.getenv(name) != null)) {
            start("xdg-open", url);
        }
    }

    private static void start(String... command) {
        try {
            new ProcessBuilder(List.of(command))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            // The address has been printed all the same.
        }
    }
}
