package parachute.match;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parachute.console.LineReader;

/**
 * A running engine as lines that go in and lines that come out. A thread of its own reads what the engine says and
 * notes when, so that the time of an answer does not depend on when the referee wakes up; lines that are only news of
 * the thinking never wake it.
 */
final class EngineProcess implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(EngineProcess.class);

    /** How long an engine may take to end after it was told to, in milliseconds. */
    private static final long FAREWELL = 500;

    private final String name;
    private final Process process;
    private final OutputStream in;
    private final Predicate<String> isNews;
    private final BlockingDeque<Line> lines = new LinkedBlockingDeque<>();
    private final Set<ProcessHandle> family = new HashSet<>();
    private volatile boolean ended;

    /**
     * What an engine said.
     *
     * @param text the line; at the end of the output an empty one
     * @param nanos {@link System#nanoTime} when it was read
     * @param isEnd whether the engine will say nothing more
     */
    record Line(String text, long nanos, boolean isEnd) {}

    /**
     * Starts an engine.
     *
     * @param isNews looks at every line on the reader's thread; true if the referee need not see it
     * @throws MatchSetupException if the program cannot be started
     */
    EngineProcess(EngineSpec spec, Predicate<String> isNews) {
        this.name = spec.name();
        this.isNews = isNews;
        ProcessBuilder builder = new ProcessBuilder(spec.command());
        builder.redirectError(Redirect.DISCARD);
        spec.directory().map(Object::toString).map(File::new).ifPresent(builder::directory);
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new MatchSetupException(name + " cannot be started: " + e.getMessage());
        }
        in = process.getOutputStream();
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
                lines.add(new Line(line.get(), now, false));
            }
            line = reader.readLine();
        }
        ended = true;
        lines.add(new Line("", System.nanoTime(), true));
    }

    /** Sends lines in one piece. */
    void send(String... text) throws EngineFailure {
        if (LOG.isDebugEnabled()) {
            for (String line : text) {
                LOG.debug("{} > {}", name, line);
            }
        }
        try {
            in.write((String.join("\n", text) + "\n").getBytes(StandardCharsets.UTF_8));
            in.flush();
        } catch (IOException e) {
            throw crash();
        }
    }

    /**
     * The next line that was read until a moment of {@link System#nanoTime}, waiting for it; empty if there is none. What
     * was read later stays for whoever waits longer, so that nobody waits on because an engine goes on talking.
     *
     * @throws EngineFailure if the engine has ended
     */
    Optional<Line> next(long deadline) throws EngineFailure, InterruptedException {
        Line line = lines.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
        if (line == null) {
            return Optional.empty();
        }
        if (line.isEnd()) {
            lines.add(line);
            throw crash();
        }
        if (line.nanos() - deadline > 0) {
            lines.addFirst(line);
            return Optional.empty();
        }
        return Optional.of(line);
    }

    /** Forgets what the engine has said and nobody asked for. */
    void discardPending() {
        lines.removeIf(line -> !line.isEnd());
    }

    boolean hasEnded() {
        return ended;
    }

    private EngineFailure crash() {
        try {
            if (process.waitFor(FAREWELL, TimeUnit.MILLISECONDS)) {
                return new EngineFailure(Fault.CRASH, "ended with status " + process.exitValue());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return new EngineFailure(Fault.CRASH, "closed its output");
    }

    /** Takes note of what the engine has started: once it has ended, nobody can say any more what was its own. */
    void noteFamily() {
        process.descendants().forEach(family::add);
    }

    /** Ends the process without a word, and everything that it has started. */
    void kill() {
        noteFamily();
        family.forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    /** Lets the process end by itself for a moment after it was told to quit, then kills it. */
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
