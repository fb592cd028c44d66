package parachute.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import parachute.Program;
import parachute.tools.match.setup.Builds;

/** The packages of the jar that this build has just made, and the program that they hold. */
@EnabledOnOs(OS.LINUX)
@Isolated
class PackageIT {
    private static final Path ROOT = Path.of("").toAbsolutePath();
    private static final Path START = ROOT.resolve("src/site/resources/boards/start.txt");
    private static final String PROGRAM = "usr/share/games/parachute/";

    /** What {@code scripts/package} has Maven do when the jar is there. */
    private static final List<String> GOALS = List.of(
            "exec:exec@manual", "exec:exec@changelog", "exec:exec@compress", "jdeb:jdeb@deb", "assembly:single@zip");

    @TempDir
    private static Path folder;

    private static Path packages;

    @BeforeAll
    static void pack() throws Exception {
        packages = pack("target/packages/one");
    }

    private static Path pack(String target) throws IOException, InterruptedException {
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
        return output;
    }

    private static Path in(Path output, String ending) throws IOException {
        try (Stream<Path> files = Files.list(output)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static Map<String, PackedFile> byName(List<PackedFile> files) {
        return files.stream().collect(Collectors.toMap(PackedFile::name, Function.identity()));
    }

    private static Map<String, PackedFile> installed() throws IOException {
        return byName(PackedFile.ofDebian(in(packages, ".deb"), "data"));
    }

    private static Map<String, PackedFile> control() throws IOException {
        return byName(PackedFile.ofDebian(in(packages, ".deb"), "control"));
    }

    /** A command with nothing in the PATH but what every Unix has, and with the Java of this test. */
    private static ProcessBuilder command(Path program, String... arguments) throws IOException {
        Path tools = folder.resolve("tools");
        if (Files.notExists(tools)) {
            Files.createDirectory(tools);
            for (String tool : List.of("sh", "readlink", "mkdir", "mv", "rm")) {
                Files.createSymbolicLink(tools.resolve(tool), Path.of("/bin", tool));
            }
        }
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectError(folder.resolve("err").toFile());
        builder.environment().put("PATH", tools.toString());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return builder;
    }

    private static Program.Finished run(Path input, ProcessBuilder command) throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Process process = command.redirectInput(input.toFile())
                .redirectOutput(out.toFile())
                .start();
        assertTrue(process.waitFor(60, TimeUnit.SECONDS), "still running");
        return new Program.Finished(
                process.exitValue(), Files.readString(out), Files.readString(folder.resolve("err")));
    }

    private static void assertPlays(Path launcher) throws Exception {
        Program.Finished move = run(START, command(launcher, "--movetime", "100"));
        assertEquals(new Program.Finished(0, move.out(), ""), move);
        assertEquals(9, move.out().lines().count(), move.out());
        Process session = command(launcher, "xboard").start();
        try (var in = session.outputWriter();
                var out = session.inputReader()) {
            in.write("xboard\nprotover 2\nvariant crazyhouse\nst 1\ngo\n");
            in.flush();
            assertTrue(out.lines().anyMatch(line -> line.equals("feature done=1")), "features");
            assertTrue(out.lines().anyMatch(line -> line.startsWith("move ")), "a move");
            in.write("quit\n");
        }
        assertTrue(session.waitFor(60, TimeUnit.SECONDS), "still running");
        assertEquals("", Files.readString(folder.resolve("err")));
    }

    private static Path unpack(Map<String, PackedFile> files, String name) throws IOException {
        Path unpacked = Files.createDirectory(folder.resolve(name));
        for (PackedFile file : files.values()) {
            file.unpack(unpacked);
        }
        return unpacked;
    }

    @Test
    void theSameJarGivesTheSameBytes() throws Exception {
        Path again = pack("target/packages/two");
        for (String ending : List.of(".zip", ".deb")) {
            assertEquals(-1, Files.mismatch(in(packages, ending), in(again, ending)), ending);
        }
    }

    @Test
    void theZipPlaysWithAJavaAlone() throws Exception {
        Path unpacked = unpack(byName(PackedFile.ofZip(in(packages, ".zip"))), "from a zip");
        Path project = in(unpacked, "");
        assertPlays(project.resolve("scripts/parachute"));
        Path none = Path.of("/dev/null");
        assertEquals(new Program.Finished(0, "", ""), run(none, command(project.resolve("scripts/train"))));
        ProcessBuilder test = command(project.resolve("scripts/parachute"), "TEST");
        // This mode makes a start-up cache that cannot be used an error.
        test.environment().put("PARACHUTE_JAVA_OPTS", "-XX:AOTMode=on");
        Program.Finished boards = run(START, test);
        assertEquals(20, boards.out().split("~").length, boards.toString());
    }

    @Test
    void theZipHoldsWhatItsReadmeNames() throws Exception {
        Map<String, PackedFile> files = byName(PackedFile.ofZip(in(packages, ".zip")));
        String project = in(packages, ".zip").getFileName().toString().replace(".zip", "/");
        for (String name : List.of("LICENSE", "README.md", "boards/start.txt", "xboard-config/winboard.ini")) {
            assertFalse(files.get(project + name).isExecutable(), name);
        }
        for (String name : List.of("parachute", "train", "play", "install-xboard")) {
            assertTrue(files.get(project + "scripts/" + name).isExecutable(), name);
        }
        String windows = files.get(project + "scripts/parachute.bat").text();
        assertEquals(windows.lines().count(), windows.split("\r\n").length, "lines end as on Windows");
    }

    @Test
    void theDebianPackagePlaysFromWhereItInstalls() throws Exception {
        assertPlays(unpack(installed(), "root").resolve("usr/games/parachute"));
    }

    @Test
    void theDebianPackagePutsEverythingWhereDebianLooks() throws Exception {
        Map<String, PackedFile> files = installed();
        assertEquals(
                "../share/games/parachute/scripts/parachute",
                files.get("usr/games/parachute").link());
        assertEquals("/var/cache/parachute", files.get(PROGRAM + "aot").link());
        assertTrue(files.get(PROGRAM + "scripts/parachute").isExecutable());
        assertTrue(files.get(PROGRAM + "scripts/train").isExecutable());
        Set<String> others = new TreeSet<>(files.keySet());
        others.removeIf(name -> name.startsWith(PROGRAM) || name.startsWith("usr/share/man/man6/parachute-"));
        assertEquals(
                Set.of(
                        "usr/games/parachute",
                        "usr/share/doc/parachute/changelog.gz",
                        "usr/share/doc/parachute/copyright",
                        "usr/share/games/plugins/logos/parachute.png",
                        "usr/share/games/plugins/xboard/parachute.eng",
                        "usr/share/man/man6/parachute.6.gz"),
                others);
        assertTrue(decompressed(files.get("usr/share/man/man6/parachute-match.6.gz"))
                .contains(".SH NAME\nparachute\\-match \\- "));
    }

    @Test
    void theChangelogBeginsWithThisVersion() throws Exception {
        String version = control()
                .get("control")
                .text()
                .lines()
                .filter(line -> line.startsWith("Version: "))
                .map(line -> line.substring(9))
                .collect(Collectors.joining());
        String changelog = decompressed(installed().get("usr/share/doc/parachute/changelog.gz"));
        assertTrue(changelog.startsWith("parachute (" + version + ") "), changelog);
    }

    private static String decompressed(PackedFile file) throws IOException {
        return new String(new GZIPInputStream(file.content()).readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void theSumsAreThoseOfTheFiles() throws Exception {
        Map<String, String> sums = installed().values().stream()
                .filter(file -> file.link().isEmpty())
                .collect(Collectors.toMap(PackedFile::name, PackageIT::sum));
        Map<String, String> listed = control()
                .get("md5sums")
                .text()
                .lines()
                .map(line -> line.split(" +"))
                .collect(Collectors.toMap(words -> words[1], words -> words[0]));
        assertEquals(sums, listed);
    }

    private static String sum(PackedFile file) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("MD5")
                            .digest(file.content().readAllBytes()));
        } catch (NoSuchAlgorithmException | IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void whatInstallationMakesRemovalTakesAway() throws Exception {
        Map<String, PackedFile> files = control();
        for (String script : List.of("postinst", "prerm")) {
            assertTrue(files.get(script).isExecutable(), script);
        }
        assertTrue(files.get("prerm").text().contains("rm -f /var/cache/parachute/*\n"));
    }
}
