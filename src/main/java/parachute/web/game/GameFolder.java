package parachute.web.game;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.ValueRange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import parachute.io.AtomicFile;
import parachute.io.LockedFile;
import parachute.io.UserException;
import parachute.tools.json.Json;
import parachute.web.json.RefusedException;
import parachute.web.json.RequestBody;

/**
 * The folder in which games are kept: one file each, named after the game, written whole. One program at a time uses
 * it.
 */
public final class GameFolder implements AutoCloseable {
    private static final String ENDING = ".json";

    private static final ValueRange YEARS = ValueRange.of(1, 9_998);

    private final Path folder;
    private final FileChannel lock;

    /** A game as a file holds it. */
    record Kept(String id, GameSettings settings, GameProgress progress) {}

    /**
     * Opens a folder, and creates it if it does not exist.
     *
     * @throws UserException if that is not possible, or another program uses it
     */
    public GameFolder(Path folder) {
        this.folder = folder;
        try {
            Files.createDirectories(folder);
            lock = FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!LockedFile.lock(lock)) {
                lock.close();
                throw new UserException(
                        "another program keeps its games in " + folder + "; choose another folder by --folder");
            }
            AtomicFile.deleteUnfinished(folder);
        } catch (IOException e) {
            throw new UserException("the folder for games cannot be used", e);
        }
    }

    /** Returns the folder where the system keeps the data of a user's programs. */
    public static Path usual() {
        return Optional.ofNullable(System.getenv("XDG_DATA_HOME"))
                .filter(home -> !home.isEmpty())
                .map(Path::of)
                .orElseGet(() -> Path.of(System.getProperty("user.home"), ".local", "share"))
                .resolve("parachute")
                .resolve("web");
    }

    /**
     * Reads the games in the files.
     *
     * @param game makes a game of the content of a file, or refuses it
     * @param damaged gets a line for each file that is not a game, which is left unchanged
     */
    <T> List<T> read(Function<Kept, T> game, Consumer<String> damaged) {
        List<T> games = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(ENDING))
                    .sorted()
                    .toList()) {
                try {
                    games.add(game.apply(read(file)));
                } catch (UserException | RefusedException e) {
                    damaged.accept(file + " is not a game and is left unchanged: " + e.getMessage());
                }
            }
        } catch (IOException e) {
            throw new UserException("the folder for games cannot be read", e);
        }
        return games;
    }

    private static Kept read(Path file) {
        String name = file.getFileName().toString();
        JsonNode json = Json.read(file, "games");
        RequestBody body = RequestBody.of(json, "the file");
        // Only a game without a position of its own draws one, and these have it.
        GameSettings settings = GameSettings.parse(body, RandomGenerator.getDefault());
        GameProgress progress = new GameProgress(
                body.texts("moves"), body.numbers("clocks"), body.text("result"), body.text("reason"), changed(body));
        return new Kept(name.substring(0, name.length() - ENDING.length()), settings, progress);
    }

    private static Instant changed(RequestBody body) {
        try {
            Instant changed = Instant.parse(body.text("changed"));
            // Other years have more or less than the four digits of a date in PGN.
            YEARS.checkValidValue(changed.atOffset(ZoneOffset.UTC).getYear(), ChronoField.YEAR);
            return changed;
        } catch (DateTimeException e) {
            throw new RefusedException(new IllegalArgumentException("\"changed\" is not a time", e));
        }
    }

    /**
     * Writes a game.
     *
     * @throws UserException if that is not possible; the file is then as it was
     */
    void write(String id, GameSettings settings, GameProgress progress) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("variant", settings.name().variant().uciName());
        json.put("chess960", settings.name().chess960());
        json.put("fen", settings.start());
        json.put("white", settings.white().json());
        json.put("black", settings.black().json());
        settings.clock().ifPresent(clock -> json.put("clock", clock.json()));
        json.put("moves", progress.moves());
        json.put("clocks", progress.clocks());
        json.put("result", progress.result());
        json.put("reason", progress.reason());
        json.put("changed", progress.changed().toString());
        try {
            Json.writeOwnerOnly(file(id), json);
        } catch (IOException e) {
            throw new UserException("the game cannot be saved", e);
        }
    }

    /**
     * Deletes a game.
     *
     * @throws UserException if that is not possible
     */
    void delete(String id) {
        try {
            Files.deleteIfExists(file(id));
        } catch (IOException e) {
            throw new UserException("the game cannot be deleted", e);
        }
    }

    private Path file(String id) {
        return folder.resolve(id + ENDING);
    }

    /** Lets other programs use the folder. */
    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException e) {
            // Nothing was written to it.
        }
    }
}
