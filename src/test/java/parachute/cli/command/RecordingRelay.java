package parachute.cli.command;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Passes connections on to another port of this machine, and records all bytes of both directions. */
final class RecordingRelay implements AutoCloseable {
    private final int target;
    private final ServerSocket socket;
    private final ByteArrayOutputStream recorded = new ByteArrayOutputStream();

    /** Creates a relay to a port. */
    RecordingRelay(int target) throws IOException {
        this.target = target;
        socket = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
        Thread.startVirtualThread(this::accept);
    }

    int port() {
        return socket.getLocalPort();
    }

    /** Returns all bytes so far, as characters. */
    String recorded() {
        synchronized (recorded) {
            return recorded.toString(StandardCharsets.ISO_8859_1);
        }
    }

    private void accept() {
        while (!socket.isClosed()) {
            try {
                Socket from = socket.accept();
                pass(from);
            } catch (IOException e) {
                // Closed, or the one that wanted to connect has gone.
            }
        }
    }

    private void pass(Socket from) throws IOException {
        try {
            Socket to = new Socket(InetAddress.getLoopbackAddress(), target);
            Thread.startVirtualThread(() -> copy(from, to));
            Thread.startVirtualThread(() -> copy(to, from));
        } catch (IOException e) {
            from.close();
        }
    }

    private void copy(Socket from, Socket to) {
        byte[] buffer = new byte[1 << 14];
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
                synchronized (recorded) {
                    recorded.write(buffer, 0, count);
                }
                out.write(buffer, 0, count);
                out.flush();
            }
        } catch (IOException e) {
            // One of the two has closed the connection.
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
