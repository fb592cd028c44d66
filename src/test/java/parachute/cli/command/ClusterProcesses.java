package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

    /** Processes whose files lie in a folder. */
    ClusterProcesses(Path folder) {
        this.folder = folder;
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

    static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    Running start(String name, List<String> arguments) throws IOException {
        Path out = file(name + ".out");
        Path err = file(name + ".err");
        Process process = new ProcessBuilder(Program.command(FLAGS, arguments.toArray(String[]::new)))
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        process.getOutputStream().close();
        processes.add(process);
        return new Running(name, process, out, err);
    }

    Running worker(String name, int port, Path secret, String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("worker", "" + port, "--secret", secret.toString()));
        arguments.addAll(List.of("--slots", "1", "--name", name));
        arguments.addAll(List.of(more));
        return start(name, arguments);
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
