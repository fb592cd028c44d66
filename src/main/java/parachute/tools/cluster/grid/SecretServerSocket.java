package parachute.tools.cluster.grid;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import parachute.tools.cluster.Secret;

/**
 * Accepts connections only from machines that know the secret: a connection is handed out only after its handshake.
 * Each handshake has its own virtual thread and a time limit, so that a silent connection does not block others, and is
 * closed.
 */
final class SecretServerSocket extends ServerSocket {
    private final SSLContext context;
    private final Duration limit;
    private final BlockingQueue<Socket> accepted = new LinkedBlockingQueue<>();

    /**
     * Creates an unbound socket; handshakes begin when it is bound.
     *
     * @param limit the time limit of a handshake
     */
    SecretServerSocket(Secret secret, Duration limit) throws IOException {
        context = secret.context();
        this.limit = limit;
    }

    @Override
    public void bind(SocketAddress endpoint, int backlog) throws IOException {
        super.bind(endpoint, backlog);
        Thread.ofVirtual().name("handshakes").start(this::takeConnections);
    }

    /** Waits for the next connection whose other side knows the secret. */
    @Override
    public Socket accept() throws IOException {
        try {
            return accepted.take();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted");
        }
    }

    private void takeConnections() {
        while (!isClosed()) {
            try {
                Socket connection = super.accept();
                Thread.ofVirtual().name("handshake").start(() -> shakeHands(connection));
            } catch (IOException e) {
                pause(); // closed, or out of file descriptors for now
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void shakeHands(Socket connection) {
        CompletableFuture<Socket> handshake = new CompletableFuture<>();
        var unused = handshake
                .orTimeout(limit.toMillis(), TimeUnit.MILLISECONDS)
                .whenComplete((done, failure) -> {
                    if (failure != null) {
                        close(connection);
                    }
                });
        try {
            SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket(connection, null, true);
            socket.setEnabledProtocols(new String[] {Secret.TLS});
            socket.setNeedClientAuth(true);
            socket.startHandshake();
            if (handshake.complete(socket)) {
                accepted.add(socket);
            }
        } catch (IOException e) {
            handshake.completeExceptionally(e);
        }
    }

    private static void close(Socket connection) {
        try {
            connection.close();
        } catch (IOException e) {
            // No one waits for the result.
        }
    }

    @Override
    public void close() throws IOException {
        super.close();
        accepted.forEach(SecretServerSocket::close);
    }
}
