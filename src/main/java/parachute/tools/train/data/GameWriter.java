package parachute.tools.train.data;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import parachute.rules.board.Variant;

/**
 * Appends games to a file. The file begins with a header of 24 bytes ({@link GameFileHeader}); a game is its result (one
 * byte, twice White's points), the plies of its opening (one byte), all its plies (two bytes), and for each ply the move
 * in two bytes and, behind the opening, the score in two: some 200 bytes. Numbers are big-endian.
 */
final class GameWriter implements AutoCloseable {
    private final FileChannel channel;
    private long games;
    private long positions;

    /**
     * Creates a file, or goes on with one that was begun: a game that was cut off is removed.
     *
     * @throws GameFileException if the file is another one
     */
    GameWriter(Path file, GameFileHeader header) throws IOException {
        boolean begun = Files.exists(file) && Files.size(file) >= GameFileHeader.BYTES;
        long length = begun ? countGames(file, header) : 0;
        channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        channel.truncate(length).position(length);
        if (!begun) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            header.write(new DataOutputStream(bytes));
            write(bytes);
        }
    }

    private long countGames(Path file, GameFileHeader header) throws IOException {
        try (GameReader reader = new GameReader(file)) {
            if (!reader.header().equals(header)) {
                throw new GameFileException(file + " has games of other settings: " + reader.header());
            }
            for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                count(game.get(), header.variant());
            }
            return reader.wholeBytes();
        }
    }

    private void count(GameRecord game, Variant variant) {
        games++;
        positions += Replay.count(game, variant);
    }

    /** Number of games in the file. */
    long games() {
        return games;
    }

    /** Number of positions to learn from in the file. */
    long positions() {
        return positions;
    }

    /** Appends a game; one that was cut off by the end of the process is removed when the file is opened again. */
    void append(GameRecord game, Variant variant) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeByte(game.result().ordinal());
        out.writeByte(game.openingPlies());
        out.writeShort(game.plies());
        for (int ply = 0; ply < game.plies(); ply++) {
            out.writeShort(MoveCode.encode(game.move(ply)));
            if (ply >= game.openingPlies()) {
                out.writeShort(game.score(ply));
            }
        }
        write(bytes);
        count(game, variant);
    }

    private void write(ByteArrayOutputStream bytes) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes.toByteArray());
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
    }

    /** Bytes that a game takes. */
    static long length(GameRecord game) {
        return 4 + 2L * game.plies() + 2L * (game.plies() - game.openingPlies());
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
