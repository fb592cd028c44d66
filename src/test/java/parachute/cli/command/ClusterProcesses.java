package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parachute.Await;
import parachute.Ports;
import parachute.Program;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnReader;
import parachute.tools.cluster.Secret;

/** Drivers and workers as processes of this machine, started as users start them, with one secret. */
final class ClusterProcesses implements AutoCloseable {
    private static final long TIMEOUT_SECONDS = 300;

    /** What the time of a move has to do with a game. */
    private static final Pattern TIMES = Pattern.compile(" \\d+\\.\\d{3}s");

    private final Path folder;
    private final List<Process> processes = new ArrayList<>();
    private final Path secret;
    private final int port = Ports.free();

    /** Creates processes whose files lie in a folder, with a secret of their own. */
    ClusterProcesses(Path folder) throws InterruptedException {
        this.folder = folder;
        secret = newSecret("secret.p12");
    }

    /** Returns what driver and workers know. */
    Path secret() {
        return secret;
    }

    /** Returns where the driver listens. */
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
            assertTrue(process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS), () -> name + " runs on: " + errText());
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

    /** Returns a new secret. */
    Path newSecret(String name) throws InterruptedException {
        Path file = file(name);
        Secret.make(file);
        return file;
    }

    Running start(String name, List<String> arguments) throws IOException {
        return start(name, Program.launcher(arguments.toArray(String[]::new)));
    }

    private Running start(String name, ProcessBuilder builder) throws IOException {
        Path out = file(name + ".out");
        Path err = file(name + ".err");
        builder.directory(folder.toFile()).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = builder.start();
        process.getOutputStream().close();
        processes.add(process);
        return new Running(name, process, out, err);
    }

    /** The games of {@link #match}. */
    static final int GAMES = 12;

    /** What marks a game that is there twice. */
    static final String TWICE = "twice";

    /** Returns a match between this program and itself, with limits in nodes. */
    List<String> match(String pgn, String... more) {
        List<String> arguments = new ArrayList<>(List.of("match", "--games", "" + GAMES, "--seed", "3"));
        arguments.addAll(List.of("--engine", "conf=parachute", "name=one", "nodes=120"));
        arguments.addAll(List.of("--engine", "conf=parachute", "name=two", "nodes=100"));
        arguments.addAll(List.of(
                "--each",
                "hash=4",
                "--max-moves",
                "30",
                "--pgn",
                folder.resolve(pgn).toString()));
        arguments.addAll(List.of(more));
        return arguments;
    }

    /** Returns the driver of a match. */
    Running driver(String pgn, String... more) throws IOException {
        return start("driver" + more.length, match(pgn, driverOptions(more)));
    }

    /** Returns the options that make a command the driver, with more of them. */
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

    /** Discards the output of the libraries and the virtual machine. */
    static void assertIsQuiet(Running driver) {
        for (String word : List.of("WARN", "INFO", "Exception", "\tat ", "ISPN", "JGRP")) {
            assertFalse(driver.errText().contains(word), driver::errText);
        }
    }

    /** Returns a worker of the driver. */
    Running worker(String name, String... more) throws IOException {
        return worker(name, port, secret, more);
    }

    /** Returns a worker that knows something else. */
    Running worker(String name, int itsPort, Path itsSecret, String... more) throws IOException {
        return start(name, workerArguments(name, itsPort, itsSecret, more));
    }

    /** Returns a worker that runs from the classes under test instead of the jar: another build of the program. */
    Running workerOfAnotherBuild(String name, int itsPort, String... more) throws IOException {
        List<String> arguments = workerArguments(name, itsPort, secret, more);
        return start(name, new ProcessBuilder(Program.command(arguments.toArray(String[]::new))));
    }

    private static List<String> workerArguments(String name, int port, Path secret, String... more) {
        String file = secret.toString();
        return with(List.of("worker", "" + port, "--secret", file, "--slots", "1", "--name", name), more);
    }

    /** Sends a signal to a process. */
    static void signal(String signal, Running running) throws IOException, InterruptedException {
        new ProcessBuilder("kill", signal, "" + running.process().pid()).start().waitFor();
    }

    // ---- games ----------------------------------------------------------------------------------------------------

    void awaitGames(String pgn, int count) throws InterruptedException {
        try {
            Await.until("no " + count + " games", () -> games(pgn).size() >= count);
        } catch (AssertionError e) {
            throw new AssertionError(e.getMessage() + ":\n" + whatWasSaid(), e);
        }
    }

    /** Returns what all processes have said, to find out why nothing happens. */
    private String whatWasSaid() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().matches(".*\\.(out|err)"))
                    .map(file -> file.getFileName() + ": " + read(file))
                    .collect(Collectors.joining("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns the finished games by their rounds, without what depends on the machine; one that is there twice is
     * marked.
     */
    Map<String, String> games(String pgn) {
        Map<String, String> games = new TreeMap<>();
        for (GameTree game : PgnReader.readAll(read(file(pgn)))) {
            if (!game.result().equals("*")) {
                String moves = game.moves().stream()
                        .map(move -> move.san() + " {"
                                + TIMES.matcher(move.comment()).replaceAll("") + "}")
                        .toList()
                        .toString();
                Map<String, String> tags = new TreeMap<>(game.tags());
                tags.keySet().removeAll(List.of("Date", "Machine"));
                games.merge(game.tag("Round").orElseThrow(), tags + moves, (before, after) -> TWICE);
            }
        }
        return games;
    }

    /** Ends all processes, and waits until they write no more files. */
    @Override
    public void close() {
        for (Process process : processes) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        for (Process process : processes) {
            process.onExit().join();
        }
    }
}
