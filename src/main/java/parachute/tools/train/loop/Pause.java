package parachute.tools.train.loop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

/** Pauses a loop while its folder has the file that requests it. */
final class Pause {
    private static final long POLL_MILLIS = 200;

    private final LoopFolder folder;

    Pause(LoopFolder folder) {
        this.folder = folder;
    }

    /** Returns whether the loop is to pause. */
    boolean isWanted() {
        return Files.exists(folder.pause());
    }

    /** Waits while the loop is to pause. */
    void await() throws InterruptedException {
        if (!isWanted()) {
            return;
        }
        try {
            Files.writeString(folder.paused(), "");
            while (isWanted()) {
                Thread.sleep(POLL_MILLIS);
            }
            Files.deleteIfExists(folder.paused());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
