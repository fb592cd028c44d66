package parachute.tools.cluster.grid;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.infinispan.Cache;
import org.infinispan.configuration.cache.CacheMode;
import org.infinispan.configuration.cache.ConfigurationBuilder;
import org.infinispan.configuration.global.GlobalConfigurationBuilder;
import org.infinispan.configuration.global.ShutdownHookBehavior;
import org.infinispan.factories.GlobalComponentRegistry;
import org.infinispan.manager.DefaultCacheManager;
import org.infinispan.remoting.transport.Address;
import org.infinispan.remoting.transport.jgroups.JGroupsTransport;
import org.infinispan.remoting.transport.jgroups.SuspectException;
import org.jgroups.protocols.TUNNEL;
import parachute.io.UserException;
import parachute.tools.cluster.MemberLostException;
import parachute.tools.cluster.Secret;

/** This machine among others: who they are, what all know, and calls to one of them. */
final class GridNode implements AutoCloseable {
    /** How the name of a driver begins. */
    static final String DRIVER = "driver ";

    private static final String CLUSTER = "parachute", JOBS = "jobs";

    /** The loggers of the libraries that do not go through SLF4J, kept so that they stay turned off. */
    private static final List<Logger> SILENCED = List.of(Logger.getLogger("org.jgroups"));

    private final TUNNEL tunnel;
    private final DefaultCacheManager manager;

    /**
     * Joins the machines behind a router.
     *
     * @param name of this machine
     * @param router where the router listens
     * @param bind the address of this machine from which it connects
     * @param joinTimeout milliseconds to look for others before this machine goes on alone
     * @param answerer answers calls of others
     */
    GridNode(
            String name,
            Secret secret,
            InetSocketAddress router,
            InetAddress bind,
            long joinTimeout,
            Call.Answerer answerer) {
        silence();
        tunnel = GridStack.tunnel(secret, router, bind);
        GlobalConfigurationBuilder global = GlobalConfigurationBuilder.defaultClusteredBuilder();
        global.transport()
                .defaultTransport()
                .addProperty(JGroupsTransport.CHANNEL_CONFIGURATOR, new GridStack(tunnel, joinTimeout))
                .clusterName(CLUSTER)
                .nodeName(name);
        global.serialization().marshaller(new CallMarshaller());
        global.jmx().disable();
        global.metrics().gauges(false).histograms(false);
        global.shutdown().hookBehavior(ShutdownHookBehavior.DONT_REGISTER);
        manager = new DefaultCacheManager(global.build(), false);
        try {
            GlobalComponentRegistry.of(manager).registerComponent(answerer, Call.Answerer.class);
            manager.start();
            manager.defineConfiguration(
                    JOBS,
                    new ConfigurationBuilder()
                            .clustering()
                            .cacheMode(CacheMode.REPL_SYNC)
                            // The settings of a job may hold networks, which take their time to many machines.
                            .remoteTimeout(2, TimeUnit.MINUTES)
                            .build());
            jobs();
        } catch (RuntimeException e) {
            manager.stop();
            throw e;
        }
    }

    /** Their messages are for people who develop them; what users have to know is said by this program. */
    static void silence() {
        System.setProperty("org.jboss.logging.provider", "slf4j");
        SILENCED.forEach(logger -> logger.setLevel(Level.OFF));
    }

    /** The jobs in work, by id; the same on all machines. */
    Cache<String, String> jobs() {
        return manager.getCache(JOBS);
    }

    /** Tells an object of machines that join and leave, by its annotated methods. */
    void addListener(Object listener) {
        manager.addListener(listener);
    }

    /** This machine. */
    Address address() {
        return manager.getAddress();
    }

    /** All machines, this one too. */
    List<Address> members() {
        return manager.getMembers();
    }

    /** The machine that was here first. */
    Address coordinator() {
        return manager.getCoordinator();
    }

    /** Whether there is a connection to the router. */
    boolean isConnected() {
        return tunnel.getStubManager().connectedStubs() > 0;
    }

    /** Asks something of another machine; fails if it gives a reason instead of a result, or is not there any more. */
    CompletableFuture<String> call(Address to, Call call, long timeout, TimeUnit unit) {
        CompletableFuture<String> result = new CompletableFuture<>();
        CompletableFuture<Void> sent = manager.executor()
                .filterTargets(List.of(to))
                .timeout(timeout, unit)
                .submitConsumer(call, (from, answer, failure) -> {
                    if (failure == null) {
                        complete(result, answer);
                    } else {
                        result.completeExceptionally(described(failure, to));
                    }
                });
        // Without a machine to send it to, nobody has been told.
        return sent.handle((done, failure) -> result.completeExceptionally(
                        failure == null ? new MemberLostException(to.toString()) : described(failure, to)))
                .thenCompose(told -> result);
    }

    private static Throwable described(Throwable failure, Address to) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        return cause instanceof SuspectException ? new MemberLostException(to.toString()) : cause;
    }

    private static void complete(CompletableFuture<String> result, String answer) {
        try {
            result.complete(Call.result(answer));
        } catch (UserException e) {
            result.completeExceptionally(e);
        }
    }

    @Override
    public void close() {
        manager.stop();
    }
}
