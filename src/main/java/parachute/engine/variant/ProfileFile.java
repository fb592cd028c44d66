package parachute.engine.variant;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * A file of a variant that is part of the program, in the folder of this class.
 *
 * @param name such as chess.net
 */
public record ProfileFile(String name) {
    /** Returns its content. */
    public byte[] bytes() {
        try (InputStream in = ProfileFile.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the program was built without " + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns its content as text. */
    public String text() {
        return new String(bytes(), StandardCharsets.UTF_8);
    }
}
