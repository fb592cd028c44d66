package parachute.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.Ports;
import parachute.Program;

/** The packages of the jar that this build has just made, and the program that they hold. */
@EnabledOnOs(OS.LINUX)
@Tag("release")
class PackageIT {
    private static final Path START = Path.of("src/site/resources/boards/start.txt");
    private static final String PROGRAM = "usr/share/games/parachute/";

    private static final Pattern PARAGRAPH = Pattern.compile("Files: (\\S+)\n.*\nLicense: ([^\n]+)", Pattern.DOTALL);

    @TempDir
    private static Path folder;

    private static Packages packages;

    /** Made from the same jar, at the same time. */
    private static FutureTask<Packages> again;

    /** The unpacked folder with a Java of its own. */
    private static Path withRuntime;

    @BeforeAll
    static void pack() throws Exception {
        again = new FutureTask<>(() -> Packages.make("target/packages/two"));
        Thread.startVirtualThread(again);
        packages = Packages.makeWithRuntime("target/packages/one");
        withRuntime = unpackZip(packages.zippedWithRuntime(), "with a runtime");
    }

    /** A command with nothing in the PATH but what every Unix has, and with the Java of this test. */
    private static ProcessBuilder command(Path program, String... arguments) throws IOException {
        Path tools = folder.resolve("tools");
        if (Files.notExists(tools)) {
            Files.createDirectory(tools);
            for (String tool : List.of("sh", "readlink")) {
                Checkout.writeCommand(tools.resolve(tool), Path.of("/bin", tool));
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

    /** A command without Java, and with nothing else either. */
    private static ProcessBuilder commandWithoutJava(Path program, String... arguments) throws IOException {
        ProcessBuilder builder = command(program, arguments);
        builder.environment().clear();
        builder.environment().put("PATH", "/nonexistent");
        return builder;
    }

    private static Program.Finished run(Path input, ProcessBuilder command) throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Process process = command.redirectInput(input.toFile())
                .redirectOutput(out.toFile())
                .start();
        assertTrue(process.waitFor(5, TimeUnit.MINUTES), "still running");
        return new Program.Finished(
                process.exitValue(), Files.readString(out), Files.readString(folder.resolve("err")));
    }

    private static void assertPlays(Path launcher) throws Exception {
        assertPlays(command(launcher, "--movetime", "100"), command(launcher, "xboard"));
    }

    private static void assertPlays(ProcessBuilder board, ProcessBuilder xboard) throws Exception {
        Program.Finished move = run(START, board);
        assertEquals(new Program.Finished(0, move.out(), ""), move);
        assertEquals(9, move.out().lines().count(), move.out());
        Process session = xboard.start();
        try (var in = session.outputWriter();
                var out = session.inputReader()) {
            in.write("xboard\nprotover 2\nvariant crazyhouse\nst 1\ngo\n");
            in.flush();
            assertTrue(out.lines().anyMatch(line -> line.equals("feature done=1")), "features");
            assertTrue(out.lines().anyMatch(line -> line.startsWith("move ")), "a move");
            in.write("quit\n");
        }
        assertTrue(session.waitFor(5, TimeUnit.MINUTES), "still running");
        assertEquals("", Files.readString(folder.resolve("err")));
    }

    private static Path unpack(Map<String, PackedFile> files, String name) throws IOException {
        Path unpacked = Files.createDirectory(folder.resolve(name));
        for (PackedFile file : files.values()) {
            file.unpack(unpacked);
        }
        return unpacked;
    }

    /** The folder of the program in a zip that has been unpacked. */
    private static Path unpackZip(Map<String, PackedFile> zipped, String name) throws IOException {
        return Packages.only(unpack(zipped, name), "*");
    }

    @Test
    void theSameJarGivesTheSameBytes() throws Exception {
        assertEquals(-1, Files.mismatch(packages.zip(), again.get().zip()));
        assertEquals(-1, Files.mismatch(packages.deb(), again.get().deb()));
    }

    @Test
    void theZipPlaysWithAJavaAlone() throws Exception {
        assertPlays(unpackZip(packages.zipped(), "from a zip").resolve("scripts/parachute"));
    }

    @Test
    void theFolderWithARuntimePlaysWhereThereIsNoJava() throws Exception {
        Path launcher = withRuntime.resolve("parachute");
        assertPlays(commandWithoutJava(launcher, "--movetime", "100"), commandWithoutJava(launcher, "xboard"));
        Path input = Files.writeString(folder.resolve("input"), "uci\nposition startpos moves e2e4\ngo depth 1\n");
        List<String> uci =
                run(input, commandWithoutJava(launcher, "uci")).out().lines().toList();
        assertTrue(uci.contains("uciok") && uci.getLast().startsWith("bestmove "), uci::toString);
    }

    @Test
    void theFolderWithARuntimeHasTheCacheOfItsRuntime() throws Exception {
        ProcessBuilder test = commandWithoutJava(withRuntime.resolve("parachute"), "TEST");
        test.directory(folder.toFile()).environment().put("PARACHUTE_JAVA_OPTS", Checkout.TELL_ORIGINS);
        Program.Finished boards = run(START, test);
        assertEquals(20, boards.out().split("~").length, boards.toString());
        assertTrue(Checkout.cameFromCache(folder.resolve("classes")));
    }

    @Test
    void theZipWithARuntimeIsSmall() throws Exception {
        long size = Files.size(packages.runtimeZip());
        assertTrue(size < 70_000_000, size + " bytes");
    }

    @Test
    void aClickOpensTheBrowser() throws Exception {
        Path clicked = Files.copy(
                withRuntime.resolve("parachute-web"),
                Files.createDirectory(folder.resolve("clicked")).resolve("parachute-web"),
                StandardCopyOption.COPY_ATTRIBUTES);
        Checkout.writeCommand(clicked.resolveSibling("parachute"), Path.of("/bin/echo"));
        assertEquals(new Program.Finished(0, "web\n", ""), run(Path.of("/dev/null"), commandWithoutJava(clicked)));
    }

    @Test
    void theFolderWithARuntimeLooksForADriver() throws Exception {
        Path launcher = withRuntime.resolve("parachute");
        Path secret = folder.resolve("secret.p12");
        ProcessBuilder make = commandWithoutJava(launcher, "cluster", "secret", "make", secret.toString());
        assertEquals(new Program.Finished(0, "", ""), run(Path.of("/dev/null"), make));
        int port = Ports.free();
        Process worker = commandWithoutJava(launcher, "worker", "127.0.0.1:" + port, "--secret", secret.toString())
                .start();
        try (var out = worker.inputReader()) {
            assertEquals("no driver at 127.0.0.1:" + port + ": Connection refused; trying again", out.readLine());
        } finally {
            worker.destroy();
        }
        assertTrue(worker.waitFor(5, TimeUnit.MINUTES), "still running");
        assertEquals("", Files.readString(folder.resolve("err")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cluster/", "web/"})
    void theLibrariesInAFolderAreNamedWithTheirLicenses(String libraries) throws Exception {
        Map<String, PackedFile> zipped = packages.zipped();
        Map<String, PackedFile> installed = packages.installed();
        Map<String, String> licenses = zipped.get(libraries + "LICENSES.txt")
                .text()
                .lines()
                .map(line -> line.split(" \\| "))
                .filter(parts -> parts.length == 3)
                .collect(Collectors.toMap(parts -> parts[0].replace(' ', '-') + ".jar", parts -> parts[1]));
        assertEquals(licenses.keySet(), jars(zipped, libraries));
        assertEquals(licenses.keySet(), jars(installed, PROGRAM + libraries));
        String copyright = installed.get("usr/share/doc/parachute/copyright").text();
        licenses.forEach((jar, license) -> {
            String said = license(copyright, "/" + PROGRAM + libraries + jar);
            assertTrue(List.of(license.split(" or ")).contains(said), jar + ": " + said + " is not " + license);
            assertTrue(copyright.contains("\nLicense: " + said + "\n "), () -> "no text of " + said);
        });
    }

    private static Set<String> jars(Map<String, PackedFile> files, String folder) {
        return files.keySet().stream()
                .filter(name -> name.startsWith(folder) && name.endsWith(".jar"))
                .map(name -> name.substring(folder.length()))
                .collect(Collectors.toSet());
    }

    /** What Debian's file of copyrights says of an installed file: the last paragraph that fits counts. */
    private static String license(String copyright, String file) {
        String license = "";
        for (String paragraph : copyright.split("\n\n")) {
            Matcher fields = PARAGRAPH.matcher(paragraph);
            if (fields.matches() && file.matches(Pattern.quote(fields.group(1)).replace("*", "\\E.*\\Q"))) {
                license = fields.group(2);
            }
        }
        return license;
    }

    @Test
    void theZipHoldsWhatItsReadmeNames() throws Exception {
        Map<String, PackedFile> files = packages.zipped();
        for (String name : List.of("LICENSE", "README.md", "boards/start.txt", "xboard-config/winboard.ini")) {
            assertFalse(files.get(name).isExecutable(), name);
        }
        for (String name : List.of("parachute", "start-up-cache", "play", "install-xboard")) {
            assertTrue(files.get("scripts/" + name).isExecutable(), name);
        }
        String windows = files.get("scripts/parachute.bat").text();
        assertEquals(windows.lines().count(), windows.split("\r\n").length, "lines end as on Windows");
    }

    @Test
    void theDebianPackagePlaysFromWhereItInstalls() throws Exception {
        assertPlays(unpack(packages.installed(), "root").resolve("usr/games/parachute"));
    }

    @Test
    void theDebianPackagePutsEverythingWhereDebianLooks() throws Exception {
        Map<String, PackedFile> files = packages.installed();
        assertEquals(
                "../share/games/parachute/scripts/parachute",
                files.get("usr/games/parachute").link());
        assertEquals("/var/cache/parachute", files.get(PROGRAM + "aot").link());
        assertTrue(files.get(PROGRAM + "scripts/parachute").isExecutable());
        assertTrue(files.get(PROGRAM + "scripts/start-up-cache").isExecutable());
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
        String version = packages.control()
                .get("control")
                .text()
                .lines()
                .filter(line -> line.startsWith("Version: "))
                .map(line -> line.substring(9))
                .collect(Collectors.joining());
        String changelog = decompressed(packages.installed().get("usr/share/doc/parachute/changelog.gz"));
        assertTrue(changelog.startsWith("parachute (" + version + ") "), changelog);
    }

    private static String decompressed(PackedFile file) throws IOException {
        return new String(new GZIPInputStream(file.content()).readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void theSumsAreThoseOfTheFiles() throws Exception {
        Map<String, String> sums = packages.installed().values().stream()
                .filter(file -> file.link().isEmpty())
                .collect(Collectors.toMap(PackedFile::name, PackageIT::sum));
        Map<String, String> listed = packages.control()
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
        Map<String, PackedFile> files = packages.control();
        for (String script : List.of("postinst", "prerm")) {
            assertTrue(files.get(script).isExecutable(), script);
        }
        assertTrue(files.get("prerm").text().contains("rm -f /var/cache/parachute/*\n"));
    }
}
