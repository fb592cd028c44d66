package parachute.cli.command;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Accepts connections of this machine and reads what comes. */
final class PlainTextServer implements AutoCloseable {
    private final ServerSocket socket;

    PlainTextServer() throws IOException {
        socket = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
    }

    int port() {
        return socket.getLocalPort();
    }

    /** Sends a text over a port that leads here, and waits until it has arrived. */
    void exchange(int port, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try (Socket client = new Socket(InetAddress.getLoopbackAddress(), port)) {
            client.getOutputStream().write(bytes);
            try (Socket server = socket.accept()) {
                server.getInputStream().readNBytes(bytes.length);
            }
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
