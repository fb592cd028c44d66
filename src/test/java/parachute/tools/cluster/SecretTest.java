package parachute.tools.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyStore;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.io.UserException;

/** Secrets made, read and refused. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(60)
class SecretTest {
    @TempDir
    private static Path shared;

    private static Path secret;

    @TempDir
    private Path folder;

    private Path copy;

    @BeforeAll
    static void make() throws Exception {
        secret = shared.resolve("secret.p12");
        Secret.make(secret);
    }

    @BeforeEach
    void nameTheCopy() {
        copy = folder.resolve("copy.p12");
    }

    @Test
    void aNewSecretIsItsOwnersAlone() throws IOException {
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(secret)));
        try (Stream<Path> files = Files.list(shared)) {
            assertEquals(List.of(secret), files.toList());
        }
    }

    @Test
    void whoHasTheSecretIsConnected() throws Exception {
        write(Files.readAllBytes(secret), "r--------");
        assertEquals("TLSv1.3", protocolBetween(new Secret(secret), new Secret(copy)));
    }

    @Test
    void whoHasAnotherOneIsNot() throws Exception {
        Secret.make(copy);
        assertThrows(SSLException.class, () -> protocolBetween(new Secret(secret), new Secret(copy)));
    }

    /** Returns the version of TLS that a driver and a worker speak, both of which show their certificates. */
    private static String protocolBetween(Secret driver, Secret worker) throws Exception {
        InetAddress here = InetAddress.getLoopbackAddress();
        try (SSLServerSocket server =
                (SSLServerSocket) driver.context().getServerSocketFactory().createServerSocket(0, 1, here)) {
            server.setNeedClientAuth(true);
            CompletableFuture<Void> greeting = CompletableFuture.runAsync(() -> greet(server));
            try (SSLSocket socket =
                    (SSLSocket) worker.context().getSocketFactory().createSocket(here, server.getLocalPort())) {
                InputStream in = socket.getInputStream();
                assertEquals('!', in.read());
                greeting.join();
                return socket.getSession().getProtocol();
            }
        }
    }

    private static void greet(SSLServerSocket server) {
        try (SSLSocket socket = (SSLSocket) server.accept();
                OutputStream out = socket.getOutputStream()) {
            out.write('!');
        } catch (IOException e) {
            // The other side reports it.
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-r-----", "rw----r--", "rw--w----", "rw-----w-", "rwxrwxrwx", "rwx------"})
    void aFileThatOthersCanReadOrWriteIsRefused(String mode) throws IOException {
        write(Files.readAllBytes(secret), mode);
        assertEquals(
                copy + " must be accessible to its owner only (chmod 600 " + copy + "), but its mode is " + mode,
                refusal(copy));
    }

    @Test
    void aDamagedFileIsRefused() throws IOException {
        byte[] bytes = Files.readAllBytes(secret);
        write(Arrays.copyOf(bytes, bytes.length / 2), "rw-------");
        assertEquals(noSecret(), refusal(copy));
        bytes[bytes.length / 2] ^= 1;
        write(bytes, "rw-------");
        assertEquals(noSecret(), refusal(copy));
    }

    @Test
    void aFileThatIsNoSecretIsRefused() throws Exception {
        write(new byte[0], "rw-------");
        assertEquals(noSecret(), refusal(copy));
        write("the secret".getBytes(StandardCharsets.UTF_8), "rw-------");
        assertEquals(noSecret(), refusal(copy));
        KeyStore store = KeyStore.getInstance(Secret.FORMAT);
        store.load(null, null);
        try (OutputStream out = Files.newOutputStream(copy)) {
            store.store(out, Secret.PASSWORD.toCharArray());
        }
        assertEquals(noSecret(), refusal(copy), "without a key");
    }

    private String noSecret() {
        return copy + " is not a secret: expected a file written by parachute cluster secret make";
    }

    @Test
    void aMissingFileIsNamed() {
        assertEquals(
                "the secret cannot be read: there is no file " + copy
                        + "; create one by parachute cluster secret make FILE",
                refusal(copy));
    }

    @Test
    void noFileIsOverwritten() throws Exception {
        Files.writeString(copy, "before");
        assertEquals(
                copy + " exists; remove it first if no machine needs it any more",
                assertThrows(UserException.class, () -> Secret.make(copy)).getMessage());
        assertEquals("before", Files.readString(copy));
    }

    @Test
    void aMissingFolderIsNamed() {
        Path none = folder.resolve("none");
        assertEquals(
                "the secret cannot be written: there is no folder " + none,
                assertThrows(UserException.class, () -> Secret.make(none.resolve("secret.p12")))
                        .getMessage());
    }

    /** As on Windows. */
    @Test
    void whereReadersAreNotKnownThereIsNoSecret() throws Exception {
        try (FileSystem zip = FileSystems.newFileSystem(folder.resolve("files.zip"), Map.of("create", "true"))) {
            Path file = zip.getPath("/secret.p12");
            String complaint = "the system does not show who can read /secret.p12, so it cannot keep a secret;"
                    + " Linux and macOS do, Windows does not";
            assertEquals(
                    complaint,
                    assertThrows(UserException.class, () -> Secret.make(file)).getMessage());
            Files.copy(secret, file);
            assertEquals(complaint, refusal(file));
        }
    }

    private void write(byte[] bytes, String mode) throws IOException {
        Files.write(copy, bytes);
        Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString(mode));
    }

    private static String refusal(Path file) {
        return assertThrows(UserException.class, () -> new Secret(file)).getMessage();
    }
}
