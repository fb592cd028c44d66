package parachute.io;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;

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
}
