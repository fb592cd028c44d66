package parachute.protocol.uci;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import parachute.engine.Engine;
import parachute.io.LineReader;
import parachute.io.LineWriter;

/** The part of a graphical client that tests need: it talks to a session with a real engine through pipes. */
final class UciClient {
    private static final long SECONDS = 20;

    private final PipedOutputStream toEngine = new PipedOutputStream();
    private final BlockingQueue<String> fromEngine = new LinkedBlockingQueue<>();
    private final Thread session;

    UciClient() {
        this(Engine.INPUT_END_TIMEOUT);
    }

    /** Creates a client of a session with another timeout at the end of the input. */
    UciClient(Duration inputEndTimeout) {
        try {
            PipedInputStream in = new PipedInputStream(toEngine, 1 << 16);
            session = new Thread(() -> {
                try (Engine engine = new Engine()) {
                    new UciSession(engine, new LineReader(in), new LineWriter(new Lines()), inputEndTimeout).run();
                }
            });
            session.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the megabytes that all threads have allocated so far. */
    static long allocatedMegabytes() {
        return ManagementFactory.getPlatformMXBean(ThreadMXBean.class).getTotalThreadAllocatedBytes() >> 20;
    }

    void send(String... commands) {
        for (String command : commands) {
            sendRaw((command + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    void sendRaw(byte[] bytes) {
        try {
            toEngine.write(bytes);
            toEngine.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns all lines up to and including the first with a prefix; fails if it does not come. */
    List<String> linesUntil(String prefix) {
        List<String> lines = new ArrayList<>();
        do {
            lines.add(next(prefix));
        } while (!lines.get(lines.size() - 1).startsWith(prefix));
        return lines;
    }

    /** Returns the first line with a prefix; fails if it does not come. */
    String await(String prefix) {
        List<String> lines = linesUntil(prefix);
        return lines.get(lines.size() - 1);
    }

    /** Returns all lines until the engine reports that it is ready. */
    List<String> answer(String... commands) {
        send(commands);
        send("isready");
        List<String> lines = linesUntil("readyok");
        return lines.subList(0, lines.size() - 1);
    }

    /** Returns whether no line with a prefix comes for some milliseconds. */
    boolean isSilent(String prefix, long milliseconds) throws InterruptedException {
        long end = System.nanoTime() + milliseconds * 1_000_000;
        while (System.nanoTime() < end) {
            String line = fromEngine.poll(Math.max(1, (end - System.nanoTime()) / 1_000_000), TimeUnit.MILLISECONDS);
            if (line != null && line.startsWith(prefix)) {
                return false;
            }
        }
        return true;
    }

    /** Closes the engine's input, as when a client dies. */
    void hangUp() {
        try {
            toEngine.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Fails if the session does not end by itself. */
    void awaitEnd() throws InterruptedException {
        session.join(TimeUnit.SECONDS.toMillis(SECONDS));
        assertFalse(session.isAlive(), "the session runs on");
    }

    private String next(String wanted) {
        try {
            String line = fromEngine.poll(SECONDS, TimeUnit.SECONDS);
            return line == null ? fail("no " + wanted + " within " + SECONDS + " s") : line;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return fail("interrupted");
        }
    }

    /** Splits the output of the session into lines. */
    private final class Lines extends OutputStream {
        @Override
        public void write(int b) {
            throw new UnsupportedOperationException("a line is written as a whole");
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            new String(bytes, offset, length, StandardCharsets.UTF_8).lines().forEach(fromEngine::add);
        }
    }
}
