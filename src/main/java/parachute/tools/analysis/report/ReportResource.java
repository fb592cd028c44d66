package parachute.tools.analysis.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The files that reports are made from. */
final class ReportResource {
    private ReportResource() {}

    /** The text of a file. */
    static String read(String name) {
        try (InputStream in = ReportResource.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the program was built without " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
