package parachute.games.iade;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import parachute.io.AtomicFile;

/** Files to which a club is saved. Saving is atomic: a file holds either the old content or the new one. */
final class ClubFiles {
    private final Path folder;

    /** Creates files with names relative to {@code folder}. */
    ClubFiles(Path folder) {
        this.folder = folder;
    }

    /**
     * Saves a club, replacing the content of the file.
     *
     * @throws IOException if that is not possible; the file is then unchanged
     */
    void save(String name, Club club) throws IOException {
        Path file = path(name);
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException(file + " is not a file");
        }
        AtomicFile.write(file, out -> {
            OutputStream buffered = new BufferedOutputStream(out, 1 << 16);
            ClubJson.write(club, buffered);
            buffered.write('\n');
            buffered.flush();
        });
    }

    /**
     * Reads what {@link #save} wrote.
     *
     * @throws NoSuchFileException if there is no such file
     * @throws IOException if it cannot be read or does not hold a club
     */
    Club load(String name) throws IOException {
        Path file = path(name);
        if (!Files.exists(file)) {
            throw new NoSuchFileException(name);
        }
        if (!Files.isRegularFile(file)) {
            throw new IOException(name + " is not a file");
        }
        return ClubJson.read(Files.readAllBytes(file));
    }

    private Path path(String name) throws IOException {
        try {
            return folder.resolve(utf8Path(name));
        } catch (IllegalArgumentException e) {
            throw new IOException("not a valid file name: " + name, e);
        }
    }

    /** Returns the path with this name in UTF-8, also where the locale's encoding is ASCII. */
    private static Path utf8Path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            // The bytes of a URI do not depend on the locale.
            String encoded = URLEncoder.encode(name, StandardCharsets.UTF_8)
                    .replace("+", "%20")
                    .replace("%2F", "/");
            if (name.startsWith("/")) {
                return Path.of(URI.create("file://" + encoded));
            }
            Path absolute = Path.of(URI.create("file:///" + encoded));
            return absolute.subpath(0, absolute.getNameCount());
        }
    }
}
