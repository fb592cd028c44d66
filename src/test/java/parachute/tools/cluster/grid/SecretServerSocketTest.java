package parachute.tools.cluster.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parachute.tools.cluster.Secret;

/** Who is accepted by a driver's port. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(60)
class SecretServerSocketTest {
    private static final int MANY = 200;

    /** Longer than the test. */
    private static final Duration LONG = Duration.ofHours(1);

    @TempDir
    private static Path folder;

    private static Secret secret, other;

    private final List<Socket> clients = new ArrayList<>();

    @BeforeAll
    static void make() throws Exception {
        secret = make("secret.p12");
        other = make("other.p12");
    }

    private static Secret make(String name) throws InterruptedException {
        Path file = folder.resolve(name);
        Secret.make(file);
        return new Secret(file);
    }

    @AfterEach
    void disconnect() throws IOException {
        for (Socket client : clients) {
            client.close();
        }
    }

    private static SecretServerSocket listen(Duration limit) throws IOException {
        SecretServerSocket server = new SecretServerSocket(secret, limit);
        server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        return server;
    }

    private Socket connect(SecretServerSocket server) throws IOException {
        Socket client = new Socket(InetAddress.getLoopbackAddress(), server.getLocalPort());
        clients.add(client);
        return client;
    }

    /** Connects with a secret; the handshake runs in parallel to the test. */
    private Socket greet(SecretServerSocket server, Secret known) throws IOException {
        SSLSocket client =
                (SSLSocket) known.context().getSocketFactory().createSocket(connect(server), "driver", 0, true);
        Thread.startVirtualThread(() -> {
            try {
                client.startHandshake();
            } catch (IOException e) {
                // Of a stranger.
            }
        });
        return client;
    }

    @Test
    void whoSaysNothingKeepsNobodyWaiting() throws Exception {
        try (SecretServerSocket server = listen(LONG)) {
            for (int i = 0; i < MANY; i++) {
                connect(server);
            }
            Socket member = greet(server, secret);
            try (Socket accepted = server.accept()) {
                assertEquals(member.getLocalPort(), accepted.getPort());
                accepted.getOutputStream().write('!');
                assertEquals('!', member.getInputStream().read());
            }
        }
    }

    @Test
    void whoSaysNothingIsCutOff() throws Exception {
        try (SecretServerSocket server = listen(Duration.ofMillis(100))) {
            for (int i = 0; i < MANY; i++) {
                connect(server);
            }
            for (Socket silent : clients) {
                assertEquals(-1, silent.getInputStream().read());
            }
        }
    }

    @Test
    void whoSpeaksSlowlyIsCutOffToo() throws Exception {
        try (SecretServerSocket server = listen(Duration.ofMillis(300))) {
            Socket slow = connect(server);
            // The beginning of a long record of a handshake, a byte at a time, for as long as anybody listens.
            byte[] beginning = {22, 3, 1, 16, 0, 1, 0, 15, (byte) 252, 3, 3};
            assertThrows(SocketException.class, () -> {
                for (int i = 0; ; i++) {
                    slow.getOutputStream().write(i < beginning.length ? beginning[i] : 0);
                    Thread.sleep(20);
                }
            });
        }
    }

    @Test
    void aStrangerIsNotAccepted() throws Exception {
        try (SecretServerSocket server = listen(LONG)) {
            Socket stranger = greet(server, other);
            assertThrows(IOException.class, () -> stranger.getInputStream().read());
            Socket member = greet(server, secret);
            try (Socket accepted = server.accept()) {
                assertEquals(member.getLocalPort(), accepted.getPort());
            }
        }
    }

    @Test
    void anInterruptEndsTheWait() throws Exception {
        try (SecretServerSocket server = listen(LONG)) {
            Thread.currentThread().interrupt();
            assertThrows(IOException.class, server::accept);
            assertTrue(Thread.interrupted());
        }
    }
}
