package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import parachute.Program;

/** Drivers and workers as processes of this machine, with one secret. */
final class ClusterProcesses implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 100;

    /** As the launcher starts them. */
    private static final List<String> FLAGS =
            List.of("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow");

    private final Path folder;
    private final List<Process> processes = new ArrayList<>();
    private final Path secret;
    private final int port = freePort();

    /** Processes whose files lie in a folder, with a secret of their own. */
    ClusterProcesses(Path folder) throws IOException, InterruptedException {
        this.folder = folder;
        secret = secret("secret.p12");
    }

    /** What driver and workers know. */
    Path secret() {
        return secret;
    }

    /** Where the driver listens. */
    int port() {
        return port;
    }

    /** A process with the files of its output. */
    record Running(String name, Process process, Path out, Path err) {
        String outText() {
            return read(out);
        }

        String errText() {
            return read(err);
        }

        void kill() throws InterruptedException {
            process.destroyForcibly().waitFor();
        }

        int await() throws InterruptedException {
            assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), () -> name + " runs on: " + errText());
            return process.exitValue();
        }
    }

    static String read(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path file(String name) {
        return folder.resolve(name);
    }

    /** A new secret. */
    Path secret(String name) throws IOException, InterruptedException {
        Path file = file(name);
        assertEquals(
                "",
                Program.run(folder, "", "cluster", "secret", "make", file.toString())
                        .err());
        return file;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    Running start(String name, List<String> arguments) throws IOException {
        return startCommand(name, Program.command(FLAGS, arguments.toArray(String[]::new)));
    }

    private Running startCommand(String name, List<String> command) throws IOException {
        Path out = file(name + ".out");
        Path err = file(name + ".err");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        process.getOutputStream().close();
        processes.add(process);
        return new Running(name, process, out, err);
    }

    /** The games of {@link #match}. */
    static final int GAMES = 40;

    /** A match between this program and itself, with limits in nodes. */
    List<String> match(String pgn, String... more) {
        List<String> arguments = new ArrayList<>(List.of("match", "--games", "" + GAMES, "--seed", "3"));
        arguments.addAll(List.of("--engine", "conf=parachute", "name=one", "nodes=600"));
        arguments.addAll(List.of("--engine", "conf=parachute", "name=two", "nodes=500"));
        arguments.addAll(List.of(
                "--each",
                "hash=4",
                "--max-moves",
                "60",
                "--pgn",
                folder.resolve(pgn).toString()));
        arguments.addAll(List.of(more));
        return arguments;
    }

    /** The driver of a match. */
    Running driver(String pgn, String... more) throws IOException {
        return start("driver" + more.length, match(pgn, driverOptions(more)));
    }

    /** The options that make a command the driver, with more of them. */
    String[] driverOptions(String... more) {
        List<String> options = List.of("--cluster", "" + port, "--secret", secret.toString());
        return with(options, more).toArray(String[]::new);
    }

    /** Arguments with more of them. */
    static List<String> with(List<String> arguments, String... more) {
        List<String> all = new ArrayList<>(arguments);
        all.addAll(List.of(more));
        return all;
    }

    /** What the libraries and the virtual machine have to say is for nobody here. */
    static void assertIsQuiet(Running driver) {
        for (String word : List.of("WARN", "INFO", "Exception", "\tat ", "ISPN", "JGRP")) {
            assertFalse(driver.errText().contains(word), driver::errText);
        }
    }

    /** A worker of the driver. */
    Running worker(String name, String... more) throws IOException {
        return worker(name, port, secret, more);
    }

    /** A worker that knows something else. */
    Running worker(String name, int itsPort, Path itsSecret, String... more) throws IOException {
        return start(name, workerArguments(name, itsPort, itsSecret, more));
    }

    /** A worker of the driver that runs from a jar instead of the classes under test. */
    Running workerOf(Path jar, String name, String... more) throws IOException {
        String[] arguments = workerArguments(name, port, secret, more).toArray(String[]::new);
        List<String> command = Program.command(FLAGS, arguments);
        command.replaceAll(
                word -> word.equals(System.getProperty("java.class.path")) ? jar + File.pathSeparator + word : word);
        return startCommand(name, command);
    }

    private static List<String> workerArguments(String name, int port, Path secret, String... more) {
        String file = secret.toString();
        return with(List.of("worker", "" + port, "--secret", file, "--slots", "1", "--name", name), more);
    }

    static void await(String what, BooleanSupplier condition) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < deadline, what);
            Thread.sleep(50);
        }
    }

    @Override
    public void close() {
        for (Process process : processes) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }
}
