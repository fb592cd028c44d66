package parachute.tools.cluster.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jgroups.Address;
import org.jgroups.JChannel;
import org.jgroups.Message;
import org.jgroups.protocols.PING;
import org.jgroups.protocols.RED;
import org.jgroups.protocols.TUNNEL;
import org.jgroups.protocols.pbcast.GMS;
import org.jgroups.stack.GossipRouter;
import org.jgroups.stack.Protocol;
import org.jgroups.util.MessageBatch;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parachute.Ports;
import parachute.tools.cluster.ClusterEvent;
import parachute.tools.cluster.DriverAddress;
import parachute.tools.cluster.Secret;
import parachute.tools.cluster.WorkerIdentity;
import parachute.tools.cluster.WorkerSlots;
import parachute.tools.work.WorkJson;

/** A worker joins its driver while others die or hang in the middle of their own joins. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(240)
@Execution(ExecutionMode.CONCURRENT) // Most of its time is spent waiting for the network.
class GridJoinTest {
    /** Messages that a machine sends and receives until the driver knows it, and some more. */
    private static final int STEPS = 11;

    @TempDir
    private static Path folder;

    private static Secret secret;

    @BeforeAll
    static void makeTheSecret() throws Exception {
        Path file = folder.resolve("secret.p12");
        Secret.make(file);
        secret = new Secret(file);
    }

    /** A group for every other step, all at the same time: they wait for the network most of the time. */
    @Test
    void aWorkerGetsInWhateverStepOthersDieAndHangAt() throws Exception {
        List<Callable<Void>> groups = new ArrayList<>();
        for (int step = 0; step <= STEPS; step += 2) {
            int messages = step;
            groups.add(() -> joinBesideOthersThatStop(messages));
        }
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Void> group : threads.invokeAll(groups)) {
                group.get();
            }
        }
    }

    private static Void joinBesideOthersThatStop(int messages) throws Exception {
        DriverAddress at = freeAddress();
        CountDownLatch joined = new CountDownLatch(1);
        try (GridDriver driver = new GridDriver(at, secret, identity("driver"));
                Faulty dying = new Faulty(at.resolve(), messages, true);
                Faulty hanging = new Faulty(at.resolve(), messages, false);
                GridWorker worker = worker(at)) {
            driver.listen(event -> {
                if (event instanceof ClusterEvent.Joined healthy
                        && healthy.member().name().equals("healthy")) {
                    joined.countDown();
                }
            });
            dying.join();
            hanging.join();
            Thread.ofVirtual().start(() -> run(worker));
            joined.await();
        }
        return null;
    }

    private static GridWorker worker(DriverAddress at) {
        return new GridWorker(at, secret, identity("healthy"), new WorkerSlots("healthy", 1, Map.of()), line -> {});
    }

    private static void run(GridWorker worker) {
        try {
            worker.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Reading it takes more work than all else of a worker that waits for days. */
    @Test
    void theSecretIsReadOnceThereIsADriver() throws Exception {
        Path file = Files.copy(secret.file(), folder.resolve("later.p12"), StandardCopyOption.COPY_ATTRIBUTES);
        Secret unread = new Secret(file);
        Files.delete(file);
        BlockingQueue<String> reports = new LinkedBlockingQueue<>();
        WorkerSlots slots = new WorkerSlots("waiting", 1, Map.of());
        try (GridWorker worker = new GridWorker(freeAddress(), unread, identity("waiting"), slots, reports::add)) {
            Thread.ofVirtual().start(() -> run(worker));
            assertTrue(reports.take().startsWith("no driver at "));
        }
    }

    /** Workers look for a driver before there is one, and are a group of their own. */
    @Test
    void aDriverIsTheFirstOfItsGroupThoughAWorkerWasThereBefore() throws Exception {
        InetSocketAddress address = freeAddress().resolve();
        GossipRouter router = router(address);
        try (GridNode worker =
                        new GridNode("early", GridStack.worker(secret, address, here()), GridJoinTest::identify);
                GridNode driver =
                        new GridNode("driver", GridStack.driver(secret, address, here()), GridJoinTest::identify)) {
            assertEquals(worker.address(), worker.coordinator());
            assertEquals(driver.address(), driver.coordinator());
        } finally {
            router.stop();
        }
    }

    /** One that was suspended does not know it otherwise: the driver goes on sending signs of life to all. */
    @Test
    void aWorkerThatWasGivenUpJoinsAgain() throws Exception {
        InetSocketAddress address = freeAddress().resolve();
        GossipRouter router = router(address);
        BlockingQueue<List<Address>> views = new LinkedBlockingQueue<>();
        try (GridNode driver = new GridNode(
                        GridNode.DRIVER + "alone", GridStack.driver(secret, address, here()), GridJoinTest::identify);
                GridWorker worker = worker(new DriverAddress(address.getHostString(), address.getPort()))) {
            driver.setListener(views::add);
            Thread.ofVirtual().start(() -> run(worker));
            Address first = views.take().getLast();
            driver.send(first, new Call(Call.Verb.LEAVE, "", ""));
            assertEquals(List.of(driver.address()), views.take());
            assertNotEquals(first, views.take().getLast());
        } finally {
            router.stop();
        }
    }

    private static GossipRouter router(InetSocketAddress address) throws Exception {
        return new GossipRouter(address.getAddress(), address.getPort())
                .useNio(false)
                .tls(GridStack.tls(secret))
                .start();
    }

    private static WorkerIdentity identity(String name) {
        return new WorkerIdentity(name, 1, "1", "this build");
    }

    private static CompletableFuture<String> identify(Call call) {
        return CompletableFuture.completedFuture(WorkJson.write(identity("faulty")));
    }

    private static DriverAddress freeAddress() {
        return new DriverAddress(here().getHostAddress(), Ports.free());
    }

    private static InetAddress here() {
        return InetAddress.getLoopbackAddress();
    }

    /** A worker that sends and receives some messages and then nothing any more. */
    private static final class Faulty implements AutoCloseable {
        private final TUNNEL tunnel;
        private final Stop stop;
        private final JChannel channel;

        Faulty(InetSocketAddress router, int messages, boolean dies) {
            tunnel = GridStack.tunnel(secret, router, here());
            stop = new Stop(messages, dies ? () -> tunnel.getStubManager().destroyStubs() : () -> {});
            channel = GridStack.channel(tunnel, stop, new RED(), new PING());
            GMS membership = channel.getProtocolStack().findProtocol(GMS.class);
            membership.setMaxJoinAttempts(1);
        }

        void join() {
            Thread.ofVirtual().start(() -> {
                try {
                    new GridNode("faulty", channel, GridJoinTest::identify);
                } catch (IOException e) {
                    // It has stopped before it was in.
                }
            });
        }

        @Override
        public void close() {
            tunnel.getStubManager().destroyStubs();
            Thread.ofVirtual().start(channel::close);
        }
    }

    /** Lets some messages through and none after them, but the connection stays as it is unless it is ended. */
    private static final class Stop extends Protocol {
        private final AtomicInteger left;
        private final Runnable end;
        private final AtomicBoolean stopped = new AtomicBoolean();

        Stop(int messages, Runnable end) {
            left = new AtomicInteger(messages);
            this.end = end;
        }

        private boolean passes(int messages) {
            if (left.addAndGet(-messages) >= 0) {
                return true;
            }
            if (!stopped.getAndSet(true)) {
                Thread.ofVirtual().start(end);
            }
            return false;
        }

        @Override
        public Object down(Message message) {
            return passes(1) ? super.down(message) : null;
        }

        @Override
        public Object up(Message message) {
            return passes(1) ? super.up(message) : null;
        }

        @Override
        public void up(MessageBatch batch) {
            if (passes(batch.size())) {
                super.up(batch);
            }
        }
    }
}
