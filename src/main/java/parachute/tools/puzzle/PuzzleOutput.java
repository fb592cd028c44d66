package parachute.tools.puzzle;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parachute.io.DecodedText;
import parachute.io.ExclusiveWriting;
import parachute.io.ExistingFile;
import parachute.io.UserException;

/**
 * The file to which puzzles are written, those of a game as soon as it and all games before it are searched. It takes no
 * puzzle whose idea it has. Until it is closed no other program can open it for puzzles.
 */
public final class PuzzleOutput implements AutoCloseable {
    private final Path file;
    private final FileChannel channel;
    private final List<Puzzle> puzzles = new ArrayList<>();
    private final Set<String> patterns = new HashSet<>();

    /** What it has when it is opened, if that is gone on with. */
    private String content = "";

    /**
     * Opens a file, and reads the puzzles in it if they are gone on with.
     *
     * @throws UserException if it cannot be written, another program writes it, or it has something that is neither gone on
     *     with nor replaced
     */
    public PuzzleOutput(Path file, ExistingFile existing) {
        this.file = file;
        try {
            channel = ExclusiveWriting.open(file, existing, "program");
        } catch (IOException e) {
            throw unusable(e);
        }
        try {
            if (existing == ExistingFile.RESUME) {
                read();
            }
        } catch (IOException e) {
            close();
            throw unusable(e);
        } catch (UserException e) {
            close();
            throw e;
        }
    }

    /** Reads what is there; the last line may have been cut off when the program was killed. */
    private void read() throws IOException {
        content = DecodedText.of(ExclusiveWriting.readAll(channel)).text();
        String whole = content.substring(0, content.lastIndexOf('\n') + 1);
        if (whole.isEmpty() ? !Puzzle.HEADER.startsWith(content) : !whole.startsWith(Puzzle.HEADER)) {
            throw new UserException(file + " does not begin like a file of puzzles; --force replaces it");
        }
        PuzzleFile.parse(whole, file.toString(), problem -> {
                    throw new UserException(problem.replaceFirst("; it is left out$", ""));
                })
                .forEach(this::take);
    }

    private boolean take(Puzzle puzzle) {
        return patterns.add(puzzle.pattern()) && puzzles.add(puzzle);
    }

    /** The puzzles in it. */
    public List<Puzzle> puzzles() {
        return List.copyOf(puzzles);
    }

    /**
     * Makes it ready for more puzzles, and finds the first game to search for them. That is the one of the last puzzle, since
     * it may have had more: its puzzles are taken out.
     *
     * @return the number of the game, from 0
     * @throws UserException if its puzzles are not from these games, or it cannot be written; it is then as it was
     */
    int prepare(List<PuzzleGame> games) {
        int first = 0;
        if (!puzzles.isEmpty()) {
            List<String> names = games.stream().map(PuzzleGame::name).toList();
            String last = puzzles.getLast().game();
            if (!new HashSet<>(names)
                    .containsAll(puzzles.stream().map(Puzzle::game).toList())) {
                throw new UserException(file + " has puzzles of other games; --force without --resume replaces it");
            }
            first = names.indexOf(last);
            puzzles.removeIf(puzzle -> puzzle.game().equals(last));
            patterns.clear();
            puzzles.forEach(puzzle -> patterns.add(puzzle.pattern()));
        }
        String kept = PuzzleExport.csv(puzzles);
        try {
            if (content.startsWith(kept)) {
                // Whenever the program is killed, what is kept is there.
                channel.truncate(kept.length()).position(kept.length());
            } else {
                channel.truncate(0);
                write(kept);
            }
        } catch (IOException e) {
            throw unusable(e);
        }
        return first;
    }

    /** Appends the puzzles of the next game, except those that it has already. */
    void add(List<Puzzle> found) {
        StringBuilder text = new StringBuilder();
        found.stream()
                .filter(this::take)
                .forEach(puzzle -> text.append(puzzle.format()).append('\n'));
        try {
            write(text.toString());
        } catch (IOException e) {
            throw unusable(e);
        }
    }

    private void write(String text) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    private UserException unusable(IOException e) {
        return new UserException("the puzzles cannot be written to " + file, e);
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
