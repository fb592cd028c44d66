package parachute.cli.command;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.RecordingFrontEnds;

/** Runs commands of the program in this process and keeps what the last of them said. */
final class Terminal {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    /** Runs a command, its words separated by spaces, and returns its exit status. */
    int run(String command) {
        return run(Stream.of(command.strip().split("\\s+")).toList());
    }

    /** Runs a command given by its words and returns its exit status. */
    int run(List<String> words) {
        out.reset();
        err.reset();
        return ParachuteCommand.run(words, new RecordingFrontEnds(), settings -> FrontEnds.FAILURE, out, err);
    }

    /** Returns what was said on standard output. */
    String said() {
        return out.toString(StandardCharsets.UTF_8);
    }

    /** Returns the same as bytes. */
    byte[] saidBytes() {
        return out.toByteArray();
    }

    List<String> saidLines() {
        return said().lines().toList();
    }

    /** Returns what was said on standard error. */
    String complaint() {
        return err.toString(StandardCharsets.UTF_8);
    }
}
