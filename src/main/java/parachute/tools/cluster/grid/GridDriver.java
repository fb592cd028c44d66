package parachute.tools.cluster.grid;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jgroups.Address;
import org.jgroups.stack.GossipRouter;
import org.jgroups.util.DefaultSocketFactory;
import parachute.io.UserException;
import parachute.tools.cluster.ClusterEvent;
import parachute.tools.cluster.DriverAddress;
import parachute.tools.cluster.Job;
import parachute.tools.cluster.Member;
import parachute.tools.cluster.Membership;
import parachute.tools.cluster.Secret;
import parachute.tools.cluster.WorkerIdentity;
import parachute.tools.work.WorkJson;
import parachute.tools.work.WorkJsonException;

/** The driver's side: the router to which all connect, and the machines that have joined. */
public final class GridDriver implements Membership {
    /** The time limit of a handshake; generous, for machines that are busy with games. */
    private static final Duration HANDSHAKE_LIMIT = Duration.ofSeconds(10);

    /** The maximum number of messages that wait for a machine; it requests those again that did not fit. */
    private static final int MAX_SEND_QUEUE = 4_096;

    private final WorkerIdentity own;
    private final GossipRouter router;
    private final ExecutorService greetings = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "greetings");
        thread.setDaemon(true);
        return thread;
    });
    private final List<Consumer<ClusterEvent>> listeners = new ArrayList<>();
    private final Set<Address> greeted = new HashSet<>();
    private final Map<Address, RemoteMember> joined = new HashMap<>();
    private final GridNode node;

    /**
     * Starts to listen.
     *
     * @param at the address to listen on
     * @param own the identity of this machine
     * @throws UserException if that address cannot be listened on
     */
    public GridDriver(DriverAddress at, Secret secret, WorkerIdentity own) {
        this.own = own;
        InetSocketAddress address = at.resolve();
        router = startRouter(at, address, secret);
        InetAddress here =
                address.getAddress().isAnyLocalAddress() ? InetAddress.getLoopbackAddress() : address.getAddress();
        try {
            node = new GridNode(
                    GridNode.DRIVER + own.name(),
                    GridStack.driver(secret, new InetSocketAddress(here, at.port()), here),
                    call -> CompletableFuture.failedFuture(new UserException("a driver does no tasks for others")));
        } catch (IOException e) {
            router.stop();
            greetings.shutdownNow();
            throw new UserException("the driver cannot connect to itself at " + address + ": " + e.getMessage());
        }
        node.setListener(this::update);
        update(node.members());
    }

    private static GossipRouter startRouter(DriverAddress at, InetSocketAddress address, Secret secret) {
        try {
            GossipRouter router = new GossipRouter(address.getAddress(), address.getPort())
                    .useNio(false)
                    .emitSuspectEvents(true)
                    // A machine that does not read must not block those who send to it.
                    .nonBlockingSends(true)
                    .maxSendQueue(MAX_SEND_QUEUE)
                    // The library's own TLS has no time limit for handshakes.
                    .socketFactory(new DefaultSocketFactory() {
                        @Override
                        public ServerSocket createServerSocket(String service) throws IOException {
                            return new SecretServerSocket(secret, HANDSHAKE_LIMIT);
                        }
                    });
            return router.start();
        } catch (Exception e) { // as the library declares it
            at.checkFree();
            throw new UserException("no machine can connect to " + address + ": " + e);
        }
    }

    @Override
    public void listen(Consumer<ClusterEvent> listener) {
        greetings.execute(() -> {
            listeners.add(listener);
            joined.values().forEach(member -> listener.accept(new ClusterEvent.Joined(member)));
        });
    }

    @Override
    public void withdraw(Job job) {
        greetings.execute(() -> joined.values().forEach(member -> member.end(job)));
    }

    // ---- machines, all on the thread of the greetings -------------------------------------------------------------

    private void update(List<Address> members) {
        greetings.execute(() -> changeTo(members));
    }

    private void changeTo(List<Address> members) {
        List<Address> lost =
                greeted.stream().filter(one -> !members.contains(one)).toList();
        for (Address address : lost) {
            greeted.remove(address);
            // The machine may only have been suspended: then it joins again.
            node.send(address, new Call(Call.Verb.LEAVE, own.name(), ""));
            Optional.ofNullable(joined.remove(address)).ifPresent(member -> report(new ClusterEvent.Left(member)));
        }
        for (Address address : members) {
            if (!address.equals(node.address()) && greeted.add(address)) {
                greet(address);
            }
        }
    }

    /** Asks a machine for its identity; one that does not reply is removed sooner or later. */
    private void greet(Address address) {
        var unused = node.call(address, new Call(Call.Verb.GREET, own.name(), WorkJson.write(own)))
                .thenAcceptAsync(answer -> admit(address, answer), greetings);
    }

    private void admit(Address address, String answer) {
        WorkerIdentity identity;
        try {
            identity = WorkJson.read(answer, WorkerIdentity.class);
        } catch (WorkJsonException e) {
            say(address + " does not take part: " + e.getMessage());
            return;
        }
        Optional<String> obstacle = identity.obstacle(own);
        if (obstacle.isPresent()) {
            say(identity.name() + " does not take part: " + obstacle.get());
            var unused = node.call(address, new Call(Call.Verb.REFUSE, own.name(), obstacle.get()));
            return;
        }
        if (greeted.contains(address)) {
            RemoteMember member = new RemoteMember(address, identity.name(), identity.slots());
            joined.put(address, member);
            say(identity.name() + " has joined");
            report(new ClusterEvent.Joined(member));
        }
    }

    private void say(String line) {
        report(new ClusterEvent.Said(line));
    }

    private void report(ClusterEvent event) {
        listeners.forEach(listener -> listener.accept(event));
    }

    /** A worker, called by this driver. */
    private final class RemoteMember implements Member {
        private final Address address;
        private final String name;
        private final int slots;

        RemoteMember(Address address, String name, int slots) {
            this.address = address;
            this.name = name;
            this.slots = slots;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public int slots() {
            return slots;
        }

        @Override
        public CompletableFuture<String> begin(Job job) {
            return node.call(address, new Call(Call.Verb.BEGIN, job.id(), WorkJson.write(job)));
        }

        @Override
        public CompletableFuture<String> perform(String job, String task) {
            return node.call(address, new Call(Call.Verb.PERFORM, job, task));
        }

        /** Ends a job; its running tasks are interrupted. */
        void end(Job job) {
            var unused = node.call(address, new Call(Call.Verb.END, job.id(), ""));
        }
    }

    @Override
    public void close() {
        node.close();
        router.stop();
        greetings.shutdownNow();
    }
}
