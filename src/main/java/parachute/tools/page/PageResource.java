package parachute.tools.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The files that pages and images are made from. */
public final class PageResource {
    private PageResource() {}

    /** Returns whether there is a file of this name. */
    static boolean exists(String name) {
        return PageResource.class.getResource(name) != null;
    }

    /** Returns the text of a file that several pages use: the style of all of them, the board and its pieces. */
    public static String read(String name) {
        return read(PageResource.class, name);
    }

    /** Returns the text of a file next to a class in the program. */
    public static String read(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the program was built without " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
