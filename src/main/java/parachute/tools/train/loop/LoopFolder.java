package parachute.tools.train.loop;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import parachute.io.AtomicFile;
import parachute.io.ExclusiveWriting;
import parachute.io.UserException;
import parachute.tools.json.Json;

/**
 * The folder of a loop. It has {@code settings.json}, {@code journal.json}, {@code start.net} (the network to begin with),
 * {@code games} with the pool of games, and a folder for each generation with its network and what each of its steps found.
 * Files of games that are put into the pool are learned from as well, in the order of their names.
 */
final class LoopFolder {
    private final Path root;

    LoopFolder(Path root) {
        this.root = root;
    }

    /** Creates what is not there yet. */
    void create() throws IOException {
        Files.createDirectories(games());
    }

    @Override
    public String toString() {
        return root.toString();
    }

    Path settings() {
        return root.resolve("settings.json");
    }

    Path journalFile() {
        return root.resolve("journal.json");
    }

    /** The journal so far. */
    Journal journal() throws IOException {
        return Files.exists(journalFile()) ? Json.read(journalFile(), Journal.class) : Journal.EMPTY;
    }

    Path startNetwork() {
        return root.resolve("start.net");
    }

    Path chart() {
        return root.resolve("elo.png");
    }

    Path games() {
        return root.resolve("games");
    }

    /** The games with so many nodes a move that a generation adds. */
    Path games(int generation, int nodes) {
        return games().resolve(name(generation) + '-' + nodes + ".pgf");
    }

    /** What a step of a generation leaves. */
    Path step(int generation, String name) {
        return root.resolve("generations").resolve(name(generation)).resolve(name);
    }

    /** The network that a generation makes. */
    Path network(int generation) {
        return step(generation, "network.net");
    }

    private static String name(int generation) {
        return String.format(Locale.ROOT, "%04d", generation);
    }

    /** All files of the pool, oldest first. */
    List<Path> pool() throws IOException {
        if (!Files.isDirectory(games())) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(games())) {
            return files.filter(file -> file.toString().endsWith(".pgf"))
                    .sorted()
                    .toList();
        }
    }

    // ---- between processes --------------------------------------------------------------------------------------

    /**
     * Takes this folder for the process, until the channel is closed.
     *
     * @throws UserException if another process has it
     */
    FileChannel lock() throws IOException {
        FileChannel channel =
                FileChannel.open(root.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (!ExclusiveWriting.lock(channel)) {
            channel.close();
            throw new UserException("a loop is running in " + root);
        }
        return channel;
    }

    /** Whether a loop is running here. */
    boolean isRunning() throws IOException {
        if (!Files.exists(root.resolve("lock"))) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(root.resolve("lock"), StandardOpenOption.WRITE)) {
            return !ExclusiveWriting.lock(channel);
        }
    }

    /** What the loop is doing, in a line; it is not written more often than somebody could read it. */
    Path now() {
        return root.resolve("now.txt");
    }

    void say(String line) throws IOException {
        AtomicFile.write(now(), (line + '\n').getBytes(StandardCharsets.UTF_8));
    }

    /** Exists as long as somebody else needs the processors. */
    Path pause() {
        return root.resolve("pause");
    }

    /** Exists while the loop stands still because of {@link #pause}. */
    Path paused() {
        return root.resolve("paused");
    }
}
