package parachute.io;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Describes in plain English why a file could not be read or written. */
public final class FileProblem {
    private FileProblem() {}

    /** Returns the reason, with the name of the file if the exception has it. */
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
            return "it is not UTF-8 text";
        }
        return e.getMessage() == null ? e.toString() : e.getMessage();
    }

    /** Describes a missing file: for a file to be created, its folder is missing. */
    private static String missing(Path file) {
        Path folder = file.getParent();
        return folder == null || Files.exists(folder) ? "there is no file " + file : "there is no folder " + folder;
    }
}
