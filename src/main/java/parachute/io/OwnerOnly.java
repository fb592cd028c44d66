package parachute.io;

import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** The mode of files that only their owner may read. */
public final class OwnerOnly {
    private OwnerOnly() {}

    /** Returns the attributes with which to create a file: mode 0600, or none if the file system has no such modes. */
    public static FileAttribute<?>[] attributes(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }
}
