package parachute.scripts;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.ArchiveEntry;
import org.apache.commons.compress.archivers.ar.ArArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/** A file or a link in a package. */
final class PackedFile {
    private static final int PERMISSIONS = 0777;
    private static final int EXECUTABLE = 0111;

    private final String name;
    private final int mode;
    private final String link;
    private final byte[] content;
    private final FileTime changed;

    /**
     * A new one.
     *
     * @param name its path without a leading slash
     * @param mode its permissions, as chmod takes them
     * @param link where it leads to; empty for a file
     * @param content empty for a link
     * @param changed when it was changed last
     */
    private PackedFile(String name, int mode, String link, byte[] content, FileTime changed) {
        this.name = name;
        this.mode = mode;
        this.link = link;
        this.content = content;
        this.changed = changed;
    }

    /** What a zip holds. */
    static List<PackedFile> ofZip(Path zip) throws IOException {
        List<PackedFile> files = new ArrayList<>();
        try (ZipFile archive = ZipFile.builder().setPath(zip).get()) {
            for (ZipArchiveEntry entry : Collections.list(archive.getEntries())) {
                if (!entry.isDirectory()) {
                    byte[] content = archive.getInputStream(entry).readAllBytes();
                    files.add(new PackedFile(
                            entry.getName(),
                            entry.getUnixMode() & PERMISSIONS,
                            "",
                            content,
                            entry.getLastModifiedTime()));
                }
            }
        }
        return files;
    }

    /**
     * What a Debian package holds.
     *
     * @param member data for what it installs, control for what it does besides
     */
    static List<PackedFile> ofDebian(Path deb, String member) throws IOException {
        try (ArArchiveInputStream archive =
                new ArArchiveInputStream(new BufferedInputStream(Files.newInputStream(deb)))) {
            for (ArchiveEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
                if (entry.getName().equals(member + ".tar.gz")) {
                    return ofTar(new GZIPInputStream(archive));
                }
            }
        }
        throw new IOException(deb + " has no " + member + ".tar.gz");
    }

    private static List<PackedFile> ofTar(InputStream in) throws IOException {
        List<PackedFile> files = new ArrayList<>();
        TarArchiveInputStream archive = new TarArchiveInputStream(in);
        for (TarArchiveEntry entry = archive.getNextEntry(); entry != null; entry = archive.getNextEntry()) {
            if (!entry.isDirectory()) {
                String name = entry.getName().replaceFirst("^\\./", "");
                String link = entry.isSymbolicLink() ? entry.getLinkName() : "";
                files.add(new PackedFile(
                        name,
                        entry.getMode() & PERMISSIONS,
                        link,
                        archive.readAllBytes(),
                        entry.getLastModifiedTime()));
            }
        }
        return files;
    }

    String name() {
        return name;
    }

    /** Where it leads to; empty for a file. */
    String link() {
        return link;
    }

    InputStream content() {
        return new ByteArrayInputStream(content);
    }

    String text() {
        return new String(content, StandardCharsets.UTF_8);
    }

    boolean isExecutable() {
        return (mode & EXECUTABLE) == EXECUTABLE;
    }

    /** Puts the file where it belongs below this folder. */
    void unpack(Path folder) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        if (link.isEmpty()) {
            Files.write(file, content);
            file.toFile().setExecutable(isExecutable(), false);
            Files.setLastModifiedTime(file, changed);
        } else {
            Files.createSymbolicLink(file, Path.of(link));
        }
    }
}
