package parachute.tools.train.data;

import java.io.BufferedInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.MoveGenerator;

/**
 * Reads the games of a file in their order, and checks that they are legal. A game that was truncated when the
 * program was killed is left out.
 */
public final class GameReader implements AutoCloseable {
    private final Path file;
    private final DataInputStream in;
    private final GameFileHeader header;
    private long wholeBytes = GameFileHeader.BYTES;

    private GameReader(Path file, DataInputStream in) throws IOException {
        this.file = file;
        this.in = in;
        header = GameFileHeader.read(in, file);
    }

    /**
     * Opens a file of games of any variant.
     *
     * @throws IOException if it cannot be read
     * @throws UserException if it is not a file of games
     */
    public static GameReader open(Path file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16));
        try {
            return new GameReader(file, in);
        } catch (IOException | UserException e) {
            in.close();
            throw e;
        }
    }

    /**
     * Opens a file of games of a variant.
     *
     * @throws IOException if it cannot be read
     * @throws UserException if it is not a file of games, or its games are of another variant
     */
    public static GameReader open(Path file, Variant variant) throws IOException {
        GameReader reader = open(file);
        if (reader.header.variant() != variant) {
            reader.close();
            throw new UserException(
                    file + " has games of " + reader.header.variant().uciName() + ", not of " + variant.uciName());
        }
        return reader;
    }

    public GameFileHeader header() {
        return header;
    }

    /** Returns the variant of the games. */
    public Variant variant() {
        return header.variant();
    }

    /**
     * Returns the next game; empty at the end.
     *
     * @throws IOException if the file cannot be read
     * @throws UserException if there is something other than a game
     */
    public Optional<TrainingGame> next() throws IOException {
        TrainingGame game;
        try {
            game = read(in, header.variant(), this::damage);
        } catch (EOFException e) {
            return Optional.empty();
        }
        wholeBytes += GameWriter.length(game);
        return Optional.of(game);
    }

    /**
     * Reads one game.
     *
     * @param damage makes the exception for what is found instead
     * @throws EOFException if it ends too early
     */
    public static TrainingGame read(DataInput in, Variant variant, Function<String, UserException> damage)
            throws IOException {
        TrainingResult result =
                TrainingResult.ofCode(in.readUnsignedByte()).orElseThrow(() -> damage.apply("a game without a result"));
        int openingPlies = in.readUnsignedByte();
        int plies = in.readUnsignedShort();
        if (openingPlies >= plies) {
            throw damage.apply("a game without moves after its opening");
        }
        int[] moves = new int[plies];
        int[] scores = new int[plies - openingPlies];
        Position position = Position.start(variant);
        MoveGenerator generator = new MoveGenerator(position);
        for (int ply = 0; ply < plies; ply++) {
            moves[ply] = MoveCode.decode(in.readUnsignedShort(), position);
            generator.prepare();
            if (!generator.isLegal(moves[ply])) {
                throw damage.apply("a game with an illegal move");
            }
            position.make(moves[ply]);
            if (ply >= openingPlies) {
                scores[ply - openingPlies] = in.readShort();
            }
        }
        return new TrainingGame(openingPlies, moves, scores, result);
    }

    private UserException damage(String found) {
        return new UserException(file + " is damaged: after byte " + wholeBytes + " there is " + found);
    }

    /** Returns the bytes up to the end of the last game that was read. */
    long wholeBytes() {
        return wholeBytes;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
