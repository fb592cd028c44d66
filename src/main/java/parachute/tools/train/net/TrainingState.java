package parachute.tools.train.net;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import parachute.io.AtomicFile;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/**
 * Everything that changes while a network is trained, so that a run can continue as if it had never been interrupted.
 *
 * <p>It is kept in the checkpoint, a file next to the network that is replaced as a whole after each epoch, and stays
 * when training ends: {@link NetworkVerification} needs the real numbers before rounding. Big-endian: "PNC1", the
 * settings of the run in words (modified UTF-8), steps, losses and parameters, and the CRC-32 of all before it.
 */
final class TrainingState {
    private static final int MAGIC = 0x50_4E_43_31;
    private static final int CHECKSUM = 4;

    private final AdamW optimizer;
    private final Parameters best;
    private final List<EpochLoss> losses = new ArrayList<>();
    private int bestEpoch;

    /**
     * Creates the state before the first epoch, with initial parameters, which will change, and their {@link AdamW}
     * decay.
     */
    TrainingState(Parameters parameters, double weightDecay) {
        optimizer = new AdamW(parameters, weightDecay);
        best = parameters.zero();
    }

    /** Returns the optimizer with the current parameters. */
    AdamW optimizer() {
        return optimizer;
    }

    /** Returns the parameters after {@link #bestEpoch}; all zero before the first epoch. */
    Parameters best() {
        return best;
    }

    /** Returns the losses of the epochs so far. */
    List<EpochLoss> losses() {
        return List.copyOf(losses);
    }

    /** Returns the number of epochs so far. */
    int epoch() {
        return losses.size();
    }

    /** Returns the epoch with the smallest loss of the positions held out, from 1; 0 before the first one. */
    int bestEpoch() {
        return bestEpoch;
    }

    /** Records the end of an epoch; returns whether it is the best so far, whose parameters are then kept. */
    boolean endEpoch(EpochLoss loss) {
        boolean better = addLoss(loss);
        if (better) {
            best.copyFrom(optimizer.parameters());
        }
        return better;
    }

    private boolean addLoss(EpochLoss loss) {
        boolean better =
                bestEpoch == 0 || loss.heldOut() < losses.get(bestEpoch - 1).heldOut();
        losses.add(loss);
        if (better) {
            bestEpoch = losses.size();
        }
        return better;
    }

    // ---- the checkpoint -------------------------------------------------------------------------------------------

    /** Returns the checkpoint of a network's file. */
    static Path checkpoint(Path network) {
        return network.resolveSibling(network.getFileName() + ".checkpoint");
    }

    /** Writes the state of a run to its checkpoint, replacing it. */
    void write(Path checkpoint, String run) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(MAGIC);
        out.writeUTF(run);
        out.writeLong(optimizer.steps());
        out.writeInt(losses.size());
        for (EpochLoss loss : losses) {
            out.writeDouble(loss.training());
            out.writeDouble(loss.heldOut());
        }
        for (Parameters part : parts()) {
            part.write(out);
        }
        out.writeInt(checksum(bytes.toByteArray()));
        AtomicFile.write(checkpoint, bytes.toByteArray());
    }

    /**
     * Reads the state of a run; called before its first epoch.
     *
     * @throws UserException if the checkpoint is damaged or of another run
     */
    void read(Path checkpoint, String run) throws IOException {
        DataInputStream in = open(checkpoint);
        String found = in.readUTF();
        if (!found.equals(run)) {
            throw new UserException(
                    checkpoint + " belongs to another run: " + found + ", not " + run + "; remove it to start again");
        }
        read(checkpoint, in);
    }

    /**
     * Returns the parameters of the best epoch, for a network of known shape.
     *
     * @throws UserException if the checkpoint is damaged or has parameters of another shape
     */
    static Parameters best(Path checkpoint, Variant variant, int hidden) throws IOException {
        TrainingState state = new TrainingState(new Parameters(variant, hidden), 0);
        DataInputStream in = open(checkpoint);
        in.readUTF();
        state.read(checkpoint, in);
        return state.best;
    }

    private void read(Path checkpoint, DataInputStream in) throws IOException {
        try {
            optimizer.setSteps(in.readLong());
            int epochs = in.readInt();
            for (int epoch = 0; epoch < epochs; epoch++) {
                addLoss(new EpochLoss(in.readDouble(), in.readDouble()));
            }
            for (Parameters part : parts()) {
                part.read(in);
            }
        } catch (IOException e) {
            throw new UserException(checkpoint + " belongs to a network of another size");
        }
        if (in.available() != 0) {
            throw new UserException(checkpoint + " belongs to a network of another size");
        }
    }

    private List<Parameters> parts() {
        return List.of(optimizer.parameters(), optimizer.mean(), optimizer.square(), best);
    }

    private static DataInputStream open(Path checkpoint) throws IOException {
        byte[] bytes = Files.readAllBytes(checkpoint);
        int length = bytes.length - CHECKSUM;
        if (length < CHECKSUM || ByteBuffer.wrap(bytes).getInt() != MAGIC) {
            throw new UserException(checkpoint + " is not a checkpoint");
        }
        byte[] content = Arrays.copyOf(bytes, length);
        if (ByteBuffer.wrap(bytes).getInt(length) != checksum(content)) {
            throw new UserException(checkpoint + " is damaged: its checksum is wrong");
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
