package parachute.tools.cluster.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jgroups.JChannel;
import org.jgroups.protocols.SHARED_LOOPBACK;
import org.jgroups.protocols.SHARED_LOOPBACK_PING;
import org.jgroups.protocols.UNICAST3;
import org.jgroups.protocols.pbcast.NAKACK2;
import org.jgroups.stack.Protocol;
import org.jgroups.util.Util;
import parachute.tools.cluster.ClusterException;

/**
 * Many machines in one process, connected through its memory: how long it takes until all know each other, and until
 * those that are left know that others have vanished. The protocols are those of {@link GridStack}, except for the
 * transport and the discovery.
 */
public final class ViewSimulation {
    /** Small tables of messages: every member has one for every other. */
    private static final int ROWS = 2, ROW = 16;

    private static final String GROUP = "parachute";

    /** Members that join at the same time. */
    private static final int JOINS = 50;

    /** Milliseconds to look for others, as workers do. */
    private static final long JOIN_TIMEOUT = 2_000;

    private static final long PATIENCE = TimeUnit.MINUTES.toMillis(5);

    private final int members;
    private final int lost;
    private final Consumer<String> report;

    /**
     * A simulation.
     *
     * @param lost members that vanish at once, without a word
     * @param report takes the figures, a line at a time
     */
    public ViewSimulation(int members, int lost, Consumer<String> report) {
        this.members = members;
        this.lost = lost;
        this.report = report;
    }

    /**
     * Runs it.
     *
     * @throws ClusterException if the members do not find each other
     * @throws InterruptedException if the calling thread is interrupted
     */
    public void run() throws InterruptedException {
        GridNode.silence();
        List<JChannel> channels = new ArrayList<>();
        try {
            long start = System.nanoTime();
            for (int i = 0; i < members; i++) {
                channels.add(channel("m" + i));
            }
            channels.getFirst().connect(GROUP);
            connect(channels.subList(1, members));
            await(channels, members);
            report.accept(
                    String.format(Locale.ROOT, "%d members know each other after %.1f s", members, seconds(start)));
            start = System.nanoTime();
            List<JChannel> gone = List.copyOf(channels.subList(members - lost, members));
            channels.removeAll(gone);
            shutDown(gone);
            await(channels, members - lost);
            report.accept(String.format(
                    Locale.ROOT,
                    "%d of them vanish at once: the other %d know it after %.1f s",
                    lost,
                    members - lost,
                    seconds(start)));
        } catch (InterruptedException e) {
            throw e;
        } catch (Exception e) { // as the library declares it
            throw new ClusterException("the members do not find each other: " + e);
        } finally {
            shutDown(channels);
        }
    }

    /** Lets members join, many at a time. */
    private static void connect(List<JChannel> channels) throws Exception {
        List<Callable<JChannel>> joins = channels.stream()
                .map(channel -> (Callable<JChannel>) () -> channel.connect(GROUP))
                .toList();
        try (ExecutorService threads = Executors.newFixedThreadPool(JOINS)) {
            for (Future<JChannel> join : threads.invokeAll(joins)) {
                join.get();
            }
        }
    }

    private static JChannel channel(String name) throws Exception {
        List<Protocol> protocols = new ArrayList<>();
        protocols.add(new SHARED_LOOPBACK().setBundlerType("no-bundler"));
        protocols.add(new SHARED_LOOPBACK_PING());
        protocols.addAll(GridStack.aboveDiscovery(JOIN_TIMEOUT));
        for (Protocol protocol : protocols) {
            switch (protocol) {
                case NAKACK2 messages -> messages.setXmitTableNumRows(ROWS).setXmitTableMsgsPerRow(ROW);
                case UNICAST3 messages -> messages.setXmitTableNumRows(ROWS).setXmitTableMsgsPerRow(ROW);
                default -> {
                    // It has no table of messages.
                }
            }
        }
        return new JChannel(protocols).name(name);
    }

    /** Ends members without a word to the others. */
    private static void shutDown(List<JChannel> channels) {
        for (JChannel channel : channels) {
            try {
                Util.shutdown(channel);
            } catch (Exception e) { // as the library declares it
                throw new ClusterException("a member cannot be ended: " + e);
            }
        }
    }

    private static void await(List<JChannel> channels, int size) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE);
        while (channels.stream().anyMatch(channel -> channel.getView().size() != size)) {
            if (System.nanoTime() > deadline) {
                throw new ClusterException("not all members know each other after " + PATIENCE / 1000 + " s");
            }
            Thread.sleep(100);
        }
    }

    private static double seconds(long start) {
        return (System.nanoTime() - start) / 1e9;
    }
}
