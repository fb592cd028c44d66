package parachute.tools.train.loop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

/** Lets a loop stand still while its folder has the file that asks for it. */
final class Pause {
    private static final long POLL_MILLIS = 200;

    private final LoopFolder folder;

    Pause(LoopFolder folder) {
        this.folder = folder;
    }

    /** Whether the loop is to stand still. */
    boolean isWanted() {
        return Files.exists(folder.pause());
    }

    /** Returns when the loop may go on: at once if nobody asked it to stand still. */
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
