package parachute.tools.match.game;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import parachute.io.DecodedText;
import parachute.io.ExistingFile;
import parachute.io.LockedFile;
import parachute.io.UserException;
import parachute.rules.pgn.PgnEntry;
import parachute.rules.pgn.PgnReader;
import parachute.tools.match.game.MatchEvent.GameCounted;

/**
 * The file to which a match writes its games; every game is written as soon as it is over. Until it is closed no other
 * match can open it.
 */
public final class MatchFile implements AutoCloseable {
    /** Bytes that must be free on the disk before the first game: more than a long game takes. */
    private static final int RESERVED_BYTES = 1 << 16;

    private final Path path;
    private final LockedFile file;
    private Charset charset = StandardCharsets.UTF_8;

    /**
     * Opens a file, which need not exist.
     *
     * @throws UserException if it cannot be written, or another match has opened it
     */
    public MatchFile(Path path) {
        this.path = path;
        this.file = new LockedFile(path, ExistingFile.RESUME, "the games", "match");
    }

    /**
     * Reads the games in the file. A game without a result after its moves may be truncated and is not finished.
     *
     * @param visitor sees the finished ones in their order
     * @throws UserException if it cannot be read
     */
    public MatchGames read(Consumer<? super GameCounted> visitor) {
        return MatchGames.of(path, DecodedText.of(content()), PgnEntry::hasResult, visitor);
    }

    /**
     * Returns the lines in the file, of which it has no other kind, and removes what follows the last whole one: a line
     * that was being written when the program was killed. A stream has none.
     *
     * @throws UserException if it cannot be read
     */
    public List<String> wholeLines() {
        byte[] content = content();
        int end = content.length;
        while (end > 0 && content[end - 1] != '\n') {
            end--;
        }
        file.cut(end);
        return new String(content, 0, end, charset).lines().toList();
    }

    /** Returns whether it is a pipe or a device, which does not keep what is written. */
    public boolean isStream() {
        return file.isStream();
    }

    private byte[] content() {
        byte[] bytes = file.read();
        charset = DecodedText.of(bytes).charset();
        return bytes;
    }

    /**
     * Removes the games of a machine from the file.
     *
     * @return the copy of the original file, such as {@code games.pgn.1}, under the first free name; empty if there are
     *     no such games
     * @throws UserException if a file cannot be read or written
     */
    public Optional<Path> drop(String machine) {
        byte[] content = content();
        Predicate<PgnEntry> isDropped =
                entry -> GameMachine.of(entry.game()).name().equals(machine);
        List<PgnEntry> games = PgnReader.entries(DecodedText.of(content).text()).toList();
        if (games.stream().noneMatch(isDropped)) {
            return Optional.empty();
        }
        int number = 1;
        while (Files.exists(copy(number))) {
            number++;
        }
        try {
            Files.write(copy(number), content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw new UserException(copy(number) + " cannot be written", e);
        }
        clear();
        append(games.stream().filter(isDropped.negate()).map(PgnEntry::text).collect(Collectors.joining()));
        return Optional.of(copy(number));
    }

    private Path copy(int number) {
        return path.resolveSibling(path.getFileName() + "." + number);
    }

    /**
     * Removes what follows the last finished game: a game that was being written when the program was killed. An
     * unclosed comment in it would swallow the next game.
     *
     * @throws UserException if it cannot be done, or the text is not part of such a game
     */
    public void cutBrokenGame(MatchGames stored) {
        String rest = stored.rest().strip();
        if (!rest.startsWith(GamePgn.FIRST_LINE) && !GamePgn.FIRST_LINE.startsWith(rest)) {
            throw new UserException(path + " holds something other than games of a match");
        }
        file.cut(stored.length());
        append(stored.text().isEmpty() ? "" : "\n\n");
    }

    /**
     * Checks that a game can be written, before any is played; only writing shows whether the disk is full.
     *
     * @throws UserException if it cannot
     */
    public void checkWritable() {
        long end = file.size();
        try {
            append("\n".repeat(file.isStream() ? 1 : RESERVED_BYTES));
        } finally {
            file.cut(end);
        }
    }

    /**
     * Appends the text of a game.
     *
     * @throws UserException if it cannot be written
     */
    public void append(String game) {
        file.append(game.getBytes(charset));
    }

    /**
     * Deletes the content of the file.
     *
     * @throws UserException if that cannot be done
     */
    public void clear() {
        file.cut(0);
    }

    /** Closes and unlocks the file. */
    @Override
    public void close() {
        file.close();
    }
}
