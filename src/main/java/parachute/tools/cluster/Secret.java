package parachute.tools.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import parachute.io.FileProblem;
import parachute.io.UserException;

/**
 * The secret that the machines of a cluster share: a file with one key and its certificate, the same on every
 * machine. Each machine presents that certificate and trusts no other. Whoever can read the file can join.
 *
 * @param file in the format PKCS12, readable for its owner alone
 */
public record Secret(Path file) {
    /** The format requires a password; it protects nothing, since every machine has to know it. */
    public static final String PASSWORD = "parachute";

    /** The format of the file. */
    public static final String FORMAT = "PKCS12";

    /** The only version of TLS in use. */
    public static final String TLS = "TLSv1.3";

    /** The name of the key in the file. */
    private static final String ALIAS = "parachute";

    /**
     * Everybody knows the password: deriving a key from it slowly protects nothing. The tool ends before more than the
     * first compiler would pay off. The clocks of machines differ.
     */
    private static final String KEYTOOL_OPTIONS = "-J-Dkeystore.pkcs12.certPbeIterationCount=1"
            + " -J-Dkeystore.pkcs12.keyPbeIterationCount=1 -J-Dkeystore.pkcs12.macIterationCount=1"
            + " -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC -genkeypair -storetype " + FORMAT + " -storepass "
            + PASSWORD
            + " -alias " + ALIAS + " -keyalg EC -groupname secp256r1 -dname CN=parachute -startdate -1d -validity 3650";

    private static final int KEYTOOL_SECONDS = 60;

    private static final Set<PosixFilePermission> OWNERS =
            EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

    /**
     * Creates a new secret.
     *
     * @throws UserException if the file exists or cannot be written
     * @throws InterruptedException if the calling thread is interrupted
     */
    public static void make(Path file) throws InterruptedException {
        checkReadersAreKnown(file);
        if (Files.exists(file)) {
            throw new UserException(file + " exists; remove it first if no machine needs it any more");
        }
        try {
            // Never readable by others, not even while it is written.
            Path folder = Files.createTempDirectory(
                    file.toAbsolutePath().getParent(),
                    ".secret",
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            Path unfinished = folder.resolve("secret.p12");
            try {
                keytool(unfinished);
                Files.setPosixFilePermissions(unfinished, OWNERS);
                Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(unfinished);
                Files.delete(folder);
            }
        } catch (FileAlreadyExistsException e) {
            throw new UserException(file + " exists");
        } catch (IOException e) {
            throw new UserException("the secret cannot be written", e);
        }
    }

    /** Runs the tool of the JDK; the Java library cannot create certificates. */
    private static void keytool(Path file) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
        command.addAll(List.of(KEYTOOL_OPTIONS.split(" ")));
        command.addAll(List.of("-keystore", file.toString()));
        Process tool = new ProcessBuilder(command).redirectErrorStream(true).start();
        tool.getOutputStream().close();
        String said = new String(tool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!tool.waitFor(KEYTOOL_SECONDS, TimeUnit.SECONDS) || tool.exitValue() != 0) {
            tool.destroyForcibly();
            throw new UserException("keytool could not create a key: " + said.strip());
        }
    }

    /**
     * Checks the file.
     *
     * @throws UserException if it cannot be read, other users can read it, or it is not a secret
     */
    public Secret {
        checkReadersAreKnown(file);
        try {
            Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(file);
            if (!OWNERS.containsAll(permissions)) {
                throw new UserException(file + " must be accessible to its owner only (chmod 600 " + file
                        + "), but its mode is " + PosixFilePermissions.toString(permissions));
            }
        } catch (IOException e) {
            throw new UserException("the secret cannot be read: " + FileProblem.describe(e)
                    + "; create one by parachute cluster secret make FILE");
        }
        keyStore(file);
    }

    /**
     * Checks that the system says who can read a file. Windows does not, so that a secret would not be protected there.
     */
    private static void checkReadersAreKnown(Path file) {
        if (!file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            throw new UserException("the system does not show who can read " + file
                    + ", so it cannot keep a secret; Linux and macOS do, Windows does not");
        }
    }

    private static KeyStore keyStore(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            KeyStore store = KeyStore.getInstance(FORMAT);
            store.load(in, PASSWORD.toCharArray());
            if (!store.isKeyEntry(ALIAS)) {
                throw new KeyStoreException("no key " + ALIAS);
            }
            return store;
        } catch (IOException | GeneralSecurityException e) {
            throw new UserException(
                    file + " is not a secret: expected a file written by parachute cluster secret make");
        }
    }

    /** Returns the TLS settings for connections between machines with this secret. */
    public SSLContext context() {
        try {
            KeyStore store = keyStore(file);
            KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            keys.init(store, PASSWORD.toCharArray());
            TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trust.init(store);
            SSLContext context = SSLContext.getInstance(TLS);
            context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
            return context;
        } catch (GeneralSecurityException e) {
            throw new UserException(file + " cannot be used for TLS: " + e.getMessage());
        }
    }
}
