package parachute.tools.program;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import parachute.io.UserException;

/** The program that is running: its build, its folder, the command that starts it again, and its machine. */
public final class RunningProgram {
    /** The name of this program, as an engine and as a command. */
    public static final String NAME = "parachute";

    /** Hexadecimal digits: enough to distinguish builds, and few enough to compare by eye. */
    private static final int DIGITS = 12;

    private static final String MAIN_CLASS = "parachute.cli.Main";

    /** Options that attach tools to a process, often with a port that a second process could not use. */
    private static final Pattern AGENT = Pattern.compile("-agent|-javaagent|-Xrunjdwp|-Dcom\\.sun\\.management");

    private RunningProgram() {}

    /** Returns the first digits of the jar's SHA-256; "development" if the program runs from a folder of classes. */
    public static String checksum() throws IOException {
        try {
            Path jar = jar();
            if (!Files.isRegularFile(jar)) {
                return "development";
            }
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar));
            return HexFormat.of().formatHex(digest).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IOException("the build of the program cannot be determined: " + e.getMessage(), e);
        }
    }

    /** Returns the folder of the project, in which the jar was built. */
    public static Path projectFolder() {
        return jar().resolve("../..").toAbsolutePath().normalize();
    }

    private static Path jar() {
        try {
            return Path.of(RunningProgram.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new UserException("the folder of the program cannot be determined: " + e.getMessage());
        }
    }

    /** Returns the command that starts the running program a second time, with the same Java and the same flags. */
    public static List<String> command(String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> !AGENT.matcher(flag).lookingAt())
                .forEach(command::add);
        command.addAll(List.of("-cp", absoluteClassPath(), MAIN_CLASS));
        // The launcher names a folder with a colon by a descriptor, which only this process has.
        command.replaceAll(word ->
                word.replace("/proc/self/", "/proc/" + ProcessHandle.current().pid() + '/'));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Returns the class path with absolute paths: the engine may run in another folder. */
    private static String absoluteClassPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Returns the name of the machine. */
    public static String host() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "localhost";
        }
    }

    /** Returns the name of the machine and the number of the process: several workers may run on one machine. */
    public static String hostAndProcess() {
        return host() + "-" + ProcessHandle.current().pid();
    }
}
