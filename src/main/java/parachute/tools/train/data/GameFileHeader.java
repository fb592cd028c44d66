package parachute.tools.train.data;

import java.io.DataInput;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import parachute.engine.eval.choice.Evaluation;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/**
 * The header of a file of games: everything that determines its games.
 *
 * @param variant the variant of the rules
 * @param nodes soft limit of nodes a move
 * @param seed of the random openings
 * @param evaluation checksum of the network that the scores come from; 0 for the evaluation by terms of versions before 2.0.0
 * @param rescored whether the scores come from a later evaluation than the moves, so that no games can be added
 */
public record GameFileHeader(Variant variant, int nodes, long seed, int evaluation, boolean rescored) {
    /** "PGF" and the version of the format: of games as they were played, and of rescored ones. */
    private static final int PLAYED = 0x50_47_46_01, RESCORED = 0x50_47_46_02;

    /** Length in bytes. */
    public static final int BYTES = 24;

    /** Creates the header of games as they are played. */
    public GameFileHeader(Variant variant, int nodes, long seed, int evaluation) {
        this(variant, nodes, seed, evaluation, false);
    }

    /** Returns the header of games with the scores of an evaluation. */
    public static GameFileHeader of(Variant variant, int nodes, long seed, boolean rescored, Evaluation evaluation) {
        return new GameFileHeader(variant, nodes, seed, evaluation.checksum(variant), rescored);
    }

    /** Returns the header as it is written. */
    byte[] bytes() {
        return ByteBuffer.allocate(BYTES)
                .putInt(rescored ? RESCORED : PLAYED)
                .putInt(variant.fileCode())
                .putInt(nodes)
                .putLong(seed)
                .putInt(evaluation)
                .array();
    }

    /**
     * Reads the header of a file.
     *
     * @throws UserException if it is missing or damaged
     */
    static GameFileHeader read(DataInput in, Path file) throws IOException {
        try {
            int magic = in.readInt();
            if (magic != PLAYED && magic != RESCORED) {
                throw new UserException(file + " is not a file of games");
            }
            return new GameFileHeader(
                    Variant.ofFileCode(in.readInt()), in.readInt(), in.readLong(), in.readInt(), magic == RESCORED);
        } catch (IllegalArgumentException e) {
            throw new UserException(file + " has games of an unknown variant: " + e.getMessage());
        } catch (EOFException e) {
            throw new UserException(file + " is not a file of games");
        }
    }

    /**
     * Returns the settings in words, such as "crazyhouse, 2000 nodes a move, seed 1, evaluation 0", with another word
     * for rescored games.
     */
    String describe() {
        return variant.uciName() + ", " + nodes + " nodes a move, seed " + seed + ", evaluation "
                + Integer.toHexString(evaluation) + (rescored ? ", rescored" : "");
    }
}
