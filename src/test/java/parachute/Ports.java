package parachute;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

/** Ports that a server under test can be told to listen on. */
public final class Ports {
    private static final int FIRST = 20_000;

    /**
     * Systems choose the ports of outgoing connections above it. One of those could be taken before the server listens
     * on it, and a client that looks for the server could be connected to itself.
     */
    private static final int LAST = 32_767;

    /** A part of its own for each virtual machine of the tests, most likely. */
    private static final AtomicInteger next =
            new AtomicInteger(ThreadLocalRandom.current().nextInt(LAST - FIRST));

    private Ports() {}

    /** Returns a port of this machine on which nobody listens, another one every time. */
    public static int free() {
        for (int tried = FIRST; tried <= LAST; tried++) {
            int port = FIRST + next.getAndIncrement() % (LAST - FIRST + 1);
            try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                return socket.getLocalPort();
            } catch (IOException e) {
                // Somebody listens on it.
            }
        }
        throw new AssertionError("no port from " + FIRST + " to " + LAST + " is free");
    }
}
