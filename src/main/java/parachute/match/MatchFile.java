package parachute.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
            try {
                PgnReader.readAll(Files.readString(path.orElseThrow()))
                        .forEach(game -> GamePgn.result(game).ifPresent(results::add));
            } catch (IOException e) {
                throw new MatchSetupException("the games cannot be read: " + e);
            }
        }
        return results;
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
