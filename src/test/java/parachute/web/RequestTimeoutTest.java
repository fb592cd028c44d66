package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How long a request may take to arrive. */
@Timeout(20) // a connection without this timeout is closed after 30 seconds
class RequestTimeoutTest {
    private static final Duration SHORT = Duration.ofMillis(300);

    private final Server server = new Server(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));

    @BeforeEach
    void start() throws Exception {
        server.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) throws IOException {
                Content.Source.asString(request);
                return false;
            }
        });
        server.addBean(new RequestTimeout(server, SHORT));
        server.start();
    }

    @AfterEach
    void stop() throws Exception {
        server.stop();
    }

    private Socket connect() throws IOException {
        return new Socket(
                InetAddress.getLoopbackAddress(), ((ServerConnector) server.getConnectors()[0]).getLocalPort());
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void headersThatDoNotEndCloseTheConnection() throws IOException {
        try (Socket socket = connect()) {
            send(socket, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
            assertEquals(-1, readOrEnd(socket.getInputStream()));
        }
    }

    @Test
    void aBodyThatDoesNotEndClosesTheConnection() throws IOException {
        try (Socket socket = connect()) {
            send(socket, "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{");
            assertEquals(-1, readOrEnd(socket.getInputStream()));
        }
    }

    @Test
    void aConnectionWithoutARequestStaysOpen() throws IOException {
        try (Socket socket = connect();
                Socket other = connect()) {
            send(socket, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertEquals('H', socket.getInputStream().read());
            send(other, "GET / HTTP/1.1\r\n");
            readOrEnd(other.getInputStream()); // by now the first one would be closed, too
            send(socket, "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            String answers = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(answers.contains("HTTP/1.1 404"), answers);
        }
    }

    private static int readOrEnd(InputStream in) throws IOException {
        try {
            return in.read();
        } catch (SocketException e) {
            return -1; // closed with something unread
        }
    }
}
