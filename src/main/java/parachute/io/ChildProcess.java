package parachute.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A program that runs beside this one, as lines that go in and lines that come out; of what it says on standard error the
 * last lines are kept, to explain its end. A thread of its own reads what it says and notes when, so that the time of an answer does not depend on when
 * whoever waits for it wakes up; lines that are only news never wake anybody. Lines are sent and awaited by one thread
 * at a time; any thread may kill.
 */
public final class ChildProcess implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ChildProcess.class);

    /** How long the program may take to end after it was told to, in milliseconds. */
    private static final long FAREWELL = 500;

    /** How long the last of its errors may take to arrive after it has ended, in milliseconds. */
    private static final long LAST_ERRORS = 200;

    private final String name;
    private final Process process;
    private final OutputStream in;
    private final ErrorOutput errors;
    private final Predicate<String> isNews;

    /** What was said and nobody has asked for; empty where the output ends. */
    private final BlockingDeque<Optional<Line>> lines = new LinkedBlockingDeque<>();

    private final Set<ProcessHandle> family = ConcurrentHashMap.newKeySet();
    private volatile boolean ended;

    /**
     * What the program said.
     *
     * @param text the line without its end
     * @param nanos {@link System#nanoTime} when it was read
     */
    public record Line(String text, long nanos) {}

    /**
     * Starts a program.
     *
     * @param name what logs call it
     * @param command the program and its arguments
     * @param directory folder it runs in; without one that of this program
     * @param isNews looks at every line on the reader's thread; true if nobody waits for such a line
     * @throws IOException if it cannot be started
     */
    public ChildProcess(String name, List<String> command, Optional<Path> directory, Predicate<String> isNews)
            throws IOException {
        this.name = name;
        this.isNews = isNews;
        ProcessBuilder builder = new ProcessBuilder(command);
        directory.map(Path::toFile).ifPresent(builder::directory);
        process = builder.start();
        in = process.getOutputStream();
        errors = new ErrorOutput(name, process.getErrorStream(), line -> LOG.debug("{} ! {}", name, line));
        Thread reader = new Thread(this::read, "output of " + name);
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        LineReader reader = new LineReader(process.getInputStream());
        Optional<String> line = reader.readLine();
        while (line.isPresent()) {
            long now = System.nanoTime();
            LOG.debug("{} < {}", name, line.get());
            if (!isNews.test(line.get())) {
                lines.add(Optional.of(new Line(line.get(), now)));
            }
            line = reader.readLine();
        }
        ended = true;
        lines.add(Optional.empty());
    }

    /**
     * Sends lines in one piece.
     *
     * @throws ChildEndedException if the program does not read any more
     */
    public void send(String... text) throws ChildEndedException {
        if (LOG.isDebugEnabled()) {
            for (String line : text) {
                LOG.debug("{} > {}", name, line);
            }
        }
        try {
            in.write((String.join("\n", text) + "\n").getBytes(StandardCharsets.UTF_8));
            in.flush();
        } catch (IOException e) {
            throw end();
        }
    }

    /**
     * The next line that was read until a moment of {@link System#nanoTime}, waiting for it; empty if there is none. What
     * was read later stays for whoever waits longer, so that nobody waits on because the program goes on talking.
     *
     * @throws ChildEndedException if the program has said all it ever will, and all of that was asked for
     */
    public Optional<Line> next(long deadline) throws ChildEndedException, InterruptedException {
        Optional<Line> line = lines.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
        if (line == null) {
            return Optional.empty();
        }
        if (line.isEmpty()) {
            lines.add(line);
            throw end();
        }
        if (line.get().nanos() - deadline > 0) {
            lines.addFirst(line);
            return Optional.empty();
        }
        return line;
    }

    /** Forgets what was said and nobody has asked for. */
    public void discardPending() {
        lines.removeIf(Optional::isPresent);
    }

    /** Whether the program says nothing more. */
    public boolean hasEnded() {
        return ended;
    }

    private ChildEndedException end() {
        try {
            if (process.waitFor(FAREWELL, TimeUnit.MILLISECONDS)) {
                return new ChildEndedException("ended with status " + process.exitValue(), errors.last(LAST_ERRORS));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return new ChildEndedException("closed its output", List.of());
    }

    /** Takes note of what the program has started: once it has ended, nobody can say any more what was its own. */
    public void noteFamily() {
        process.descendants().forEach(family::add);
    }

    /** Ends the program without a word, and everything that it has started as far as that is known. */
    public void kill() {
        noteFamily();
        family.forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    /** Lets the program end by itself for a moment after it was told to quit, then kills it. */
    @Override
    public void close() {
        try {
            in.close();
            process.waitFor(FAREWELL, TimeUnit.MILLISECONDS);
        } catch (IOException e) {
            LOG.debug("{} had gone before its input was closed", name, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
    }
}
