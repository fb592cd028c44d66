package parachute.tools.match;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import parachute.io.AtomicFile;
import parachute.io.UserException;
import parachute.tools.match.game.FinishedGame;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.GameRecord;

/** Maintains a file with the games that are being played on this machine, for programs that show them. */
public final class LivePgn implements Progress, AutoCloseable {
    /** Nanoseconds between two versions of the file, so that it does not delay short games. */
    private static final long INTERVAL = TimeUnit.MILLISECONDS.toNanos(500);

    private final Path file;
    private final Map<String, GameRecord> running = new LinkedHashMap<>();
    private long lastWritten = System.nanoTime() - INTERVAL;

    /** Creates a live file, which need not exist yet. */
    public LivePgn(Path file) {
        this.file = file;
    }

    @Override
    public void onMove(GameRecord game) {
        running.put(game.round(), game);
        write();
    }

    @Override
    public void onFinished(FinishedGame game) {
        running.remove(game.result().round());
    }

    private void write() {
        if (System.nanoTime() - lastWritten < INTERVAL) {
            return;
        }
        lastWritten = System.nanoTime();
        try {
            AtomicFile.write(file, GamePgn.running(running.values()));
        } catch (IOException e) {
            throw new UserException("the running games cannot be written to " + file, e);
        }
    }

    /** Deletes the file, since no game is running any more. */
    @Override
    public void close() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UserException("the file of the running games cannot be deleted", e);
        }
    }
}
