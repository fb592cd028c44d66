package parachute.io;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.function.Consumer;

/**
 * A file that is written piece by piece, and until it is closed by nobody else. All reading and writing goes through
 * one channel: where locks belong to processes, closing another one of the same file would end the lock. A pipe or a
 * device does not keep what is written: it is not locked, and has no content.
 */
public final class LockedFile implements AutoCloseable {
    private final Path path;
    private final String content;
    private final boolean isStream;
    private final FileChannel channel;

    /**
     * Opens a file, which need not exist.
     *
     * @param existing whether it may have content; nothing is changed yet
     * @param content what it holds, for messages, such as "the games"
     * @param writer what else may have locked it, such as "match"
     * @throws UserException if it cannot be written, is locked, or has content that is neither continued nor replaced
     */
    public LockedFile(Path path, ExistingFile existing, String content, String writer) {
        this.path = path;
        this.content = content;
        try {
            FilePlace place = FilePlace.of(path);
            isStream = place.isStream();
            if (existing == ExistingFile.REFUSE && place.hasContent()) {
                throw new UserException(path + " exists; --resume continues it, --force replaces it");
            }
            channel = isStream
                    ? FileChannel.open(path, StandardOpenOption.WRITE, StandardOpenOption.APPEND)
                    : FileChannel.open(
                            path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            try {
                if (!isStream && !lock(channel)) {
                    throw new UserException(path + " is being written by another " + writer);
                }
            } catch (IOException | UserException e) {
                channel.close();
                throw e;
            }
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    /**
     * Opens a file and reads what is continued of it.
     *
     * @param reader takes the content if it is continued; the file is closed if it throws an exception
     * @throws UserException as the constructor and the reader do
     */
    public static LockedFile open(
            Path path, ExistingFile existing, String content, String writer, Consumer<byte[]> reader) {
        LockedFile file = new LockedFile(path, existing, content, writer);
        try {
            if (existing == ExistingFile.RESUME) {
                reader.accept(file.read());
            }
            return file;
        } catch (UserException e) {
            file.close();
            throw e;
        }
    }

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

    /** Returns whether it is a pipe or a device. */
    public boolean isStream() {
        return isStream;
    }

    /**
     * Returns the content, of up to 2 GB.
     *
     * @throws UserException if it cannot be read
     */
    public byte[] read() {
        try {
            ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(size()));
            while (bytes.hasRemaining() && channel.read(bytes, bytes.position()) >= 0) {
                // read on
            }
            return bytes.array();
        } catch (IOException e) {
            throw new UserException(content + " cannot be read", e);
        }
    }

    /**
     * Returns the number of bytes.
     *
     * @throws UserException if it is not known
     */
    public long size() {
        try {
            return isStream ? 0 : channel.size();
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    /**
     * Removes all bytes after the first ones.
     *
     * @throws UserException if that cannot be done
     */
    public void cut(long size) {
        try {
            if (!isStream) {
                channel.truncate(size);
            }
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    /**
     * Writes bytes after all others.
     *
     * @throws UserException if they cannot be written
     */
    public void append(byte[] bytes) {
        ByteBuffer rest = ByteBuffer.wrap(bytes);
        try {
            if (!isStream) {
                channel.position(channel.size());
            }
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    private UserException unwritable(IOException e) {
        Path folder = path.toAbsolutePath().getParent();
        if (e instanceof NoSuchFileException && folder != null && Files.isDirectory(folder)) {
            return new UserException(path + " cannot be written: no file can be made in " + folder);
        }
        return new UserException(content + " cannot be written to " + path, e);
    }

    /** Closes and unlocks the file. */
    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw unwritable(e);
        }
    }
}
