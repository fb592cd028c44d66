package parachute.tools.train.data;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import parachute.rules.board.Variant;

/**
 * What a game file begins with: all that determines its games.
 *
 * @param variant the variant of the rules
 * @param nodes soft limit of nodes a move
 * @param seed of the random openings
 * @param evaluation checksum of the evaluation that the games were played with
 */
record GameFileHeader(Variant variant, int nodes, long seed, int evaluation) {
    /** "PGF" and the version of the format. */
    private static final int MAGIC = 0x50_47_46_01;

    /** Length in bytes. */
    static final int BYTES = 24;

    void write(DataOutput out) throws IOException {
        out.writeInt(MAGIC);
        out.writeInt(variant.ordinal());
        out.writeInt(nodes);
        out.writeLong(seed);
        out.writeInt(evaluation);
    }

    /**
     * Reads a header.
     *
     * @throws GameFileException if there is none
     */
    static GameFileHeader read(DataInput in) throws IOException {
        if (in.readInt() != MAGIC) {
            throw new GameFileException("this is no file of games");
        }
        int variant = in.readInt();
        if (variant < 0 || variant >= Variant.values().length) {
            throw new GameFileException("the file has games of an unknown variant");
        }
        return new GameFileHeader(Variant.values()[variant], in.readInt(), in.readLong(), in.readInt());
    }
}
