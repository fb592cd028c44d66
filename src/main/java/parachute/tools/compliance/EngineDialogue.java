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

/** A dialogue with an engine, line by line, with a record of the last lines. Used by one thread. */
final class EngineDialogue implements AutoCloseable {
    /** The maximum number of lines shown of a reply, and at each end of a long list of commands. */
    private static final int MAX_LINES = 5;

    private final ChildProcess process;
    private final List<String> sent = new ArrayList<>();
    private final List<String> came = new ArrayList<>();

    EngineDialogue(ChildProcess process) {
        this.process = process;
    }

    /** Forgets the lines so far and drops those that have not been read. */
    void begin() {
        process.discardPending();
        sent.clear();
        came.clear();
    }

    /** Sends lines in one write. */
    void send(String... lines) throws ChildEndedException {
        sendRaw(String.join("\n", lines) + "\n");
    }

    /** Sends a text unchanged, which may be part of a line. */
    void sendRaw(String text) throws ChildEndedException {
        text.lines().forEach(sent::add);
        process.sendRaw(text);
    }

    /** Waits for the next line that matches; empty if none comes in time. */
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
     * Waits for the next line that matches.
     *
     * @param what the name of the line in the problem
     * @throws ProblemException if none comes in time
     */
    ChildProcess.Line expect(String what, Predicate<String> wanted, Duration atMost)
            throws ChildEndedException, InterruptedException {
        return await(wanted, atMost)
                .orElseThrow(() -> new ProblemException("no " + what + " within " + atMost.toMillis() + " ms"));
    }

    /** Waits for a time and reads the lines that come meanwhile. */
    void listen(Duration time) throws ChildEndedException, InterruptedException {
        await(line -> false, time);
    }

    /** Waits for the end of the engine and returns how it ended; empty if it is still running. */
    Optional<String> end(Duration atMost) throws InterruptedException {
        try {
            listen(atMost);
            return Optional.empty();
        } catch (ChildEndedException e) {
            return Optional.of(e.getMessage());
        }
    }

    /** Returns the lines sent; of a long list the first and the last ones. */
    List<String> sent() {
        return sent.size() <= 3 * MAX_LINES
                ? List.copyOf(sent)
                : Stream.of(
                                sent.subList(0, MAX_LINES),
                                List.of("..."),
                                sent.subList(sent.size() - MAX_LINES, sent.size()))
                        .flatMap(List::stream)
                        .toList();
    }

    /** Returns whether a line was sent, with or without a word before it. */
    boolean hasSent(String word, String line) {
        return sent.contains(line) || sent.contains(word + line);
    }

    /** Returns the last lines received. */
    List<String> lastLines() {
        return came.subList(Math.max(0, came.size() - MAX_LINES), came.size()).stream()
                .map(Excerpt::quote)
                .toList();
    }

    /** Returns all lines that have been read since the check began. */
    List<String> came() {
        return came;
    }

    /** Returns the process of the engine. */
    ChildProcess process() {
        return process;
    }

    @Override
    public void close() {
        process.close();
    }
}
