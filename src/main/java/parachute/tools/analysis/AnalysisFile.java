package parachute.tools.analysis;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parachute.io.ExclusiveWriting;
import parachute.io.FileProblem;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnReader;

/**
 * The file to which an analysis is written, a game as soon as it is complete. Until it is closed no other analysis can
 * open it.
 */
public final class AnalysisFile implements AutoCloseable {
    /** Follows every game. */
    private static final String GAME_END = "\n\n";

    private final Path path;
    private final FileChannel channel;
    private final List<PgnGame> games;

    /**
     * Opens a file. The games in it stay; one that was being written when the program was killed is cut off.
     *
     * @param resume whether there may be games in it
     * @throws AnalysisException if it cannot be read and written, another analysis has opened it, or there are games
     *     in it without {@code resume}
     */
    public AnalysisFile(Path path, boolean resume) {
        this.path = path;
        try {
            if (!resume && Files.exists(path) && Files.size(path) > 0) {
                throw new AnalysisException(path + " exists; --resume goes on with it");
            }
            channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (!ExclusiveWriting.lock(channel)) {
                channel.close();
                throw new AnalysisException(path + " is being written by another analysis");
            }
            games = readAndCut();
        } catch (IOException e) {
            throw unusable(e);
        }
    }

    private List<PgnGame> readAndCut() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(channel.size()));
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
            // read on
        }
        String text = new String(bytes.array(), StandardCharsets.UTF_8);
        List<PgnGame> whole = new ArrayList<>();
        int end = 0;
        PgnReader reader = new PgnReader(text);
        for (Optional<PgnGame> game = reader.next(); game.isPresent(); game = reader.next()) {
            if (text.startsWith(GAME_END, reader.position())) {
                whole.add(game.get());
                end = reader.position() + GAME_END.length();
            }
        }
        long size = text.substring(0, end).getBytes(StandardCharsets.UTF_8).length;
        channel.truncate(size).position(size);
        return List.copyOf(whole);
    }

    /** The games that were in it when it was opened. */
    public List<PgnGame> games() {
        return games;
    }

    /**
     * Appends the text of a game.
     *
     * @throws AnalysisException if it cannot be written
     */
    public void append(String game) {
        ByteBuffer bytes = ByteBuffer.wrap(game.getBytes(StandardCharsets.UTF_8));
        try {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        } catch (IOException e) {
            throw unusable(e);
        }
    }

    private AnalysisException unusable(IOException e) {
        return new AnalysisException("the analysis cannot be written to " + path + ": " + FileProblem.describe(e));
    }

    /** Closes and unlocks the file. */
    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw unusable(e);
        }
    }
}
