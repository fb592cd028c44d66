package parachute.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The standard output, which remembers that a write has failed: most of what writes here cannot report it. A pipe or
 * socket that nobody reads any more is not a failure: the program ends then, as {@code | head} expects.
 */
final class StandardOutput extends FileOutputStream {
    /** The type in the mode of a file, and the types of a pipe and a socket, as stat(2) has them. */
    private static final int TYPE = 0170000, PIPE = 0010000, SOCKET = 0140000;

    private volatile Optional<IOException> failure = Optional.empty();

    StandardOutput() {
        super(FileDescriptor.out);
    }

    /**
     * Returns the first failure to write, such as that of a full disk; empty if all was written or nobody reads any
     * more.
     */
    Optional<IOException> failure() {
        return failure;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes) throws IOException {
        write(bytes, 0, bytes.length);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        try {
            super.write(bytes, offset, length);
        } catch (IOException e) {
            if (failure.isEmpty() && !hasReader()) {
                failure = Optional.of(e);
            }
            throw e;
        }
    }

    /** Returns whether the output goes to another process; a failed write then means that this process has ended. */
    private static boolean hasReader() {
        try {
            int type = (int) Files.getAttribute(Path.of("/dev/stdout"), "unix:mode") & TYPE;
            return type == PIPE || type == SOCKET;
        } catch (IOException | UnsupportedOperationException e) {
            return true; // Without such a mode, a reader that has ended is the usual reason.
        }
    }
}
