package parachute.tools.train.loop;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import parachute.io.AtomicFile;
import parachute.io.LockedFile;
import parachute.io.UserException;
import parachute.tools.json.Json;

/**
 * The folder of a loop. It contains {@code settings.json}, {@code journal.json}, {@code start.net} (the first
 * network), {@code games} with the pool of games, and a folder for each generation with its network and the results of
 * its steps. Files of games that a user adds to the pool are learned from as well, in the order of their names.
 *
 * @param root its path
 */
record LoopFolder(Path root) {
    /** Creates everything that is missing. */
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

    /** Returns the journal so far. */
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

    /** Returns the file of the games with a number of nodes a move that a generation adds. */
    Path games(int generation, int nodes) {
        return games().resolve(name(generation) + '-' + nodes + ".pgf");
    }

    /** Returns the file with the result of a step of a generation. */
    Path step(int generation, String name) {
        return root.resolve("generations").resolve(name(generation)).resolve(name);
    }

    /** Returns the network that a generation makes. */
    Path network(int generation) {
        return step(generation, "network.net");
    }

    private static String name(int generation) {
        return String.format(Locale.ROOT, "%04d", generation);
    }

    /** Returns all files of the pool, oldest first. */
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
     * Locks this folder for the process until the channel is closed.
     *
     * @throws UserException if another process holds the lock
     */
    FileChannel lock() throws IOException {
        FileChannel channel =
                FileChannel.open(root.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (!LockedFile.lock(channel)) {
            channel.close();
            throw new UserException("a loop is running in " + root);
        }
        return channel;
    }

    /** Returns whether a loop is running here. */
    boolean isRunning() throws IOException {
        if (!Files.exists(root.resolve("lock"))) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(root.resolve("lock"), StandardOpenOption.WRITE)) {
            return !LockedFile.lock(channel);
        }
    }

    /** Returns the file with a line about the current step; it is not written more often than a user could read it. */
    Path now() {
        return root.resolve("now.txt");
    }

    void say(String line) throws IOException {
        AtomicFile.write(now(), line + '\n');
    }

    /** Returns the file that exists while the loop is to pause. */
    Path pause() {
        return root.resolve("pause");
    }

    /** Returns the file that exists while the loop is paused because of {@link #pause}. */
    Path paused() {
        return root.resolve("paused");
    }
}
