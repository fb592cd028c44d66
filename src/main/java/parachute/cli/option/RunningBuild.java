package parachute.cli.option;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Identifies the build of the running program and the machine that it runs on. */
public final class RunningBuild {
    /** Hexadecimal digits: enough to distinguish builds, and few enough to compare by eye. */
    private static final int DIGITS = 12;

    private RunningBuild() {}

    /** Returns the first digits of the jar's SHA-256; "development" if the program runs from a folder of classes. */
    public static String checksum() throws IOException {
        try {
            Path jar = Path.of(RunningBuild.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            if (!Files.isRegularFile(jar)) {
                return "development";
            }
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar));
            return HexFormat.of().formatHex(digest).substring(0, DIGITS);
        } catch (URISyntaxException | NoSuchAlgorithmException e) {
            throw new IOException("the build of the program cannot be determined: " + e.getMessage(), e);
        }
    }

    /** Returns the name of the machine and the number of the process: several workers may run on one machine. */
    public static String nameHere() {
        return host() + "-" + ProcessHandle.current().pid();
    }

    /** Returns the name of the machine alone. */
    public static String host() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "localhost";
        }
    }
}
