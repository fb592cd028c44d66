package parachute.match;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parachute.console.FileProblem;
import parachute.notation.PgnGame;
import parachute.notation.PgnReader;

/** The file of a match's games; every game is on the disk as soon as it is over. */
final class MatchFile {
    private final Optional<Path> path;

    /** A file, or none: then nothing is kept. */
    MatchFile(Optional<Path> path) {
        this.path = path;
    }

    /** Whether there are games in it already. */
    boolean hasGames() {
        return path.isPresent()
                && Files.isRegularFile(path.get())
                && path.get().toFile().length() > 0;
    }

    /**
     * What a file holds.
     *
     * @param results the results of the finished games
     * @param games the text up to the end of the last of them
     * @param rest the text behind it
     */
    record Content(List<GameResult> results, String games, String rest) {}

    /**
     * Reads the games in it.
     *
     * @throws MatchSetupException if it cannot be read
     */
    Content read() {
        String text = hasGames() ? text() : "";
        PgnReader reader = new PgnReader(text);
        List<GameResult> results = new ArrayList<>();
        int end = 0;
        for (Optional<PgnGame> game = reader.next(); game.isPresent(); game = reader.next()) {
            Optional<GameResult> result = GamePgn.result(game.get());
            if (result.isPresent()) {
                results.add(result.get());
                end = reader.position();
            }
        }
        return new Content(results, text.substring(0, end), text.substring(end));
    }

    /**
     * Cuts off what stands behind the last finished game: one that was being written when the program was killed. With a
     * comment open at its end it would swallow the next game.
     *
     * @throws MatchSetupException if it cannot be done, or if that is no part of such a game
     */
    void cutBrokenGame(Content content) {
        if (!hasGames()) {
            return;
        }
        String rest = content.rest().strip();
        if (!rest.startsWith(GamePgn.FIRST_LINE) && !GamePgn.FIRST_LINE.startsWith(rest)) {
            throw new MatchSetupException(path.orElseThrow() + " holds something else than games of a match");
        }
        try (FileChannel file = FileChannel.open(path.orElseThrow(), StandardOpenOption.WRITE)) {
            file.truncate(content.games().getBytes(StandardCharsets.UTF_8).length);
        } catch (IOException e) {
            throw new MatchSetupException("a broken game cannot be cut off: " + FileProblem.describe(e));
        }
        append(content.games().isEmpty() ? "" : "\n\n");
    }

    private String text() {
        try {
            return Files.readString(path.orElseThrow());
        } catch (IOException e) {
            throw new MatchSetupException("the games cannot be read: " + FileProblem.describe(e));
        }
    }

    /**
     * Finds out whether games can be written, before any is played.
     *
     * @throws MatchSetupException if not
     */
    void checkWritable() {
        append("");
    }

    /**
     * Appends the text of a game.
     *
     * @throws MatchSetupException if it cannot be written
     */
    void append(String game) {
        if (path.isPresent()) {
            try {
                Files.writeString(path.get(), game, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            } catch (IOException e) {
                throw new MatchSetupException(
                        "the games cannot be written to " + path.get() + ": " + FileProblem.describe(e));
            }
        }
    }
}
