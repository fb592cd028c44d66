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
    /** Far more than any answer needs, even on a busy machine. */
    private static final Duration TIMEOUT = Duration.ofSeconds(20);

    private static final Pattern THINKING = Pattern.compile("\\d+ -?\\d+ \\d+ \\d+ .*");

    private final PipedOutputStream toEngine = new PipedOutputStream();
    private final BlockingQueue<String> fromEngine = new LinkedBlockingQueue<>();
    private final Thread session;
    private int pings = 1000;

    /** A session that begins with these lines. */
    Dialogue(String... lines) {
        this(Engine.PATIENCE, lines);
    }

    /** A session with another bound on the search that it waits for at the end of the input. */
    Dialogue(Duration patience, String... lines) {
        AnswerStream out = new AnswerStream(fromEngine);
        LineReader in = new LineReader(pipe());
        session = new Thread(() -> {
            try (Engine engine = new Engine()) {
                new CecpSession(engine, in, out, ignored -> {}, patience).run();
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

    /** Cuts what the session writes into lines. */
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

    /** The next line, whatever it is. */
    String next() {
        try {
            String line = fromEngine.poll(TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
            return line == null ? fail("silence") : line;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** The lines up to the first that matches the pattern as a whole, that one included. */
    List<String> until(String regex) {
        List<String> lines = new ArrayList<>();
        do {
            lines.add(next());
        } while (!lines.get(lines.size() - 1).matches(regex));
        return lines;
    }

    /** The first line to come that is no thinking line. */
    String answer() {
        String line = next();
        while (THINKING.matcher(line).matches()) {
            line = next();
        }
        return line;
    }

    /** The lines that everything said so far brought; thinking lines left out. */
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
