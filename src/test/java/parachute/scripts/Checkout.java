package parachute.scripts;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import parachute.Program;
import parachute.TestScripts;

/**
 * The project in another folder: its scripts, a source, and on the path a {@code mvn} that takes a moment instead of
 * a minute and puts down the jar that this build has made.
 */
final class Checkout {
    private static final Path ROOT = Path.of("").toAbsolutePath();
    private static final Path BUILT = ROOT.resolve("target/parachute.jar");
    private static final String START = "src/site/resources/boards/start.txt";

    /** By this flag the JVM writes into the file "classes" where each class comes from. */
    static final String TELL_ORIGINS = "-Xlog:class+load:file=classes";

    private final Path folder;
    private final Path calls;
    private final Map<String, String> environment = new TreeMap<>();

    /** A checkout that was never built, with its helpers in {@code parent}. */
    Checkout(Path folder, Path parent) throws IOException {
        this.folder = folder;
        calls = parent.resolve("calls");
        copyScripts();
        write("pom.xml", "<project/>");
        write("src/main/java/Source.java", "class Source {}");
        write(START, Files.readString(ROOT.resolve(START)));
        Path commands = Files.createDirectories(parent.resolve("commands"));
        TestScripts.copy(TestScripts.path("scripts/mvn"), commands.resolve("mvn"));
        environment.put("PATH", commands + ":" + System.getenv("PATH"));
        environment.put("MVN_SECONDS", "0.2");
        environment.put("MVN_JAR", BUILT.toString());
        environment.put("MVN_CALLS", calls.toString());
        environment.put("PARACHUTE_JAVA_OPTS", Program.SHORT_RUN);
    }

    private void copyScripts() throws IOException {
        List<Path> scripts;
        try (Stream<Path> files = Files.list(ROOT.resolve("scripts"))) {
            scripts = files.toList();
        }
        Files.createDirectories(folder.resolve("scripts"));
        for (Path script : scripts) {
            TestScripts.copy(script, script(script.getFileName().toString()));
        }
    }

    Path folder() {
        return folder;
    }

    /** Writes a command that runs a program: a link to it would lead out of the folder of a test, which JUnit reports. */
    static void writeCommand(Path command, Path program) throws IOException {
        TestScripts.write(command, "exec " + program + " \"$@\"");
    }

    Path script(String name) {
        return folder.resolve("scripts").resolve(name);
    }

    Path write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        return Files.writeString(path, text);
    }

    /** Sets a variable for all that is started from now on. */
    void set(String variable, String value) {
        environment.put(variable, value);
    }

    /** From now on what is built has the start-up cache that this build has made. */
    void takeTheCache() {
        set("MVN_CACHES", ROOT.resolve("target/aot").toString());
    }

    String startBoard() throws IOException {
        return Files.readString(folder.resolve(START));
    }

    /** How many times something was built. */
    int builds() throws IOException {
        return Files.exists(calls) ? Files.readAllLines(calls).size() : 0;
    }

    void build() throws IOException, InterruptedException {
        Program.Finished finished = run("", script("build").toString());
        assertTrue(finished.status() == 0, finished.toString());
    }

    /** From now on the same classes are built into another file, where each lies in another place. */
    void changeTheJar() throws IOException {
        Path other = folder.resolve("other.jar");
        try (JarFile jar = new JarFile(BUILT.toFile());
                JarOutputStream out = new JarOutputStream(Files.newOutputStream(other))) {
            List<JarEntry> entries = new ArrayList<>(Collections.list(jar.entries()));
            for (JarEntry entry : entries.reversed()) {
                out.putNextEntry(new JarEntry(entry.getName()));
                try (InputStream in = jar.getInputStream(entry)) {
                    in.transferTo(out);
                }
            }
        }
        environment.put("MVN_JAR", other.toString());
    }

    /** Whether a start with {@link #TELL_ORIGINS} took the program's classes from the start-up cache; the file is its. */
    static boolean cameFromCache(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> line.contains(" parachute.cli.Main source: "))
                .findFirst()
                .orElseThrow()
                .endsWith(" source: shared objects file");
    }

    /** Starts a command in the folder of the checkout. */
    Process start(String... command) throws IOException {
        return start(ProcessBuilder.Redirect.PIPE, command);
    }

    private Process start(ProcessBuilder.Redirect err, String... command) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectError(err);
        builder.environment().putAll(environment);
        return builder.start();
    }

    /** Runs a command to its end, between pipes. */
    Program.Finished run(String input, String... command) throws IOException, InterruptedException {
        Path err = Files.createTempFile(calls.getParent(), "err", "");
        Process process = start(ProcessBuilder.Redirect.to(err.toFile()), command);
        return finish(process, input, err);
    }

    private static Program.Finished finish(Process process, String input, Path err)
            throws IOException, InterruptedException {
        try (var in = process.outputWriter()) {
            in.write(input);
        } catch (IOException e) {
            // Who ends at once may do so before reading; the pipe breaks a moment earlier than the process ends.
            assertTrue(process.waitFor(1, TimeUnit.MINUTES), () -> "it has closed its input: " + e.getMessage());
        }
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(5, TimeUnit.MINUTES), "still running");
        return new Program.Finished(process.exitValue(), out, Files.readString(err));
    }
}
