package parachute.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import parachute.cli.command.ManualPage;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.Streams;

/** Writes the manual pages into a folder, creating it if necessary. Run by the build of packages, never by a user. */
final class ManualWriter {
    private ManualWriter() {}

    /** Writes the pages into the folder that the only argument names. */
    public static void main(String[] arguments) throws IOException {
        FrontEnds frontEnds = new StandardFrontEnds(Streams.of(InputStream.nullInputStream()));
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (Map.Entry<String, String> page : ManualPage.all(frontEnds).entrySet()) {
            Files.writeString(folder.resolve(page.getKey()), page.getValue());
        }
    }
}
