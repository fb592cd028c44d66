package parachute.tools.compliance;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import parachute.engine.Engine;
import parachute.io.ChildProcess;
import parachute.io.LineReader;
import parachute.io.LineWriter;
import parachute.protocol.cecp.CecpSession;
import parachute.protocol.uci.UciSession;

/** A session of this program as if it were a process of its own, with one fault in what it reads or writes. */
final class FaultySession extends Process {
    private final Fault fault;
    private final Pipe commands = pipe();
    private final Pipe obeyed = pipe();
    private final Pipe replies = pipe();
    private final OutputStream toClient = Channels.newOutputStream(replies.sink());
    private final Thread session;

    /**
     * Lines that are replaced.
     *
     * @param isOfEngine whether those that the engine writes are, otherwise those that it reads
     * @param lines which lines
     * @param replacement what stands in their place, lines separated by semicolons; nothing drops them, and what the
     *     engine reads, but for &lt; before it, is an answer to the client
     * @param errors what it writes to its standard error
     */
    record Fault(boolean isOfEngine, Pattern lines, String replacement, String errors) {
        private List<String> apply(String line, boolean isFromEngine) {
            if (isFromEngine != isOfEngine || !lines.matcher(line).find()) {
                return List.of(line);
            }
            String replaced = lines.matcher(line).replaceAll(replacement);
            return replaced.isEmpty() ? List.of() : List.of(replaced.split(";"));
        }
    }

    private FaultySession(boolean isUci, Fault fault) {
        this.fault = fault;
        session = Thread.ofPlatform().daemon().unstarted(() -> speak(isUci));
    }

    /** Starts a session. */
    static ChildProcess start(boolean isUci, Fault fault) {
        FaultySession process = new FaultySession(isUci, fault);
        process.session.start();
        Thread.ofPlatform().daemon().start(process::pass);
        return new ChildProcess("session", process, line -> false);
    }

    private static Pipe pipe() {
        try {
            return Pipe.open();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void speak(boolean isUci) {
        LineReader in = new LineReader(Channels.newInputStream(obeyed.source()));
        OutputStream out = new AnswerStream();
        try (Engine engine = new Engine();
                toClient) {
            if (isUci) {
                new UciSession(engine, in, new LineWriter(out)).run();
            } else {
                new CecpSession(engine, in, out, ignored -> {}).run();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Hands what the client says to the session. */
    private void pass() {
        LineReader lines = new LineReader(Channels.newInputStream(commands.source()));
        try (OutputStream toSession = Channels.newOutputStream(obeyed.sink())) {
            for (Optional<String> line = lines.readLine(); line.isPresent(); line = lines.readLine()) {
                for (String part : fault.apply(line.get(), false)) {
                    if (part.startsWith("<")) {
                        write(toClient, part.substring(1));
                    } else {
                        write(toSession, part);
                    }
                }
            }
        } catch (IOException e) {
            // The session has ended.
        }
    }

    private static void write(OutputStream out, String line) throws IOException {
        synchronized (out) {
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Cuts what the session writes into lines. */
    private final class AnswerStream extends OutputStream {
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();

        @Override
        public synchronized void write(int b) throws IOException {
            if (b != '\n') {
                line.write(b);
                return;
            }
            String text = line.toString(StandardCharsets.UTF_8);
            line.reset();
            for (String part : fault.apply(text, true)) {
                FaultySession.write(toClient, part);
            }
        }
    }

    @Override
    public OutputStream getOutputStream() {
        return Channels.newOutputStream(commands.sink());
    }

    @Override
    public InputStream getInputStream() {
        return Channels.newInputStream(replies.source());
    }

    @Override
    public InputStream getErrorStream() {
        return new ByteArrayInputStream(fault.errors.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public int waitFor() throws InterruptedException {
        session.join();
        return 0;
    }

    @Override
    public boolean waitFor(long timeout, TimeUnit unit) throws InterruptedException {
        session.join(unit.toMillis(timeout));
        return !session.isAlive();
    }

    @Override
    public int exitValue() {
        if (session.isAlive()) {
            throw new IllegalThreadStateException("the session goes on");
        }
        return 0;
    }

    @Override
    public void destroy() {
        try {
            commands.sink().close();
            commands.source().close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Process destroyForcibly() {
        destroy();
        return this;
    }

    @Override
    public Stream<ProcessHandle> descendants() {
        return Stream.empty();
    }
}
