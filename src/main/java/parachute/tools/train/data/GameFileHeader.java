package parachute.tools.train.data;

import java.io.DataInput;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/**
 * What a game file begins with: all that determines its games.
 *
 * @param variant the variant of the rules
 * @param nodes soft limit of nodes a move
 * @param seed of the random openings
 * @param evaluation checksum of the evaluation that the games were played with; 0 for the classical evaluation
 */
record GameFileHeader(Variant variant, int nodes, long seed, int evaluation) {
    /** "PGF" and the version of the format. */
    private static final int MAGIC = 0x50_47_46_01;

    /** Length in bytes. */
    static final int BYTES = 24;

    /** The header as it is written. */
    byte[] bytes() {
        return ByteBuffer.allocate(BYTES)
                .putInt(MAGIC)
                .putInt(variant.fileCode())
                .putInt(nodes)
                .putLong(seed)
                .putInt(evaluation)
                .array();
    }

    /**
     * Reads the header of a file.
     *
     * @throws UserException if there is none
     */
    static GameFileHeader read(DataInput in, Path file) throws IOException {
        try {
            if (in.readInt() != MAGIC) {
                throw new UserException(file + " is no file of games");
            }
            return new GameFileHeader(Variant.ofFileCode(in.readInt()), in.readInt(), in.readLong(), in.readInt());
        } catch (IllegalArgumentException e) {
            throw new UserException(file + " has games of an unknown variant: " + e.getMessage());
        } catch (EOFException e) {
            throw new UserException(file + " is no file of games");
        }
    }

    /** The settings in words, such as "crazyhouse, 2000 nodes a move, seed 1, evaluation 0". */
    String describe() {
        return variant.uciName() + ", " + nodes + " nodes a move, seed " + seed + ", evaluation "
                + Integer.toHexString(evaluation);
    }
}
