package parachute.io;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Why a file could not be read or written, for people who do not know the exceptions of Java. */
public final class FileProblem {
    private FileProblem() {}

    /** The reason in some words, with the name of the file where the system tells it. */
    public static String describe(IOException e) {
        if (e instanceof NoSuchFileException missing) {
            return missing(Path.of(missing.getFile()));
        }
        if (e instanceof AccessDeniedException denied) {
            return "no permission for " + denied.getFile();
        }
        if (e instanceof FileAlreadyExistsException other) {
            return other.getFile() + " exists and is something else";
        }
        if (e instanceof CharacterCodingException) {
            return "it is no text in UTF-8";
        }
        return e.getMessage() == null ? e.toString() : e.getMessage();
    }

    /** A file that shall be made is missing only if its folder is. */
    private static String missing(Path file) {
        Path folder = file.getParent();
        return folder == null || Files.exists(folder) ? "there is no file " + file : "there is no folder " + folder;
    }
}
