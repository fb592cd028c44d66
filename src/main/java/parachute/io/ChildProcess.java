package parachute.io;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A child process, with its standard input and output as lines; the last lines of its standard error are kept for the
 * message about its end. A reader thread stores each line with its time of arrival, so that the time does not depend on
 * when the waiting thread is scheduled; lines that nobody waits for are handled on the reader thread. Lines are sent
 * and awaited by one thread at a time; any thread may call {@link #kill}. When the process ends, its output ends, and
 * the processes that it has started are killed: all of them on Linux, elsewhere those that were recorded.
 */
public final class ChildProcess implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ChildProcess.class);

    /** How long the process may take to end after its input was closed, in milliseconds. */
    private static final long END_TIMEOUT = 500;

    /** How long the end of its output may take to arrive after it has ended, in milliseconds. */
    private static final long OUTPUT_TIMEOUT = 2_000;

    /** How long the end of its standard error may take to arrive after it has ended, in milliseconds. */
    private static final long ERRORS_TIMEOUT = 200;

    /** Number of lines of its standard error that are kept. */
    private static final int ERROR_LINES = 3;

    /** Number of bytes kept of each of them. */
    private static final int ERROR_LENGTH = 300;

    private final String name;

    /** The name of an environment variable that only the process and its descendants have. */
    private final String mark;

    private final Process process;
    private final OutputStream in;
    private final Thread errorReader;
    private final Deque<String> errors = new ArrayDeque<>();
    private final Predicate<String> filter;

    /** The lines not yet returned; empty at the end of the output. */
    private final BlockingDeque<Optional<OutputLine>> lines = new LinkedBlockingDeque<>();

    private final Set<ProcessHandle> descendants = ConcurrentHashMap.newKeySet();
    private volatile boolean ended;

    /**
     * A line of output.
     *
     * @param text the line without its end
     * @param nanos {@link System#nanoTime} when it was read
     */
    public record OutputLine(String text, long nanos) {}

    /**
     * Starts a process.
     *
     * @param name its name in logs
     * @param command the program and its arguments
     * @param directory its working directory; empty for that of this process
     * @param filter called with every line on the reader thread; returns true to keep it from {@link #next}
     * @throws IOException if it cannot be started
     */
    public ChildProcess(String name, List<String> command, Optional<Path> directory, Predicate<String> filter)
            throws IOException {
        String mark = newMark();
        this(name, mark, start(mark, command, directory), filter);
    }

    private static String newMark() {
        return "PARACHUTE_CHILD_" + UUID.randomUUID().toString().replace('-', '_'); // shells pass on no other names
    }

    private static Process start(String mark, List<String> command, Optional<Path> directory) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        directory.map(Path::toFile).ifPresent(builder::directory);
        builder.environment().put(mark, "");
        try {
            return builder.start();
        } catch (IOException e) {
            throw new IOException(reason(String.valueOf(e.getMessage())), e);
        }
    }

    /** Returns why a program was not started without how the JVM tried to. */
    private static String reason(String message) {
        return message.replaceFirst("^Cannot run program ", "")
                .replaceFirst("Exec failed, error: \\d+ \\((.*)\\) *$", "$1");
    }

    /** Creates a child process from a running one. */
    public ChildProcess(String name, Process process, Predicate<String> filter) {
        this(name, newMark(), process, filter);
    }

    private ChildProcess(String name, String mark, Process process, Predicate<String> filter) {
        this.name = name;
        this.mark = mark;
        this.filter = filter;
        this.process = process;
        in = process.getOutputStream();
        errorReader = Thread.ofPlatform().daemon().name("errors of " + name).start(this::readErrors);
        Thread reader = new Thread(this::read, "output of " + name);
        reader.setDaemon(true);
        reader.start();
        var unused = process.onExit().thenRunAsync(() -> endOutput(reader), Thread::startVirtualThread);
    }

    /** Ends the output after the process has ended: its descendants may hold the pipe open. */
    private void endOutput(Thread reader) {
        killStarted();
        try {
            reader.join(OUTPUT_TIMEOUT);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        ended = true;
        lines.add(Optional.empty());
    }

    private void read() {
        LineReader reader = new LineReader(process.getInputStream());
        Optional<String> line = reader.readLine();
        while (line.isPresent() && !ended) {
            long now = System.nanoTime();
            LOG.debug("{} < {}", name, line.get());
            if (!filter.test(line.get())) {
                lines.add(Optional.of(new OutputLine(line.get(), now)));
            }
            line = reader.readLine();
        }
        ended = true;
        lines.add(Optional.empty());
    }

    private void readErrors() {
        LineReader reader = new LineReader(process.getErrorStream(), ERROR_LENGTH);
        for (Optional<String> line = reader.readLine(); line.isPresent(); line = reader.readLine()) {
            LOG.debug("{} ! {}", name, line.get());
            String text = Excerpt.printable(line.get()).strip();
            synchronized (errors) {
                if (!text.isEmpty()) {
                    errors.addLast(text);
                }
                if (errors.size() > ERROR_LINES) {
                    errors.removeFirst();
                }
            }
        }
    }

    /**
     * Sends lines in one write.
     *
     * @throws ChildEndedException if the process no longer reads
     */
    public void send(String... text) throws ChildEndedException {
        if (LOG.isDebugEnabled()) {
            for (String line : text) {
                LOG.debug("{} > {}", name, line);
            }
        }
        sendRaw(String.join("\n", text) + "\n");
    }

    /**
     * Sends a text in one write, with or without a line end.
     *
     * @throws ChildEndedException if the process no longer reads
     */
    public void sendRaw(String text) throws ChildEndedException {
        try {
            in.write(text.getBytes(StandardCharsets.UTF_8));
            in.flush();
        } catch (IOException e) {
            throw end();
        }
    }

    /**
     * Waits for the next line that arrives before a deadline; empty if there is none. A line that arrives later is kept
     * for the next call, so a process that keeps writing does not extend the wait.
     *
     * @param deadline a value of {@link System#nanoTime}
     * @throws ChildEndedException if the output has ended and all its lines have been returned
     */
    public Optional<OutputLine> next(long deadline) throws ChildEndedException, InterruptedException {
        Optional<OutputLine> line = lines.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
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

    /** Returns the lines that have arrived and have not been returned. */
    public List<OutputLine> takePending() {
        List<OutputLine> pending = new ArrayList<>();
        for (Optional<OutputLine> line = lines.peek(); line != null && line.isPresent(); line = lines.peek()) {
            pending.add(lines.remove().orElseThrow());
        }
        return pending;
    }

    /** Discards the lines that have arrived and have not been returned. */
    public void discardPending() {
        lines.removeIf(Optional::isPresent);
    }

    /** Returns whether the output has ended. */
    public boolean hasEnded() {
        return ended;
    }

    private ChildEndedException end() {
        try {
            if (process.waitFor(END_TIMEOUT, TimeUnit.MILLISECONDS)) {
                return new ChildEndedException("ended with status " + process.exitValue(), errors());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return new ChildEndedException("closed its output", List.of());
    }

    /** Closes the input of the process. */
    public void closeInput() {
        try {
            in.close();
        } catch (IOException e) {
            LOG.debug("{} had ended before its input was closed", name, e);
        }
    }

    /**
     * Returns the last lines of the standard error of the process, without control characters, including those written
     * within a fifth of a second.
     */
    public List<String> errors() throws InterruptedException {
        errorReader.join(ERRORS_TIMEOUT);
        synchronized (errors) {
            return List.copyOf(errors);
        }
    }

    /** Returns the processor time used by the process and its descendants; zero if it is unknown. */
    public Duration processorTime() {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .map(handle -> handle.info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }

    /** Records the descendants of the process so far: after it has ended, only Linux still knows them. */
    public void recordDescendants() {
        process.descendants().forEach(descendants::add);
    }

    /** Kills the process and its descendants. */
    public void kill() {
        recordDescendants();
        process.destroyForcibly();
        killStarted();
    }

    private void killStarted() {
        Stream.concat(descendants.stream(), ProcessHandle.allProcesses().filter(this::isMarked))
                .forEach(ProcessHandle::destroyForcibly);
    }

    /** Returns whether another process has this one's environment variable, if the system shows it. */
    private boolean isMarked(ProcessHandle other) {
        try {
            Path environment = Path.of("/proc", Long.toString(other.pid()), "environ");
            return Files.readString(environment, StandardCharsets.ISO_8859_1).contains(mark);
        } catch (IOException e) {
            return false; // it has ended, is another user's, or this is not Linux
        }
    }

    /** Closes its input, waits half a second for it to end, then kills it. */
    @Override
    public void close() {
        closeInput();
        try {
            process.waitFor(END_TIMEOUT, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill();
    }
}
