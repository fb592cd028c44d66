package parachute.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Text files that are part of the program, each next to a class. */
public final class Resource {
    private Resource() {}

    /**
     * Returns the text of a file.
     *
     * @throws IllegalStateException if the program was built without it
     */
    public static String text(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the program was built without " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the lines of a file, without empty ones and comments, which begin with #. */
    public static List<String> lines(Class<?> owner, String name) {
        return text(owner, name)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }
}
