package parachute.io;

import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The last lines that a child process wrote to its standard error, for the message about its end. */
final class ErrorOutput {
    /** Number of lines kept. */
    private static final int LINES = 3;

    /** Number of bytes kept of each line. */
    private static final int LENGTH = 300;

    private final Deque<String> last = new ArrayDeque<>();
    private final Thread reader;

    /**
     * Reads until the output ends, on its own thread.
     *
     * @param onLine called with every line, on that thread
     */
    ErrorOutput(String name, InputStream in, Consumer<String> onLine) {
        reader = Thread.ofPlatform().daemon().name("errors of " + name).start(() -> read(in, onLine));
    }

    private void read(InputStream in, Consumer<String> onLine) {
        LineReader lines = new LineReader(in, LENGTH);
        Optional<String> line = lines.readLine();
        while (line.isPresent()) {
            onLine.accept(line.get());
            keep(Excerpt.printable(line.get()).strip());
            line = lines.readLine();
        }
    }

    private synchronized void keep(String line) {
        if (!line.isEmpty()) {
            last.addLast(line);
        }
        if (last.size() > LINES) {
            last.removeFirst();
        }
    }

    /**
     * Returns the last lines, without control characters, after waiting some milliseconds for the end of the output.
     */
    List<String> last(long timeout) throws InterruptedException {
        reader.join(timeout);
        synchronized (this) {
            return List.copyOf(last);
        }
    }
}
