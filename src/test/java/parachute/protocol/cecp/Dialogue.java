package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parachute.engine.Engine;
import parachute.io.LineReader;

/** The client's end of a session with a real engine. */
final class Dialogue implements AutoCloseable {
    /** Much longer than any reply takes, even on a busy machine. */
    private static final Duration TIMEOUT = Duration.ofSeconds(20);

    private static final Pattern THINKING = Pattern.compile("\\d+ -?\\d+ \\d+ \\d+ .*");

    private final PipedOutputStream toEngine = new PipedOutputStream();
    private final BlockingQueue<String> fromEngine = new LinkedBlockingQueue<>();
    private final Thread session;
    private int pings = 1000;

    /** Creates a session that starts with some lines. */
    Dialogue(String... lines) {
        this(Engine.INPUT_END_TIMEOUT, lines);
    }

    /** Creates a session with another timeout at the end of the input. */
    Dialogue(Duration inputEndTimeout, String... lines) {
        AnswerStream out = new AnswerStream(fromEngine);
        LineReader in = new LineReader(pipe());
        session = new Thread(() -> {
            try (Engine engine = new Engine()) {
                new CecpSession(engine, in, out, ignored -> {}, inputEndTimeout).run();
            }
        });
        session.start();
        say(lines);
    }

    private PipedInputStream pipe() {
        try {
            return new PipedInputStream(toEngine, 1 << 16);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Splits the output of the session into lines. */
    private static final class AnswerStream extends OutputStream {
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();
        private final BlockingQueue<String> queue;

        AnswerStream(BlockingQueue<String> queue) {
            this.queue = queue;
        }

        @Override
        public void write(int b) {
            if (b == '\n') {
                queue.add(line.toString(StandardCharsets.UTF_8));
                line.reset();
            } else {
                line.write(b);
            }
        }
    }

    /** Sends lines. */
    Dialogue say(String... lines) {
        return sayRaw(Stream.of(lines)
                .map(line -> line + "\n")
                .collect(Collectors.joining())
                .getBytes(StandardCharsets.UTF_8));
    }

    /** Sends bytes. */
    Dialogue sayRaw(byte[] bytes) {
        try {
            toEngine.write(bytes);
            toEngine.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Returns the next line of any kind. */
    String next() {
        try {
            String line = fromEngine.poll(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
            return line == null ? fail("silence") : line;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the lines up to and including the first that matches the whole pattern. */
    List<String> until(String regex) {
        List<String> lines = new ArrayList<>();
        do {
            lines.add(next());
        } while (!lines.get(lines.size() - 1).matches(regex));
        return lines;
    }

    /** Returns the next line that is not a thinking line. */
    String answer() {
        String line = next();
        while (THINKING.matcher(line).matches()) {
            line = next();
        }
        return line;
    }

    /** Returns all replies so far, without thinking lines. */
    List<String> answers() {
        String number = String.valueOf(pings++);
        say("ping " + number);
        List<String> lines = until("pong " + number);
        lines.removeIf(line -> line.startsWith("pong") || THINKING.matcher(line).matches());
        return lines;
    }

    /** Closes the client's end. */
    Dialogue hangUp() throws IOException {
        toEngine.close();
        return this;
    }

    /** Waits for the session's end. */
    void end() {
        try {
            session.join(TIMEOUT.toMillis());
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        assertFalse(session.isAlive(), "the session goes on");
    }

    @Override
    public void close() throws IOException {
        toEngine.close();
        end();
    }
}
