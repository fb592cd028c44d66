package parachute.tools.train.data;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import parachute.rules.board.Variant;

/** Reads the games of a file in their order. A game that was cut off while it was written ends the file before it. */
public final class GameReader implements AutoCloseable {
    private final DataInputStream in;
    private final GameFileHeader header;
    private long wholeBytes = GameFileHeader.BYTES;

    /**
     * Opens a file.
     *
     * @throws GameFileException if it is no file of games
     */
    GameReader(Path file) throws IOException {
        in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16));
        try {
            header = GameFileHeader.read(in);
        } catch (EOFException | GameFileException e) {
            in.close();
            throw new GameFileException(file + " is no file of games");
        }
    }

    /**
     * Opens a file of games of a variant.
     *
     * @throws GameFileException if it is no file of games, or has those of another variant
     */
    public static GameReader open(Path file, Variant variant) throws IOException {
        GameReader reader = new GameReader(file);
        if (reader.header.variant() != variant) {
            reader.close();
            throw new GameFileException(
                    file + " has games of " + reader.header.variant().uciName());
        }
        return reader;
    }

    GameFileHeader header() {
        return header;
    }

    /** The next game; empty at the end. */
    public Optional<GameRecord> next() throws IOException {
        try {
            GameRecord game = read();
            wholeBytes += GameWriter.length(game);
            return Optional.of(game);
        } catch (EOFException e) {
            return Optional.empty();
        }
    }

    private GameRecord read() throws IOException {
        int result = in.readUnsignedByte();
        if (result >= GameResult.values().length) {
            throw new GameFileException("the file of games is damaged after " + wholeBytes + " bytes");
        }
        int openingPlies = in.readUnsignedByte();
        int plies = in.readUnsignedShort();
        if (openingPlies > plies) {
            throw new GameFileException("the file of games is damaged after " + wholeBytes + " bytes");
        }
        int[] moves = new int[plies];
        int[] scores = new int[plies - openingPlies];
        for (int ply = 0; ply < plies; ply++) {
            moves[ply] = MoveCode.decode(in.readUnsignedShort());
            if (ply >= openingPlies) {
                scores[ply - openingPlies] = in.readShort();
            }
        }
        return new GameRecord(openingPlies, moves, scores, GameResult.values()[result]);
    }

    /** Bytes up to the end of the last game that was read. */
    long wholeBytes() {
        return wholeBytes;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
