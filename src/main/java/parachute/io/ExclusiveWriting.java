package parachute.io;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Keeps two programs, or two parts of this one, from writing the same file. */
public final class ExclusiveWriting {
    private ExclusiveWriting() {}

    /**
     * Locks the file of a channel until the channel is closed or the program ends, for whatever reason. If locks belong
     * to processes, closing another channel of the same file also ends the lock.
     *
     * @return false if it is already locked
     * @throws IOException if the file cannot be locked at all
     */
    public static boolean lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false; // locked by this program
        }
    }

    /**
     * Opens and locks a file, which need not exist, to read and continue or replace its content.
     *
     * @param writer what else may have locked it, such as "analysis"
     * @throws IOException if it cannot be opened
     * @throws UserException if it is locked, or has content that is neither continued nor replaced
     */
    public static FileChannel open(Path file, ExistingFile existing, String writer) throws IOException {
        if (existing == ExistingFile.REFUSE && Files.exists(file) && Files.size(file) > 0) {
            throw new UserException(file + " exists; --resume continues it, --force replaces it");
        }
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            if (!lock(channel)) {
                throw new UserException(file + " is being written by another " + writer);
            }
        } catch (IOException | UserException e) {
            channel.close();
            throw e;
        }
        return channel;
    }

    /** Reads the content of a channel from its position to the end of its file, of up to 2 GB. */
    public static byte[] readAll(FileChannel channel) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(channel.size() - channel.position()));
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
            // read on
        }
        return bytes.array();
    }
}
