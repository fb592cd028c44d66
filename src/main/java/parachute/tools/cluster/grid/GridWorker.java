package parachute.tools.cluster.grid;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.jgroups.Address;
import parachute.io.UserException;
import parachute.tools.cluster.DriverAddress;
import parachute.tools.cluster.Job;
import parachute.tools.cluster.Secret;
import parachute.tools.cluster.WorkerIdentity;
import parachute.tools.cluster.WorkerSlots;
import parachute.tools.work.WorkJson;

/** The worker's side: connects to a driver, does its tasks, and connects again when it is lost. */
public final class GridWorker implements AutoCloseable {
    /** Milliseconds between attempts to reach the driver, and between checks of the connection. */
    private static final long INTERVAL = 500;

    private static final int CONNECT_TIMEOUT = 3_000;

    private final DriverAddress driver;
    private final Secret secret;
    private final WorkerIdentity identity;
    private final WorkerSlots slots;
    private final Consumer<String> report;
    private final CountDownLatch closed = new CountDownLatch(1);
    private volatile Optional<String> refusal = Optional.empty();
    private volatile boolean givenUp;
    private String lastReport = "";

    /**
     * Creates a worker of a driver.
     *
     * @param slots does the tasks
     * @param report takes a line for each event
     */
    public GridWorker(
            DriverAddress driver, Secret secret, WorkerIdentity identity, WorkerSlots slots, Consumer<String> report) {
        this.driver = driver;
        this.secret = secret;
        this.identity = identity;
        this.slots = slots;
        this.report = report;
    }

    /**
     * Works until it is closed.
     *
     * @throws UserException if the driver rejects this worker; the message says why
     * @throws InterruptedException if the calling thread is interrupted
     */
    public void run() throws InterruptedException {
        while (!isClosed()) {
            Optional<InetAddress> here = probe();
            if (here.isPresent()) {
                work(here.get());
            }
            if (refusal.isPresent()) {
                throw new UserException(refusal.get());
            }
            pause();
        }
    }

    private boolean isClosed() {
        return closed.getCount() == 0;
    }

    private void pause() throws InterruptedException {
        closed.await(INTERVAL, TimeUnit.MILLISECONDS);
    }

    /** Reports a line unless it was the last one reported. */
    private void say(String line) {
        if (!line.equals(lastReport)) {
            lastReport = line;
            report.accept(line);
        }
    }

    /** Connects once and returns the local address of the connection. Only this shows why a connection fails. */
    private Optional<InetAddress> probe() {
        InetSocketAddress address = driver.resolve();
        try (Socket connection = new Socket()) {
            connection.setSoTimeout(CONNECT_TIMEOUT);
            connection.connect(address, CONNECT_TIMEOUT);
            // The file of the secret is read after that: its password takes more work than all else of a worker that
            // waits.
            SSLSocketFactory factory = secret.context().getSocketFactory();
            try (SSLSocket socket =
                    (SSLSocket) factory.createSocket(connection, address.getHostString(), address.getPort(), true)) {
                socket.startHandshake();
                return Optional.of(socket.getLocalAddress());
            }
        } catch (SSLException e) {
            say("the driver at " + driver + " has a different secret from " + secret.file()
                    + ", or is another program; trying again");
        } catch (IOException e) {
            say("no driver at " + driver + ": " + e.getMessage() + "; trying again");
        }
        return Optional.empty();
    }

    /** Works for the driver as long as it is there. */
    private void work(InetAddress here) throws InterruptedException {
        givenUp = false;
        try (GridNode joined =
                new GridNode(identity.name(), GridStack.worker(secret, driver.resolve(), here), this::answer)) {
            Address found = joined.coordinator();
            if (!found.toString().startsWith(GridNode.DRIVER)) {
                return; // the driver is just starting or ending
            }
            say("working for the " + found + " at " + driver);
            while (!isClosed()
                    && refusal.isEmpty()
                    && !givenUp
                    && joined.isConnected()
                    && joined.members().contains(found)) {
                pause();
            }
            if (!isClosed() && refusal.isEmpty()) {
                say("the driver at " + driver + " is lost; running tasks are interrupted");
            }
        } catch (IOException e) {
            say("no driver at " + driver + ": " + e.getMessage() + "; trying again");
        } finally {
            slots.endAll();
        }
    }

    // ---- what a driver asks ---------------------------------------------------------------------------------------

    private CompletableFuture<String> answer(Call call) {
        return switch (call.verb()) {
            case GREET -> CompletableFuture.completedFuture(WorkJson.write(identity));
            case REFUSE -> {
                refusal = Optional.of(call.text());
                yield CompletableFuture.completedFuture("");
            }
            case BEGIN -> slots.begin(WorkJson.read(call.text(), Job.class));
            case PERFORM -> slots.perform(call.subject(), call.text());
            case LEAVE -> {
                givenUp = true;
                yield CompletableFuture.completedFuture("");
            }
            case END -> {
                Thread.startVirtualThread(() -> slots.end(call.subject()));
                yield CompletableFuture.completedFuture("");
            }
        };
    }

    /** Ends the work; running tasks are interrupted. */
    @Override
    public void close() {
        closed.countDown();
        slots.close();
    }
}
