package parachute;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import parachute.cli.command.GameCommandLine;
import parachute.cli.start.SmallGame;
import parachute.cli.start.Streams;

/** The program as others see it: a process with arguments, three streams and an exit status. */
public final class Program {
    /** How long a run may take, in seconds. */
    private static final long TIMEOUT_SECONDS = 300;

    /** The flag of a virtual machine that ends before code compiled with much effort would pay off. */
    public static final String SHORT_RUN = "-XX:TieredStopAtLevel=1";

    private Program() {}

    /** What a run of the program left. */
    public record Finished(int status, String out, String err) {}

    /** Whether another program is installed: in the {@code PATH}, or where Debian keeps games. */
    public static boolean isInstalled(String other) {
        return find(other).isPresent();
    }

    /** Where another program is, if it is {@linkplain #isInstalled installed}. */
    public static Optional<Path> find(String other) {
        return Stream.concat(Stream.of(System.getenv("PATH").split(File.pathSeparator)), Stream.of("/usr/games"))
                .map(folder -> Path.of(folder, other))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** The program as users start it, by its launcher, for a run that is short. */
    public static ProcessBuilder launcher(String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of("scripts/parachute").toAbsolutePath().toString());
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        // Without the optimizing compiler vectors are slower than anything else.
        builder.environment().put("PARACHUTE_JAVA_OPTS", SHORT_RUN);
        builder.environment().put("PARACHUTE_VECTORS", "no");
        return builder;
    }

    /** The command that starts the program from the classes under test. */
    public static List<String> command(String... arguments) {
        return command(List.of(), arguments);
    }

    /**
     * The command that starts the program from the classes under test.
     *
     * @param flags more of them for the virtual machine
     */
    public static List<String> command(List<String> flags, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx256m", "-XX:+UseSerialGC", SHORT_RUN));
        command.addAll(flags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "parachute.cli.Main"));
        command.addAll(List.of(arguments));
        return command;
    }

    /**
     * Runs the program to its end.
     *
     * @param folder an existing one, for the output
     * @param input all that the program gets to read
     */
    public static Finished run(Path folder, String input, String... arguments)
            throws IOException, InterruptedException {
        return run(folder, input, command(arguments));
    }

    /** Runs a command of {@link #command} to its end. */
    public static Finished run(Path folder, String input, List<String> command)
            throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        try (OutputStream in = process.getOutputStream()) {
            in.write(input.getBytes(StandardCharsets.UTF_8));
        }
        assertTrue(process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS), "the program runs on");
        return new Finished(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    /**
     * Runs the command of a game to its end, in this process.
     *
     * @param input all that the command gets to read
     */
    public static Finished run(SmallGame game, String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int status = GameCommandLine.run(game, List.of(arguments), new Streams(in, out, err, () -> {}, () -> false));
        return new Finished(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
