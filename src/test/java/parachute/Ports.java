package parachute;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** Ports that a server under test can be told to listen on. */
public final class Ports {
    private static final int FIRST = 20_000;

    /**
     * Systems choose the ports of outgoing connections above it. One of those could be taken before the server listens
     * on it, and a client that looks for the server could be connected to itself.
     */
    private static final int LAST = 32_767;

    private static final int COUNT = LAST - FIRST + 1;

    /** A part of its own for each virtual machine of the tests, most likely. */
    private static final AtomicInteger next =
            new AtomicInteger(ThreadLocalRandom.current().nextInt(COUNT));

    private Ports() {}

    /** Returns a port of this machine on which nobody listens, another one every time. */
    public static int free() {
        return IntStream.generate(() -> FIRST + next.getAndIncrement() % COUNT)
                .limit(COUNT)
                .filter(Ports::isFree)
                .findFirst()
                .orElseThrow();
    }

    private static boolean isFree(int port) {
        try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return socket.isBound();
        } catch (IOException e) {
            return false;
        }
    }
}
