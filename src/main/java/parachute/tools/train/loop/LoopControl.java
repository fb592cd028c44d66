package parachute.tools.train.loop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parachute.io.UserException;

/** Lets another process show the state of a loop, pause it and resume it. */
public final class LoopControl {
    private static final long POLL_MILLIS = 100;

    /**
     * The maximum number of generations on one screen, and of characters of the current step, which is long with many
     * machines.
     */
    private static final int GENERATIONS = 15, MAX_STATUS_LENGTH = 240;

    private final LoopFolder folder;

    /**
     * Creates the control of the loop in a folder, which need not be running.
     *
     * @throws UserException if the folder does not hold a loop
     */
    public LoopControl(Path root) {
        folder = new LoopFolder(root);
        if (!Files.isDirectory(folder.games())) {
            throw new UserException("there is no loop in " + root);
        }
    }

    /**
     * Pauses the loop and waits until it has paused: it finishes the running games or the batch first.
     *
     * @return whether a loop is running
     * @throws InterruptedException if the calling thread is interrupted; the loop will pause nevertheless
     */
    public boolean pause() throws IOException, InterruptedException {
        if (!Files.exists(folder.pause())) {
            Files.createFile(folder.pause());
        }
        boolean running = folder.isRunning();
        while (running && !Files.exists(folder.paused())) {
            Thread.sleep(POLL_MILLIS);
            running = folder.isRunning();
        }
        return running;
    }

    /** Resumes the loop. */
    public void resume() throws IOException {
        Files.deleteIfExists(folder.pause());
    }

    /** Returns the state in lines for one screen. */
    public List<String> status() throws IOException {
        List<String> lines = new ArrayList<>();
        Journal journal = folder.journal();
        lines.add(folder + ": " + state());
        if (Files.exists(folder.now())) {
            lines.add(shortened(Files.readString(folder.now()).strip()));
        }
        List<Path> pool = folder.pool();
        long bytes = 0;
        for (Path file : pool) {
            bytes += Files.size(file);
        }
        List<LoopGeneration> generations = journal.generations();
        long games = generations.stream().mapToLong(LoopGeneration::games).sum();
        long positions =
                generations.stream().mapToLong(LoopGeneration::positions).sum();
        lines.add(String.format(
                Locale.ROOT,
                "pool: %d files, %.1f MB; finished generations: %d games, %d quiet positions",
                pool.size(),
                bytes / 1e6,
                games,
                positions));
        if (!generations.isEmpty()) {
            int earlier = Math.max(0, generations.size() - GENERATIONS);
            lines.addAll(journal.lines(earlier));
            if (earlier > 0) {
                lines.add(earlier + " earlier: " + folder.journalFile());
            }
        }
        return lines;
    }

    /** Returns a line, cut after a comma if it is too long. */
    private static String shortened(String line) {
        return line.length() <= MAX_STATUS_LENGTH
                ? line
                : line.substring(0, line.lastIndexOf(", ", MAX_STATUS_LENGTH) + 2) + "...";
    }

    private String state() throws IOException {
        if (!folder.isRunning()) {
            return "not running";
        }
        if (Files.exists(folder.paused())) {
            return "paused";
        }
        return Files.exists(folder.pause()) ? "about to pause" : "running";
    }
}
