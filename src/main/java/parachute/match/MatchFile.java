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
        return path.isPresent() && path.get().toFile().length() > 0;
    }

    /**
     * The results of the games in it.
     *
     * @throws MatchSetupException if it cannot be read
     */
    List<GameResult> results() {
        List<GameResult> results = new ArrayList<>();
        if (hasGames()) {
            PgnReader.readAll(read()).forEach(game -> GamePgn.result(game).ifPresent(results::add));
        }
        return results;
    }

    /**
     * Cuts off what stands behind the last finished game: one that was being written when the program was killed. With a
     * comment open at its end it would swallow the next game.
     *
     * @throws MatchSetupException if it cannot be done, or if that is no part of such a game
     */
    void cutBrokenGame() {
        if (!hasGames()) {
            return;
        }
        String text = read();
        String games = text.substring(0, endOfGames(text));
        String rest = text.substring(games.length()).strip();
        if (!rest.startsWith(GamePgn.FIRST_LINE) && !GamePgn.FIRST_LINE.startsWith(rest)) {
            throw new MatchSetupException(path.orElseThrow() + " holds something else than games of a match");
        }
        try (FileChannel file = FileChannel.open(path.orElseThrow(), StandardOpenOption.WRITE)) {
            file.truncate(games.getBytes(StandardCharsets.UTF_8).length);
        } catch (IOException e) {
            throw new MatchSetupException("a broken game cannot be cut off: " + e);
        }
        append(games.isEmpty() ? "" : "\n\n");
    }

    private static int endOfGames(String text) {
        PgnReader reader = new PgnReader(text);
        int end = 0;
        Optional<PgnGame> game = reader.next();
        while (game.isPresent()) {
            if (GamePgn.result(game.get()).isPresent()) {
                end = reader.position();
            }
            game = reader.next();
        }
        return end;
    }

    private String read() {
        try {
            return Files.readString(path.orElseThrow());
        } catch (IOException e) {
            throw new MatchSetupException("the games cannot be read: " + e);
        }
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
                throw new MatchSetupException("the game cannot be written: " + e);
            }
        }
    }
}
