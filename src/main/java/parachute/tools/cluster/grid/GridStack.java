package parachute.tools.cluster.grid;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import org.jgroups.Address;
import org.jgroups.JChannel;
import org.jgroups.conf.ClassConfigurator;
import org.jgroups.protocols.FD_ALL3;
import org.jgroups.protocols.FRAG4;
import org.jgroups.protocols.MFC;
import org.jgroups.protocols.PING;
import org.jgroups.protocols.RED;
import org.jgroups.protocols.TUNNEL;
import org.jgroups.protocols.UFC;
import org.jgroups.protocols.UNICAST3;
import org.jgroups.protocols.VERIFY_SUSPECT2;
import org.jgroups.protocols.pbcast.GMS;
import org.jgroups.protocols.pbcast.NAKACK2;
import org.jgroups.protocols.pbcast.STABLE;
import org.jgroups.stack.Protocol;
import org.jgroups.util.Responses;
import org.jgroups.util.TLS;
import org.jgroups.util.TLSClientAuth;
import parachute.io.UserException;
import parachute.tools.cluster.Secret;

/**
 * The protocols by which machines are connected: all messages go through the driver's router, so that only the driver
 * has to be reachable. MERGE3 is left out because restarts took long with it, FD_SOCK2 because it needs another port.
 */
final class GridStack {
    /** Milliseconds of silence after which a machine is removed, and between its heartbeats. */
    static final long SILENCE = 10_000, INTERVAL = 2_000;

    /** Milliseconds to look for other machines, and to wait for them to accept this one. */
    private static final long JOIN_TIMEOUT = 2_000;

    private GridStack() {}

    /** Returns the channel of a driver, which is always the first of its group. */
    static JChannel driver(Secret secret, InetSocketAddress router, InetAddress bind) {
        return channel(tunnel(secret, router, bind), new RED(), new Founder());
    }

    /**
     * Returns the channel of a worker, which looks for a group.
     *
     * @param bind the address of this machine from which it connects
     */
    static JChannel worker(Secret secret, InetSocketAddress router, InetAddress bind) {
        return channel(tunnel(secret, router, bind), new RED(), new PING());
    }

    /** Returns a channel of protocols, of which the lowest are given. */
    static JChannel channel(Protocol... lowest) {
        List<Protocol> protocols = new ArrayList<>(List.of(lowest));
        protocols.addAll(aboveDiscovery());
        try {
            return new JChannel(protocols);
        } catch (Exception e) { // as the library declares it
            throw new IllegalStateException("protocols that do not fit together", e);
        }
    }

    /** Returns the connection to a router. */
    static TUNNEL tunnel(Secret secret, InetSocketAddress router, InetAddress bind) {
        try {
            TUNNEL tunnel = new TUNNEL();
            tunnel.setGossipRouterHosts(router.getAddress().getHostAddress() + '[' + router.getPort() + ']');
            tunnel.tls(tls(secret)).setReconnectInterval(500);
            tunnel.setBindAddress(bind).setPortRange(0);
            tunnel.disableDiagnostics();
            // The default bundler of JGroups 5.5.2 runs on, without end, when a member goes for which it has messages;
            // on a machine with one processor no other virtual thread is then scheduled.
            tunnel.setBundlerType("transfer-queue");
            return tunnel;
        } catch (UnknownHostException e) {
            throw new UserException("the host " + router + " is not known");
        }
    }

    /** Returns TLS by which both sides present the certificate of the secret, and accept no other. */
    static TLS tls(Secret secret) {
        return new TLS()
                .enabled(true)
                .setProtocols(new String[] {Secret.TLS})
                .setClientAuth(TLSClientAuth.NEED)
                .setKeystorePath(secret.file().toString())
                .setKeystoreType(Secret.FORMAT)
                .setKeystorePassword(Secret.PASSWORD)
                .setTruststorePath(secret.file().toString())
                .setTruststoreType(Secret.FORMAT)
                .setTruststorePassword(Secret.PASSWORD);
    }

    /** Returns the protocols that detect lost members, retransmit lost messages, and keep the list of members. */
    static List<Protocol> aboveDiscovery() {
        return List.of(
                new FD_ALL3().setTimeout(SILENCE).setInterval(INTERVAL),
                new VERIFY_SUSPECT2().setTimeout(1_000),
                new NAKACK2().useMcastXmit(false),
                new UNICAST3(),
                new STABLE(),
                new GMS().printLocalAddress(false).setJoinTimeout(JOIN_TIMEOUT),
                new UFC(),
                new MFC(),
                new FRAG4());
    }

    /**
     * Does not look for a group, but can be found: workers that connect while a driver is starting are a group of
     * their own for a moment, which the driver must not join.
     */
    private static final class Founder extends PING {
        Founder() {
            setId(ClassConfigurator.getProtocolId(PING.class));
        }

        @Override
        public Responses findMembers(List<Address> members, boolean initial, boolean async, long timeout) {
            return new Responses(true).done();
        }
    }
}
