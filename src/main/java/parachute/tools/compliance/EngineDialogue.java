package parachute.tools.compliance;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import parachute.io.ChildEndedException;
import parachute.io.ChildProcess;
import parachute.io.Excerpt;

/** An engine that is spoken with line by line; what was said last is kept. Used by one thread. */
final class EngineDialogue implements AutoCloseable {
    /** So many lines of an answer are told, and so many at both ends of a long list of commands. */
    private static final int MOST = 5;

    private final ChildProcess process;
    private final List<String> sent = new ArrayList<>();
    private final List<String> came = new ArrayList<>();

    EngineDialogue(ChildProcess process) {
        this.process = process;
    }

    /** Forgets what has been said and drops what has not been read. */
    void begin() {
        process.discardPending();
        sent.clear();
        came.clear();
    }

    /** Sends lines in one write. */
    void send(String... lines) throws ChildEndedException {
        sendRaw(String.join("\n", lines) + "\n");
    }

    /** Sends a text as it is, which may be part of a line. */
    void sendRaw(String text) throws ChildEndedException {
        text.lines().forEach(sent::add);
        process.sendRaw(text);
    }

    /** The next line that is wanted, within a time; empty if there is none. */
    Optional<ChildProcess.Line> await(Predicate<String> wanted, Duration atMost)
            throws ChildEndedException, InterruptedException {
        long deadline = System.nanoTime() + atMost.toNanos();
        Optional<ChildProcess.Line> line = process.next(deadline);
        while (line.isPresent()) {
            String text = line.get().text();
            came.add(text);
            if (wanted.test(text.strip())) {
                return Optional.of(
                        new ChildProcess.Line(text.strip(), line.get().nanos()));
            }
            line = process.next(deadline);
        }
        return Optional.empty();
    }

    /**
     * The next line that is wanted.
     *
     * @param what what the problem calls it
     * @throws ProblemException if there is none within a time
     */
    ChildProcess.Line expect(String what, Predicate<String> wanted, Duration atMost)
            throws ChildEndedException, InterruptedException {
        return await(wanted, atMost)
                .orElseThrow(() -> new ProblemException("no " + what + " within " + atMost.toMillis() + " ms"));
    }

    /** Lets time pass and reads what comes meanwhile. */
    void listen(Duration time) throws ChildEndedException, InterruptedException {
        await(line -> false, time);
    }

    /** How the engine ends within a time; empty if it goes on. */
    Optional<String> end(Duration atMost) throws InterruptedException {
        try {
            listen(atMost);
            return Optional.empty();
        } catch (ChildEndedException e) {
            return Optional.of(e.getMessage());
        }
    }

    /** What was sent, of much the beginning and the end. */
    List<String> sent() {
        return sent.size() <= 3 * MOST
                ? List.copyOf(sent)
                : Stream.of(sent.subList(0, MOST), List.of("..."), sent.subList(sent.size() - MOST, sent.size()))
                        .flatMap(List::stream)
                        .toList();
    }

    /** Whether a line was sent, with or without a word before it. */
    boolean hasSent(String word, String line) {
        return sent.contains(line) || sent.contains(word + line);
    }

    /** The last lines that came. */
    List<String> lastLines() {
        return came.subList(Math.max(0, came.size() - MOST), came.size()).stream()
                .map(Excerpt::quote)
                .toList();
    }

    /** All lines that have been read since the check began. */
    List<String> came() {
        return came;
    }

    /** What else the process tells of itself. */
    ChildProcess process() {
        return process;
    }

    @Override
    public void close() {
        process.close();
    }
}
