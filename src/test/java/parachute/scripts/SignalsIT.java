package parachute.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.Await;

/** What the signals of the operating system do to the program as clients and users start it. */
@EnabledOnOs(OS.LINUX)
class SignalsIT {
    private static final Path ROOT = Path.of("").toAbsolutePath();
    private static final Path START = ROOT.resolve("src/site/resources/boards/start.txt");

    /** Processor time after which the program is no longer starting but at work. */
    private static final Duration WORKED = Duration.ofMillis(600);

    /** Seconds within which "at once" has to happen on a busy machine. */
    private static final long AT_ONCE = 10;

    /** SIGINT in the sets of signals that the kernel prints. */
    private static final long INTERRUPT_BIT = 1 << 1;

    @TempDir
    private Path folder;

    /** The program; its standard error goes into a file. */
    private static final class Running implements AutoCloseable {
        private final Process process;
        private final Writer in;
        private final BufferedReader out;
        private final Path err;

        Running(Path folder, String... arguments) throws IOException {
            this(Redirect.PIPE, folder, arguments);
        }

        Running(Redirect input, Path folder, String... arguments) throws IOException {
            err = folder.resolve("err");
            // A shell that runs the tests in the background has them ignore some signals, and whatever they start.
            List<String> command = new ArrayList<>(List.of("env", "--default-signal=INT,QUIT,TERM"));
            command.add(ROOT.resolve("scripts/parachute").toString());
            command.addAll(List.of(arguments));
            process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectInput(input)
                    .redirectError(err.toFile())
                    .start();
            in = process.outputWriter(StandardCharsets.UTF_8);
            out = process.inputReader(StandardCharsets.UTF_8);
        }

        void say(String... lines) throws IOException {
            in.write(String.join("\n", lines) + "\n");
            in.flush();
        }

        void await(String line) throws IOException {
            String read = out.readLine();
            while (read != null && !read.equals(line)) {
                read = out.readLine();
            }
            assertEquals(line, read);
        }

        /** Until the launcher has got so far as to ignore interrupts, long before there is a JVM. */
        void awaitIgnoredInterrupts() throws InterruptedException {
            await(this::ignoresInterrupts, "does not ignore interrupts");
        }

        /** The command that gives signals their default effect may have begun with interrupts ignored. */
        private boolean ignoresInterrupts() {
            try {
                List<String> status = Files.readAllLines(Path.of("/proc", String.valueOf(process.pid()), "status"));
                return !status.getFirst().endsWith("\tenv")
                        && status.stream()
                                .filter(line -> line.startsWith("SigIgn:"))
                                .map(line ->
                                        Long.parseUnsignedLong(line.substring(7).strip(), 16))
                                .anyMatch(set -> (set & INTERRUPT_BIT) != 0);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        void awaitWork() throws InterruptedException {
            await(() -> worked(process.toHandle()), "does not work");
        }

        /** The programs that this one has started, once there are two and one is at work. */
        List<ProcessHandle> awaitEngines() throws InterruptedException {
            await(() -> process.children().count() == 2 && process.children().anyMatch(Running::worked), "no engines");
            return process.children().toList();
        }

        private static boolean worked(ProcessHandle handle) {
            return handle.info().totalCpuDuration().orElse(Duration.ZERO).compareTo(WORKED) > 0;
        }

        private void await(BooleanSupplier condition, String fault) throws InterruptedException {
            Await.until(fault, () -> condition.getAsBoolean() || !process.isAlive());
            assertTrue(process.isAlive(), fault);
        }

        void signal(String name) throws IOException, InterruptedException {
            new ProcessBuilder("kill", "-s", name, String.valueOf(process.pid()))
                    .start()
                    .waitFor();
        }

        void assertEndsAtOnce(int status) throws InterruptedException {
            assertTrue(process.waitFor(AT_ONCE, TimeUnit.SECONDS), "runs on");
            assertEquals(status, process.exitValue());
        }

        void assertLives(String question, String answer) throws IOException {
            say(question);
            await(answer);
        }

        @Override
        public void close() {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    @ParameterizedTest(name = "{0} ends {1} with status {2}")
    @CsvSource({
        "QUIT, bench 30,          131",
        "INT,  perft chess 9,     130",
        "TERM, tour count 8,      143",
    })
    void aSignalEndsACommandAtWork(String signal, String arguments, int status) throws Exception {
        try (Running command = new Running(Redirect.from(START.toFile()), folder, arguments.split(" "))) {
            command.awaitWork();
            command.signal(signal);
            command.assertEndsAtOnce(status);
            assertTrue(command.out.lines().noneMatch(line -> line.contains("thread dump")));
        }
    }

    @Test
    void aSignalEndsTheAnswerToABoard() throws Exception {
        try (Running board = new Running(Redirect.from(START.toFile()), folder, "--movetime", "25000")) {
            board.awaitWork();
            board.signal("INT");
            board.assertEndsAtOnce(130);
            assertEquals(0, board.out.lines().count());
        }
    }

    @ParameterizedTest(name = "{0} ends it with status {1}, argument {2}")
    @CsvSource({"TERM, 143, uci", "INT, 130, ''"})
    void aSignalEndsUciThinkingOrNot(String signal, int status, String argument) throws Exception {
        try (Running idle = new Running(folder, argument)) {
            idle.say("uci", "isready");
            idle.await("readyok");
            idle.signal(signal);
            idle.assertEndsAtOnce(status);
        }
        try (Running thinking = new Running(folder, argument)) {
            thinking.say("uci", "position startpos", "go infinite");
            thinking.awaitWork();
            thinking.signal(signal);
            thinking.assertEndsAtOnce(status);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"xboard", ""})
    void xBoardsInterruptsAreIgnored(String argument) throws Exception {
        try (Running engine = new Running(folder, argument)) {
            if (!argument.isEmpty()) {
                engine.awaitIgnoredInterrupts();
                engine.signal("INT");
            }
            engine.say("xboard", "ping 1");
            engine.await("pong 1");
            engine.signal("INT");
            engine.assertLives("ping 2", "pong 2");
            engine.say("level 0 60 0", "force", "a2a4", "h7h5", "go");
            engine.awaitWork();
            engine.signal("INT");
            engine.say("force", "ping 3");
            // Nothing else: it would have moved if it had been disturbed.
            assertEquals("pong 3", engine.out.readLine());
            engine.say("quit");
            engine.assertEndsAtOnce(0);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"xboard", ""})
    void theXBoardClientThatWasToldSoCannotTerminate(String argument) throws Exception {
        try (Running engine = new Running(folder, argument)) {
            engine.say("xboard", "protover 2");
            engine.await("feature done=1");
            engine.signal("TERM");
            engine.assertLives("ping 1", "pong 1");
            engine.say("quit");
            engine.assertEndsAtOnce(0);
        }
    }

    @ParameterizedTest
    @CsvSource({"xboard, new", "'', protover 2;rejected sigterm"})
    void anyOtherXBoardClientCanTerminate(String argument, String negotiation) throws Exception {
        try (Running engine = new Running(folder, argument)) {
            engine.say("xboard");
            engine.say(negotiation.split(";"));
            engine.say("st 100", "go");
            engine.awaitWork();
            engine.signal("TERM");
            engine.assertEndsAtOnce(143);
        }
    }

    @ParameterizedTest
    @CsvSource({"xboard, ping 1, pong 1", "uci, isready, readyok"})
    void aProtocolIsNotDisturbedByTheQuitCharacter(String protocol, String question, String answer) throws Exception {
        try (Running engine = new Running(folder, protocol)) {
            engine.say(protocol);
            engine.assertLives(question, answer);
            engine.signal("QUIT");
            engine.say(question, "quit");
            assertEquals(answer, engine.out.lines().limit(20).collect(Collectors.joining("\n")));
            assertEquals("", Files.readString(engine.err));
        }
    }

    @Test
    void aMatchIsCalledOffAndLeavesNoEngineBehind() throws Exception {
        String engine = "cmd=\"" + ROOT.resolve("scripts/parachute") + "\" uci";
        try (Running match = new Running(
                folder, "match", "--engine", engine, "name=a", "--engine", engine, "name=b", "--each", "st=10")) {
            List<ProcessHandle> engines = match.awaitEngines();
            match.signal("TERM");
            match.assertEndsAtOnce(143);
            assertTrue(engines.stream().noneMatch(ProcessHandle::isAlive), "an engine is left");
            assertEquals("Interrupted.", Files.readString(match.err).strip());
        }
    }
}
