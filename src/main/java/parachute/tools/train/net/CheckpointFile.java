package parachute.tools.train.net;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;
import parachute.io.AtomicFile;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/**
 * The file next to a network from which an interrupted training run continues. It is replaced as a whole after each
 * epoch, and is kept when training ends: {@link NetworkVerification} needs the real numbers before rounding.
 * Big-endian: "PNC1", the settings of the run in words (modified UTF-8), the {@link TrainingState}, and the CRC-32 of
 * all before it.
 */
final class CheckpointFile {
    private static final int MAGIC = 0x50_4E_43_31;
    private static final int CHECKSUM = 4;

    private final Path path;

    private CheckpointFile(Path path) {
        this.path = path;
    }

    /** Returns the checkpoint of a network's file. */
    static CheckpointFile of(Path network) {
        return new CheckpointFile(network.resolveSibling(network.getFileName() + ".checkpoint"));
    }

    Path path() {
        return path;
    }

    boolean exists() {
        return Files.exists(path);
    }

    /** Writes the state of a run, replacing the file. */
    void write(String run, TrainingState state) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(MAGIC);
        out.writeUTF(run);
        state.write(out);
        out.writeInt(checksum(bytes.toByteArray()));
        AtomicFile.write(path, bytes.toByteArray());
    }

    /**
     * Reads the state of a run into one before its first epoch.
     *
     * @throws UserException if the file is damaged or of another run
     */
    void read(String run, TrainingState state) throws IOException {
        DataInputStream in = open();
        String found = in.readUTF();
        if (!found.equals(run)) {
            throw new UserException(
                    path + " belongs to another run: " + found + ", not " + run + "; remove it to start again");
        }
        read(in, state);
    }

    /**
     * Returns the parameters of the best epoch, for a network of known shape.
     *
     * @throws UserException if the file is damaged or has parameters of another shape
     */
    Parameters best(Variant variant, int hidden) throws IOException {
        TrainingState state = new TrainingState(variant, new Parameters(variant, hidden), 0);
        DataInputStream in = open();
        in.readUTF();
        read(in, state);
        return state.best();
    }

    private void read(DataInputStream in, TrainingState state) throws IOException {
        try {
            state.read(in);
        } catch (IOException e) {
            throw new UserException(path + " belongs to a network of another size");
        }
        if (in.available() != 0) {
            throw new UserException(path + " belongs to a network of another size");
        }
    }

    private DataInputStream open() throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        int length = bytes.length - CHECKSUM;
        if (length < CHECKSUM || ByteBuffer.wrap(bytes).getInt() != MAGIC) {
            throw new UserException(path + " is not a checkpoint");
        }
        byte[] content = Arrays.copyOf(bytes, length);
        if (ByteBuffer.wrap(bytes).getInt(length) != checksum(content)) {
            throw new UserException(path + " is damaged: its checksum is wrong");
        }
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(content));
        in.readInt();
        return in;
    }

    private static int checksum(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return (int) crc.getValue();
    }
}
