package parachute.tools.compliance;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import parachute.io.ChildEndedException;
import parachute.io.ChildProcess;
import parachute.io.Excerpt;
import parachute.io.UserException;

/** An engine that is spoken with line by line; what was said last is kept. Used by one thread. */
final class EngineDialogue implements AutoCloseable {
    /** So many lines of an answer are told. */
    private static final int MOST = 5;

    private final ChildProcess process;
    private final List<String> sent = new ArrayList<>();
    private final Deque<String> came = new ArrayDeque<>();
    private final List<String> all = new ArrayList<>();

    /**
     * Starts a program.
     *
     * @throws UserException if that cannot be done
     */
    EngineDialogue(List<String> command) {
        try {
            process = new ChildProcess(command.getFirst(), command, Optional.empty(), line -> false);
        } catch (IOException e) {
            throw new UserException(command.getFirst() + " cannot be started: " + e.getMessage());
        }
    }

    /** Forgets what has been said and drops what has not been read. */
    void begin() {
        process.discardPending();
        sent.clear();
        came.clear();
        all.clear();
    }

    void send(String... lines) throws ChildEndedException {
        sent.addAll(List.of(lines));
        process.send(lines);
    }

    /** The next line that is wanted, within a time; empty if there is none. */
    Optional<String> await(Predicate<String> wanted, Duration atMost) throws ChildEndedException, InterruptedException {
        long deadline = System.nanoTime() + atMost.toNanos();
        Optional<ChildProcess.Line> line = process.next(deadline);
        while (line.isPresent()) {
            String text = line.get().text().strip();
            all.add(text);
            came.addLast(Excerpt.quote(text));
            if (came.size() > MOST) {
                came.removeFirst();
            }
            if (wanted.test(text)) {
                return Optional.of(text);
            }
            line = process.next(deadline);
        }
        return Optional.empty();
    }

    /** Whether the engine ends within a time. */
    boolean ends(Duration atMost) throws InterruptedException {
        try {
            await(line -> false, atMost);
            return false;
        } catch (ChildEndedException e) {
            return true;
        }
    }

    List<String> sent() {
        return sent;
    }

    /** The last lines that came. */
    List<String> came() {
        return List.copyOf(came);
    }

    /** All lines that came since the check began. */
    List<String> all() {
        return all;
    }

    @Override
    public void close() {
        process.close();
    }
}
