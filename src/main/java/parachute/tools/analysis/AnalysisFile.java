package parachute.tools.analysis;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parachute.io.DecodedText;
import parachute.io.ExistingFile;
import parachute.io.LockedFile;
import parachute.io.UserException;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnEntry;
import parachute.rules.pgn.PgnReader;

/**
 * The file to which an analysis is written, a game as soon as it is complete. Until it is closed no other analysis can
 * open it. Nothing in it changes before {@link #prepare}.
 */
public final class AnalysisFile implements AutoCloseable {
    /** Follows every game. */
    private static final String GAME_END = "\n\n";

    private final Path path;
    private final LockedFile file;
    private final List<GameTree> games = new ArrayList<>();

    /** Where the last whole game ends, in bytes. */
    private int length;

    /** What follows it, a character for each byte. */
    private String rest = "";

    /**
     * Opens a file and reads the games in it.
     *
     * @param existing what becomes of them; if they are continued, lines may also end as on Windows
     * @throws UserException if it cannot be read and written, another analysis has opened it, or there is something in
     *     it that is neither continued nor replaced
     */
    public AnalysisFile(Path path, ExistingFile existing) {
        this.path = path;
        file = LockedFile.open(path, existing, "the analysis", "analysis", this::read);
    }

    /**
     * Finds the whole games. Only the last one can be cut off: a game is written when the one before it is complete.
     */
    private void read(byte[] bytes) {
        // What separates games is ASCII, and places in this text are places in the file.
        String characters = characters(bytes);
        PgnReader reader = new PgnReader(characters);
        int begin = 0;
        for (Optional<PgnEntry> game = reader.next(); game.isPresent(); ) {
            int end = (int) reader.position();
            boolean isEnded =
                    game.get().hasResult() && end < bytes.length && (bytes[end] == '\n' || bytes[end] == '\r');
            game = reader.next();
            if (game.isPresent() || isEnded) {
                String text =
                        DecodedText.of(Arrays.copyOfRange(bytes, begin, end)).text();
                games.addAll(PgnReader.readAll(text));
                length = end;
            }
            begin = end;
        }
        rest = characters.substring(length);
    }

    /** Decodes each byte as a character. */
    private static String characters(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /**
     * Prepares it for more games: cuts off the one being written when the program was killed, and all games to be
     * replaced.
     *
     * @param next how the text of the game begins that comes next; empty if there is none
     * @throws UserException if anything else follows the games, or the file cannot be written; it is then as it was
     */
    public void prepare(byte[] next) {
        String begun = rest.replace("\r\n", "\n").strip();
        String expected = characters(next).replace("\r\n", "\n").strip();
        boolean isPart = !expected.isEmpty() && (begun.startsWith(expected) || expected.startsWith(begun));
        if (!begun.isEmpty() && !isPart) {
            throw new UserException(
                    path + " holds something other than this analysis; --force without --resume replaces it");
        }
        file.cut(length);
        if (!games.isEmpty()) {
            append(GAME_END.getBytes(StandardCharsets.US_ASCII));
        }
    }

    /** Returns the whole games found when it was opened, unless they are to be replaced. */
    public List<GameTree> games() {
        return List.copyOf(games);
    }

    /**
     * Appends a game.
     *
     * @throws UserException if it cannot be written
     */
    public void append(byte[] game) {
        file.append(game);
    }

    /** Closes and unlocks the file. */
    @Override
    public void close() {
        file.close();
    }
}
