package parachute.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** A file that a command writes at its end; whether it can be written is checked at the start. */
final class OutputFile {
    private OutputFile() {}

    /**
     * Checks whether a file can be written, without creating it.
     *
     * @throws ParameterException if not
     */
    static void check(Path file, CommandLine line) {
        Path folder = file.toAbsolutePath().getParent();
        if (Files.isDirectory(file)) {
            throw new ParameterException(line, file + " is a folder, not a file to write to");
        }
        if (folder != null && !Files.isDirectory(folder)) {
            throw new ParameterException(line, file + " cannot be written: there is no folder " + folder);
        }
        if (!Files.isWritable(Files.exists(file) || folder == null ? file : folder)) {
            throw new ParameterException(line, file + " cannot be written: no permission");
        }
    }
}
