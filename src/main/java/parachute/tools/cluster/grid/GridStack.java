package parachute.tools.cluster.grid;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.infinispan.remoting.transport.jgroups.JGroupsChannelConfigurator;
import org.jgroups.JChannel;
import org.jgroups.conf.ProtocolConfiguration;
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
import org.jgroups.util.SocketFactory;
import org.jgroups.util.TLS;
import org.jgroups.util.TLSClientAuth;
import parachute.io.UserException;
import parachute.tools.cluster.Secret;

/**
 * The protocols by which machines are connected: all through the driver's router, so that only the driver has to be
 * reachable. Without MERGE3, by which restarts took long, and FD_SOCK2, which needs a further port.
 */
final class GridStack implements JGroupsChannelConfigurator {
    /** Milliseconds of silence after which a machine is given up, and between its signs of life. */
    static final long SILENCE = 10_000, INTERVAL = 2_000;

    private final TUNNEL tunnel;
    private final long joinTimeout;

    /** The protocols above a tunnel; others are looked for so many milliseconds. */
    GridStack(TUNNEL tunnel, long joinTimeout) {
        this.tunnel = tunnel;
        this.joinTimeout = joinTimeout;
    }

    /** The connection to a router. */
    static TUNNEL tunnel(Secret secret, InetSocketAddress router, InetAddress bind) {
        try {
            TUNNEL tunnel = new TUNNEL();
            tunnel.setGossipRouterHosts(router.getAddress().getHostAddress() + '[' + router.getPort() + ']');
            tunnel.tls(tls(secret)).setReconnectInterval(500);
            tunnel.setBindAddress(bind).setPortRange(0);
            tunnel.disableDiagnostics();
            // The default bundler of JGroups 5.5.2 runs on, without end, when a member goes for which it has messages;
            // on a
            // machine with one processor no other virtual thread is then scheduled.
            tunnel.setBundlerType("transfer-queue");
            return tunnel;
        } catch (UnknownHostException e) {
            throw new UserException("the host " + router + " is not known");
        }
    }

    /** Both sides show the certificate of the secret, and accept no other. */
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

    /** What notices lost members, sends again what was lost, and keeps the list of members. */
    static List<Protocol> aboveDiscovery(long joinTimeout) {
        return List.of(
                new FD_ALL3().setTimeout(SILENCE).setInterval(INTERVAL),
                new VERIFY_SUSPECT2().setTimeout(1_000),
                new NAKACK2().useMcastXmit(false),
                new UNICAST3(),
                new STABLE(),
                new GMS().printLocalAddress(false).setJoinTimeout(joinTimeout),
                new UFC(),
                new MFC(),
                new FRAG4());
    }

    @Override
    public JChannel createChannel(String name) throws Exception {
        List<Protocol> protocols = new ArrayList<>(List.of(tunnel, new RED(), new PING()));
        protocols.addAll(aboveDiscovery(joinTimeout));
        return new JChannel(protocols);
    }

    @Override
    public String getName() {
        return "parachute";
    }

    @Override
    public String getProtocolStackString() {
        return "";
    }

    @Override
    public List<ProtocolConfiguration> getProtocolStack() {
        return List.of();
    }

    @Override
    public void setSocketFactory(SocketFactory factory) {
        // The tunnel makes its sockets itself.
    }

    @Override
    public void setDataSource(DataSource source) {
        // No protocol needs a database.
    }
}
