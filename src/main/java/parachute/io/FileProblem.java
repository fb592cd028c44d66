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
        return switch (e) {
            case NoSuchFileException missing -> missing(Path.of(missing.getFile()));
            case AccessDeniedException denied -> "no permission for " + denied.getFile();
            case FileAlreadyExistsException other -> other.getFile() + " exists and is something else";
            case CharacterCodingException undecodable -> "it is not UTF-8 text";
            default -> e.getMessage() == null ? e.toString() : e.getMessage();
        };
    }

    /** Describes a missing file: for a file to be created, its folder is missing. */
    private static String missing(Path file) {
        Path folder = file.getParent();
        return folder == null || Files.exists(folder) ? "there is no file " + file : "there is no folder " + folder;
    }
}
