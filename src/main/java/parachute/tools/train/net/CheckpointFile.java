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
 * The file beside a network from which its training goes on when it was ended. It is replaced as a whole behind each
 * epoch, and stays when training ends: {@link NetworkVerification} needs the real numbers that the network was rounded
 * from. Big-endian: "PNC1", what determines the run in words (modified UTF-8), the {@link TrainingState}, and the CRC-32
 * of all before it.
 */
final class CheckpointFile {
    private static final int MAGIC = 0x50_4E_43_31;
    private static final int CHECKSUM = 4;

    private final Path path;

    private CheckpointFile(Path path) {
        this.path = path;
    }

    /** The checkpoint of a network's file. */
    static CheckpointFile of(Path network) {
        return new CheckpointFile(network.resolveSibling(network.getFileName() + ".checkpoint"));
    }

    /** Where it is. */
    Path path() {
        return path;
    }

    boolean exists() {
        return Files.exists(path);
    }

    /** Replaces the file by the state of a run, or creates it. */
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
                    path + " is of another run: " + found + ", not " + run + "; without it training begins anew");
        }
        read(in, state);
    }

    /**
     * The parameters of the best epoch, for a network of known shape.
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
            throw new UserException(path + " is of a network of another size");
        }
        if (in.available() != 0) {
            throw new UserException(path + " is of a network of another size");
        }
    }

    private DataInputStream open() throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        int length = bytes.length - CHECKSUM;
        if (length < CHECKSUM || ByteBuffer.wrap(bytes).getInt() != MAGIC) {
            throw new UserException(path + " is no checkpoint");
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
