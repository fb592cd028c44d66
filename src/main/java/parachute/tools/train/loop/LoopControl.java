package parachute.tools.train.loop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parachute.io.UserException;

/** What another process can ask a loop for: its state, and to stand still for a while. */
public final class LoopControl {
    private static final long POLL_MILLIS = 100;

    /** Generations on one screen, and characters of what the loop is doing, which many machines can make long. */
    private static final int GENERATIONS = 15, LONGEST = 240;

    private final LoopFolder folder;

    /**
     * The loop of a folder, running or not.
     *
     * @throws UserException if there is none
     */
    public LoopControl(Path root) {
        folder = new LoopFolder(root);
        if (!Files.isDirectory(folder.games())) {
            throw new UserException("there is no loop in " + root);
        }
    }

    /**
     * Asks the loop to stand still and waits until it does: the games or the batch in work are finished first.
     *
     * @return whether a loop is running
     * @throws InterruptedException if the calling thread is interrupted; the loop will stand still all the same
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

    /** Lets the loop go on. */
    public void resume() throws IOException {
        Files.deleteIfExists(folder.pause());
    }

    /** The state in lines for one screen. */
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
        long games =
                journal.generations().stream().mapToLong(LoopGeneration::games).sum();
        long positions = journal.generations().stream()
                .mapToLong(LoopGeneration::positions)
                .sum();
        lines.add(String.format(
                Locale.ROOT,
                "pool: %d files, %.1f MB; finished generations: %d games, %d quiet positions",
                pool.size(),
                bytes / 1e6,
                games,
                positions));
        List<LoopGeneration> generations = journal.generations();
        if (!generations.isEmpty()) {
            int earlier = Math.max(0, generations.size() - GENERATIONS);
            lines.addAll(GenerationTable.lines(generations.subList(earlier, generations.size())));
            if (earlier > 0) {
                lines.add(earlier + " earlier: " + folder.journalFile());
            }
        }
        return lines;
    }

    /** The beginning of a line that is too long, up to one of its commas. */
    private static String shortened(String line) {
        return line.length() <= LONGEST ? line : line.substring(0, line.lastIndexOf(", ", LONGEST) + 2) + "...";
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
