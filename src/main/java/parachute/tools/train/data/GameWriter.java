package parachute.tools.train.data;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import parachute.io.LockedFile;
import parachute.io.RegularFile;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/**
 * Appends games to a file. The file begins with a header of 24 bytes ({@link GameFileHeader}); a game is its result
 * (one byte, twice White's points), the plies of its opening (one byte), all its plies (two bytes), and for each ply
 * the move in two bytes and, after the opening, the score in two: about 200 bytes in all. Numbers are big-endian.
 */
public final class GameWriter implements AutoCloseable {
    private final Variant variant;
    private final FileOutputStream out;
    /** Games that have arrived before one with a lower number. */
    private final Map<Long, TrainingGame> early = new HashMap<>();

    private long games;
    private long positions;

    /**
     * Creates a file, or continues an unfinished one, from which a truncated game is removed.
     *
     * @throws IOException if the file cannot be read or written
     * @throws UserException if it holds anything else, which is kept, or another run is writing to it
     */
    public GameWriter(Path file, GameFileHeader header) throws IOException {
        variant = header.variant();
        boolean begun = isBegun(file, header);
        long length = begun ? countGames(file, header) : 0;
        out = new FileOutputStream(file.toFile(), true);
        try {
            if (!LockedFile.lock(out.getChannel())) {
                throw new UserException(file + " is being written by another run");
            }
            out.getChannel().truncate(length);
            if (!begun) {
                out.write(header.bytes());
            }
        } catch (IOException | UserException e) {
            out.close();
            throw e;
        }
    }

    /** Returns whether a file has a header. A shorter file must be the start of this header. */
    private static boolean isBegun(Path file, GameFileHeader header) throws IOException {
        if (!Files.exists(file)) {
            return false;
        }
        if (Files.size(file) >= GameFileHeader.BYTES) {
            return true;
        }
        byte[] start = RegularFile.read(file, 1);
        if (!Arrays.equals(start, Arrays.copyOf(header.bytes(), start.length))) {
            throw new UserException(file + " is not a file of games");
        }
        return false;
    }

    private long countGames(Path file, GameFileHeader header) throws IOException {
        try (GameReader reader = GameReader.open(file)) {
            if (!reader.header().equals(header)) {
                throw new UserException(file + " has games with other settings: "
                        + reader.header().describe() + ", not " + header.describe());
            }
            for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                count(game.get());
            }
            return reader.wholeBytes();
        }
    }

    private void count(TrainingGame game) {
        games++;
        positions += Replay.count(game, variant);
    }

    /** Returns the number of games in the file. */
    public long games() {
        return games;
    }

    /** Returns the number of positions to learn from in the file. */
    public long positions() {
        return positions;
    }

    /**
     * Takes a game with its place in the file, from 0; it is written after all games before it.
     *
     * @throws UncheckedIOException if the file cannot be written
     */
    public void add(long number, TrainingGame game) {
        early.put(number, game);
        try {
            for (var next = early.remove(games); next != null; next = early.remove(games)) {
                append(next);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Appends a game; one that is truncated when the process is killed is removed when the file is opened again. */
    public void append(TrainingGame game) throws IOException {
        out.write(bytes(game));
        count(game);
    }

    /** Returns a game as written to the file. */
    public static byte[] bytes(TrainingGame game) {
        ByteBuffer bytes = ByteBuffer.allocate(length(game));
        bytes.put((byte) game.result().code());
        bytes.put((byte) game.openingPlies());
        bytes.putShort((short) game.plies());
        for (int ply = 0; ply < game.plies(); ply++) {
            bytes.putShort((short) MoveCode.encode(game.move(ply)));
            if (ply >= game.openingPlies()) {
                bytes.putShort((short) game.score(ply));
            }
        }
        return bytes.array();
    }

    /** Returns the bytes that a game takes. */
    static int length(TrainingGame game) {
        return 4 + 2 * game.plies() + 2 * (game.plies() - game.openingPlies());
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
