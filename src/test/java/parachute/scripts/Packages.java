package parachute.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import parachute.tools.program.Builds;

/** The packages of the jar that this build has just made. */
final class Packages {
    private static final Path ROOT = Path.of("").toAbsolutePath();

    /** What the first step of {@code scripts/package} does besides building the jar. */
    private static final List<String> LIBRARIES = List.of(
            "-Ppackage",
            "assembly:single@libraries",
            "license:add-third-party@licenses-of-cluster",
            "license:add-third-party@licenses-of-web");

    /** Its second step. */
    private static final List<String> PACKAGING = List.of("-f", "src/package/pom.xml", "pre-integration-test");

    private final Path folder;

    private Packages(Path folder) {
        this.folder = folder;
    }

    /** Makes those that need a Java, in a folder of the project. */
    static Packages make(String target) throws IOException, InterruptedException {
        return make(target, List.of());
    }

    /** Makes those and the one with a Java of its own. */
    static Packages makeWithRuntime(String target) throws IOException, InterruptedException {
        return make(target, List.of("-Pruntime"));
    }

    private static Packages make(String target, List<String> options) throws IOException, InterruptedException {
        Path output = ROOT.resolve(target);
        Builds.deleteTree(output);
        Files.createDirectories(output);
        Files.copy(ROOT.resolve("target/parachute.jar"), output.resolve("parachute.jar"));
        maven(target, LIBRARIES, List.of());
        maven(target, PACKAGING, options);
        return new Packages(output);
    }

    private static void maven(String target, List<String> goals, List<String> options)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("mvn", "-B", "-ntp", "-q", "-Doutput.folder=" + target));
        command.addAll(goals);
        command.addAll(options);
        ProcessBuilder maven =
                new ProcessBuilder(command).directory(ROOT.toFile()).redirectErrorStream(true);
        maven.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process packing = maven.start();
        String log = new String(packing.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, packing.waitFor(), log);
    }

    Path zip() throws IOException {
        return only(folder, "*[0-9].zip");
    }

    Path runtimeZip() throws IOException {
        return only(folder, "*-runtime.zip");
    }

    Path deb() throws IOException {
        return only(folder, "*.deb");
    }

    /** The file or folder in a folder whose name fits this pattern, of those of {@link Files#newDirectoryStream}. */
    static Path only(Path folder, String pattern) throws IOException {
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, pattern)) {
            files.forEach(found::add);
        }
        assertEquals(1, found.size(), found::toString);
        return found.get(0);
    }

    /** What is in the zip, by names below its only folder. */
    Map<String, PackedFile> zipped() throws IOException {
        return zipped(zip());
    }

    /** What is in the zip with a Java of its own, in the same way. */
    Map<String, PackedFile> zippedWithRuntime() throws IOException {
        return zipped(runtimeZip());
    }

    private static Map<String, PackedFile> zipped(Path zip) throws IOException {
        return PackedFile.ofZip(zip).stream()
                .collect(Collectors.toMap(
                        file -> file.name().substring(file.name().indexOf('/') + 1), Function.identity()));
    }

    /** What the Debian package installs. */
    Map<String, PackedFile> installed() throws IOException {
        return byName(PackedFile.ofDebian(deb(), "data"));
    }

    /** What the Debian package does besides. */
    Map<String, PackedFile> control() throws IOException {
        return byName(PackedFile.ofDebian(deb(), "control"));
    }

    private static Map<String, PackedFile> byName(List<PackedFile> files) {
        return files.stream().collect(Collectors.toMap(PackedFile::name, Function.identity()));
    }
}
