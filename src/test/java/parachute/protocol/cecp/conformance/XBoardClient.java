package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import parachute.Program;
import parachute.rules.board.Variant;

/**
 * A client of XBoard's protocol with an engine process of its own. It keeps every line of the engine with the time when
 * it was read. The lines are counted in the order of their arrival; a <em>mark</em> is the count at some moment, so that
 * a check can ask for what came after that moment.
 */
final class XBoardClient implements AutoCloseable {
    /** The longest wait for an answer to which the protocol sets no limit. */
    private static final Duration ANSWER_LIMIT = Duration.ofSeconds(10);

    private final Process process;
    private final OutputStream input;
    private final OutputLines output = new OutputLines();
    private final OutputLines errors = new OutputLines();
    private FeatureTable features = FeatureTable.EMPTY;
    private int pings = 100;

    /**
     * A line of the engine.
     *
     * @param nanos {@link System#nanoTime} when it was read
     */
    record EngineLine(String text, long nanos) {
        /** The time from a moment of {@link System#nanoTime} to this line. */
        Duration since(long start) {
            return Duration.ofNanos(nanos - start);
        }
    }

    private XBoardClient(List<String> command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("PARACHUTE_JAVA_OPTS", Program.SHORT_RUN);
        process = builder.start();
        input = process.getOutputStream();
        readInBackground(process.getInputStream(), output);
        readInBackground(process.getErrorStream(), errors);
    }

    private static void readInBackground(InputStream stream, OutputLines lines) {
        Thread.ofPlatform().daemon().start(() -> {
            try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
                for (String text = reader.readLine(); text != null; text = reader.readLine()) {
                    lines.add(new EngineLine(text, System.nanoTime()));
                }
            } catch (IOException e) {
                // The check has closed the stream.
            } finally {
                lines.end();
            }
        });
    }

    /** Starts an engine and sends nothing. */
    static XBoardClient start(List<String> command) throws IOException {
        return new XBoardClient(command);
    }

    /** Asks for the engine's features as XBoard does, waits for them and accepts them. */
    XBoardClient negotiate() {
        int mark = mark();
        send("xboard", "protover 2");
        await(".*\\bdone=1\\b.*", mark);
        features = FeatureTable.of(since(mark));
        features.names().forEach(name -> send("accepted " + name));
        return this;
    }

    /** What the engine has declared; nothing before {@link #negotiate}. */
    FeatureTable features() {
        return features;
    }

    // ---- sending ----------------------------------------------------------------------------------------------------

    /** Sends commands, each on a line of its own, in one write. */
    void send(String... commands) {
        sendRaw((String.join("\n", commands) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Sends bytes. */
    void sendRaw(byte[] bytes) {
        try {
            input.write(bytes);
            input.flush();
        } catch (IOException e) {
            throw new AssertionError("the engine does not read any more", e);
        }
    }

    /** Sends moves, each by {@code usermove}. */
    void play(String... moves) {
        send(Stream.of(moves).map(move -> "usermove " + move).toArray(String[]::new));
    }

    /** Starts a new game, and leaves the engine in force mode. */
    void newGame() {
        send("new", "force");
        sync();
    }

    /** Starts a new game from a position, and leaves the engine in force mode. */
    void newGame(TrackedBoard board) {
        newGame(board.variant(), board.fen());
    }

    /** Starts a new game of a variant from a FEN, however it is written, and leaves the engine in force mode. */
    void newGame(Variant variant, String fen) {
        send("new", "variant " + variant.xboardName(), "force", "setboard " + fen);
        sync();
    }

    // ---- waiting ----------------------------------------------------------------------------------------------------

    /** The number of lines so far. */
    int mark() {
        return output.count();
    }

    /** The text of all lines since a mark. */
    List<String> since(int mark) {
        return output.since(mark);
    }

    /** Everything on standard error. */
    List<String> errors() {
        return errors.since(0);
    }

    /** The first line since a mark that matches as a whole; empty if none has come within a limit. */
    Optional<EngineLine> find(String regex, int mark, Duration limit) {
        Pattern pattern = Pattern.compile(regex);
        return output.find(line -> pattern.matcher(line).matches(), mark, limit);
    }

    /** The first line since a mark that matches as a whole; fails if none comes within a limit. */
    EngineLine await(String regex, int mark, Duration limit) {
        return find(regex, mark, limit)
                .orElseGet(() -> fail("no line '" + regex + "' within " + limit.toMillis() + " ms"
                        + (output.hasEnded() ? ", the engine has ended" : "") + "; the last: " + lastLines(mark)));
    }

    /** The first line since a mark that matches as a whole; fails if none comes. */
    EngineLine await(String regex, int mark) {
        return await(regex, mark, ANSWER_LIMIT);
    }

    private List<String> lastLines(int mark) {
        List<String> lines = since(mark);
        return lines.subList(Math.max(0, lines.size() - 3), lines.size());
    }

    /** Waits until the engine has obeyed everything sent so far. */
    void sync() {
        int mark = mark();
        String number = String.valueOf(++pings);
        send("ping " + number);
        await("pong " + number, mark);
    }

    /** Waits for a line of thinking since a mark. */
    void awaitThinking(int mark) {
        await(ThinkingLine.LINE.pattern(), mark);
    }

    /** The engine's move since a mark; fails if none comes within a limit. */
    EngineMove awaitMove(int mark, Duration limit) {
        return EngineMove.of(await(EngineMove.LINE, mark, limit));
    }

    /** The engine's move since a mark; fails if none comes. */
    EngineMove awaitMove(int mark) {
        return awaitMove(mark, ANSWER_LIMIT);
    }

    /** Lets time pass and answers the lines that came meanwhile. */
    List<String> listen(Duration time) {
        int mark = mark();
        try {
            Thread.sleep(time);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        return since(mark);
    }

    // ---- checks of common subjects ----------------------------------------------------------------------------------

    /** Fails if the engine has moved since a mark. */
    void assertNoMove(int mark) {
        assertNone(mark, line -> line.startsWith("move "));
    }

    /** Fails if the engine has complained about a command or a move since a mark. */
    void assertNoComplaint(int mark) {
        assertNone(mark, ProtocolLine::isComplaint);
    }

    /** Fails if there is a line since a mark with some property. */
    void assertNone(int mark, Predicate<String> property) {
        assertEquals(List.of(), since(mark).stream().filter(property).toList());
    }

    /** The engine's complaints about what is sent now. */
    List<String> complaintsAbout(String... commands) {
        sync();
        int mark = mark();
        send(commands);
        sync();
        return since(mark).stream().filter(ProtocolLine::isComplaint).toList();
    }

    /** Sends moves in force mode and fails unless each is taken without a word. */
    void assertTaken(String... moves) {
        for (String move : moves) {
            assertEquals(List.of(), complaintsAbout("usermove " + move), "the legal move " + move);
        }
    }

    /** Sends a move in force mode and fails unless it is called illegal. */
    void assertRefused(String move) {
        List<String> complaints = complaintsAbout("usermove " + move);
        assertTrue(
                complaints.stream().anyMatch(ProtocolLine::isIllegalMove),
                () -> "the illegal move " + move + " is answered " + complaints);
    }

    /** Fails unless a new game can be played still. */
    void assertUsable() {
        send("force", "new", "force");
        sync();
        assertTaken("e2e4", "e7e5");
    }

    // ---- the process ------------------------------------------------------------------------------------------------

    /** Sends a signal, such as "INT". */
    void signal(String name) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-s", name, String.valueOf(process.pid()))
                .start()
                .waitFor();
    }

    /** Processor time that the engine has used. */
    Duration processorTime() {
        return process.toHandle().info().totalCpuDuration().orElseThrow();
    }

    /** The kernel's account of the process, a file of Linux. */
    Path statusFile() {
        return Path.of("/proc", String.valueOf(process.pid()), "status");
    }

    void closeInput() throws IOException {
        input.close();
    }

    void closeOutput() throws IOException {
        process.getInputStream().close();
    }

    /** Fails unless the engine ends within a limit; answers its exit status. */
    int awaitExit(Duration limit) throws InterruptedException {
        assertTrue(process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS), "the engine runs on");
        return process.exitValue();
    }

    /** Whether the engine runs. */
    boolean isAlive() {
        return process.isAlive();
    }

    /** Ends the engine. */
    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
