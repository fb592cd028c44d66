package parachute.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parachute.tools.match.setup.Builds;

/** The packages of the jar that this build has just made. */
final class Packages {
    private static final Path ROOT = Path.of("").toAbsolutePath();

    /** What {@code scripts/package} has Maven do when the jar is there. */
    private static final List<String> GOALS = List.of(
            "dependency:copy-dependencies@libraries-of-cluster",
            "exec:exec@manual",
            "exec:exec@changelog",
            "exec:exec@compress",
            "license:add-third-party@licenses-of-cluster",
            "jdeb:jdeb@deb",
            "assembly:single@zip");

    private final Path folder;

    private Packages(Path folder) {
        this.folder = folder;
    }

    /** Makes them in a folder of the project. */
    static Packages make(String target) throws IOException, InterruptedException {
        Path output = ROOT.resolve(target);
        Builds.deleteTree(output);
        Files.createDirectories(output);
        Files.copy(ROOT.resolve("target/parachute.jar"), output.resolve("parachute.jar"));
        List<String> command = new ArrayList<>(List.of("mvn", "-B", "-ntp", "-q", "-P", "package"));
        command.add("-Doutput.folder=" + target);
        command.addAll(GOALS);
        ProcessBuilder maven =
                new ProcessBuilder(command).directory(ROOT.toFile()).redirectErrorStream(true);
        maven.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process packing = maven.start();
        String log = new String(packing.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, packing.waitFor(), log);
        return new Packages(output);
    }

    Path zip() throws IOException {
        return only(folder, ".zip");
    }

    Path deb() throws IOException {
        return only(folder, ".deb");
    }

    /** The file or folder in a folder whose name has this ending. */
    static Path only(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> found =
                    files.filter(file -> file.toString().endsWith(ending)).toList();
            assertEquals(1, found.size(), found::toString);
            return found.get(0);
        }
    }

    /** What is in the zip, by names below its only folder. */
    Map<String, PackedFile> zipped() throws IOException {
        return PackedFile.ofZip(zip()).stream()
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
