package parachute.tools.cluster.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jgroups.JChannel;
import org.jgroups.protocols.FD_ALL3;
import org.jgroups.protocols.SHARED_LOOPBACK;
import org.jgroups.protocols.SHARED_LOOPBACK_PING;
import org.jgroups.protocols.UNICAST3;
import org.jgroups.protocols.pbcast.NAKACK2;
import org.jgroups.stack.Protocol;
import org.jgroups.util.Util;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import parachute.Await;

/**
 * Many machines in one process, connected through its memory: all come to know each other, and those that are left that
 * others have vanished. The protocols are those of {@link GridStack}, except for the transport and the discovery. To
 * measure how long that takes:
 * {@code mvn test -Dtest=GroupLoadTest -Dcluster.machines=500 -DargLine=-Xmx14g}.
 */
@Timeout(600)
class GroupLoadTest {
    private static final int MEMBERS = Integer.getInteger("cluster.machines", 10);
    private static final int LOST = MEMBERS / 10;
    private static final boolean IS_MEASURED = Integer.getInteger("cluster.machines") != null;

    /** Small tables of messages: every member has one for every other. */
    private static final int ROWS = 2, ROW = 16;

    private static final String GROUP = "parachute";

    /** Members that join at the same time. */
    private static final int JOINS = 50;

    /** Milliseconds without a word after which a member is suspect, where nothing is measured. */
    private static final long SHORT_SILENCE = 3_000;

    @Test
    void membersKnowEachOtherAndWhoHasVanished() throws Exception {
        List<JChannel> channels = new ArrayList<>();
        try {
            long start = System.nanoTime();
            for (int i = 0; i < MEMBERS; i++) {
                channels.add(channel("m" + i));
            }
            channels.getFirst().connect(GROUP);
            connect(channels.subList(1, MEMBERS));
            await(channels, MEMBERS);
            report("%d members know each other after %.1f s", MEMBERS, start);
            start = System.nanoTime();
            List<JChannel> gone = List.copyOf(channels.subList(MEMBERS - LOST, MEMBERS));
            channels.removeAll(gone);
            shutDown(gone);
            await(channels, MEMBERS - LOST);
            report("others have vanished at once: %d know it after %.1f s", MEMBERS - LOST, start);
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
        protocols.addAll(GridStack.aboveDiscovery());
        for (Protocol protocol : protocols) {
            switch (protocol) {
                case NAKACK2 messages -> messages.setXmitTableNumRows(ROWS).setXmitTableMsgsPerRow(ROW);
                case UNICAST3 messages -> messages.setXmitTableNumRows(ROWS).setXmitTableMsgsPerRow(ROW);
                case FD_ALL3 silence -> silence.setTimeout(IS_MEASURED ? silence.getTimeout() : SHORT_SILENCE);
                default -> {
                    // It stays as it is.
                }
            }
        }
        return new JChannel(protocols).name(name);
    }

    /** Ends members without a word to the others. */
    private static void shutDown(List<JChannel> channels) throws Exception {
        for (JChannel channel : channels) {
            Util.shutdown(channel);
        }
    }

    private static void await(List<JChannel> channels, int size) throws InterruptedException {
        Await.until(
                "a member is missing or too many",
                () -> channels.stream().allMatch(channel -> channel.getView().size() == size));
    }

    private static void report(String text, int members, long start) {
        if (IS_MEASURED) {
            System.out.println(String.format(Locale.ROOT, text, members, (System.nanoTime() - start) / 1e9));
        }
    }
}
