package parachute.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The page architecture.md, which the tests of this package compare with the code. */
final class ArchitecturePage {
    private static final Path PAGE = Path.of("src/site/markdown/architecture.md");

    private ArchitecturePage() {}

    /** Returns the lines below a heading, up to the next one of its rank. */
    static Stream<String> section(String title) {
        try {
            return Files.readString(PAGE)
                    .lines()
                    .dropWhile(line -> !line.equals(title))
                    .skip(1)
                    .takeWhile(line -> !line.startsWith("## "));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
