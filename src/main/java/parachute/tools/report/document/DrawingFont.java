package parachute.tools.report.document;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The font for drawings. The Java library reads fonts only from files; one created by itself would remain after the
 * program. This file is deleted when the font is closed, or when a signal ends the program.
 */
public final class DrawingFont implements AutoCloseable {
    private final Path file;
    private final Thread deletion;
    private final Font font;

    private DrawingFont(Path file) throws IOException {
        this.file = file;
        deletion = new Thread(() -> delete(file), "end of the font");
        Runtime.getRuntime().addShutdownHook(deletion);
        try (InputStream in = DocumentFont.HEADING.open()) {
            Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
            font = Font.createFont(Font.TRUETYPE_FONT, file.toFile());
        } catch (FontFormatException e) {
            throw new IllegalStateException(DocumentFont.HEADING + " is not a font", e);
        }
    }

    /**
     * Opens the font.
     *
     * @throws IOException if its file cannot be written
     */
    public static DrawingFont open() throws IOException {
        Path file = Files.createTempFile("parachute", ".ttf");
        try {
            return new DrawingFont(file);
        } catch (IOException e) {
            delete(file);
            throw e;
        }
    }

    Path file() {
        return file;
    }

    Font size(float size) {
        return font.deriveFont(size);
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // Windows keeps a file that is in use, which does no harm.
        }
    }

    /** Deletes the file; the font cannot be used any more. */
    @Override
    public void close() {
        delete(file);
        try {
            Runtime.getRuntime().removeShutdownHook(deletion);
        } catch (IllegalStateException e) {
            // The program is being ended by a signal.
        }
    }
}
