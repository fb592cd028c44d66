package parachute.web;

import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpParser;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.eclipse.jetty.util.component.AbstractLifeCycle;

/**
 * Closes connections whose requests do not arrive completely. Jetty closes idle ones, but one byte now and then
 * would keep a connection open for ever.
 */
final class RequestTimeout extends AbstractLifeCycle {
    private static final int CHECKS = 10;

    private final Server server;
    private final Duration atMost;

    /**
     * Creates a timeout for all connections of a server, which starts and stops it.
     *
     * @param atMost time from the first byte of a request to the end of its body; a tenth of it may pass in addition
     */
    RequestTimeout(Server server, Duration atMost) {
        this.server = server;
        this.atMost = atMost;
    }

    @Override
    protected void doStart() {
        checkLater();
    }

    private void checkLater() {
        server.getScheduler().schedule(this::check, atMost.toMillis() / CHECKS, TimeUnit.MILLISECONDS);
    }

    private void check() {
        if (isRunning()) {
            Arrays.stream(server.getConnectors())
                    .map(Connector::getConnectedEndPoints)
                    .forEach(
                            connected -> connected.stream().filter(this::isLate).forEach(EndPoint::close));
            checkLater();
        }
    }

    private boolean isLate(EndPoint end) {
        if (end.getConnection() instanceof HttpConnection connection) {
            HttpParser parser = connection.getParser();
            return !parser.isStart()
                    && (parser.inHeaderState() || parser.inContentState())
                    && System.nanoTime() - parser.getBeginNanoTime() > atMost.toNanos();
        }
        return false;
    }
}
