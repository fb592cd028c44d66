package parachute.tools.cluster.grid;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.jgroups.Address;
import org.jgroups.BytesMessage;
import org.jgroups.JChannel;
import org.jgroups.Message;
import org.jgroups.Receiver;
import org.jgroups.SuspectedException;
import org.jgroups.View;
import org.jgroups.blocks.MessageDispatcher;
import org.jgroups.blocks.RequestHandler;
import org.jgroups.blocks.RequestOptions;
import org.jgroups.blocks.Response;
import org.jgroups.blocks.ResponseMode;
import org.jgroups.protocols.TUNNEL;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parachute.io.UserException;
import parachute.tools.cluster.MemberLostException;

/** This machine in the group: the list of members, and calls to one of them. */
final class GridNode implements AutoCloseable {
    /** The first part of the name of a driver. */
    static final String DRIVER = "driver ";

    private static final Logger LOG = LoggerFactory.getLogger(GridNode.class);

    private static final String CLUSTER = "parachute";

    private final JChannel channel;
    private final MessageDispatcher calls;

    /**
     * Joins the other machines.
     *
     * @param name of this machine
     * @param channel not connected yet; closed with this node
     * @param answerer replies to calls of others
     * @throws IOException if this machine cannot join
     */
    GridNode(String name, JChannel channel, Call.Answerer answerer) throws IOException {
        this.channel = channel.name(name);
        calls = new MessageDispatcher(channel, new Handler(answerer)).asyncDispatching(true);
        try {
            channel.connect(CLUSTER);
        } catch (Exception e) { // as the library declares it
            close();
            throw new IOException(e);
        }
    }

    /** Sets a listener that is notified of all machines whenever one has joined or left; called from any thread. */
    void setListener(Consumer<List<Address>> listener) {
        calls.setReceiver(new Receiver() {
            @Override
            public void viewAccepted(View view) {
                listener.accept(view.getMembers());
            }
        });
    }

    /** Returns this machine. */
    Address address() {
        return channel.getAddress();
    }

    /** Returns all machines, including this one. */
    List<Address> members() {
        return channel.getView().getMembers();
    }

    /** Returns the machine that joined first. */
    Address coordinator() {
        return channel.getView().getCoord();
    }

    /** Returns whether there is a connection to the router. */
    boolean isConnected() {
        TUNNEL tunnel = channel.getProtocolStack().findProtocol(TUNNEL.class);
        return tunnel.getStubManager().connectedStubs() > 0;
    }

    /** Calls another machine; fails if it replies with a reason instead of a result, or has left. */
    CompletableFuture<String> call(Address to, Call call) {
        CompletableFuture<String> result = new CompletableFuture<>();
        // A sender to a machine that does not read blocks until the machine is removed.
        Thread.ofVirtual().name("call").start(() -> send(to, call, result));
        return result;
    }

    private void send(Address to, Call call, CompletableFuture<String> result) {
        try {
            var unused = calls.<byte[]>sendMessageWithFuture(
                            new BytesMessage(to, call.bytes()), new RequestOptions(ResponseMode.GET_FIRST, 0))
                    .whenComplete((answer, failure) -> {
                        if (failure == null) {
                            complete(result, new String(answer, StandardCharsets.UTF_8));
                        } else {
                            result.completeExceptionally(
                                    failure instanceof SuspectedException
                                            ? new MemberLostException(to.toString())
                                            : failure);
                        }
                    });
        } catch (Exception e) { // as the library declares it
            result.completeExceptionally(e);
        }
    }

    /** Sends a call without a reply to a machine that may have left; whether it arrives is not known. */
    void send(Address to, Call call) {
        try {
            calls.sendMessage(new BytesMessage(to, call.bytes()), RequestOptions.ASYNC());
        } catch (Exception e) { // as the library declares it
            LOG.debug("{} cannot be sent {}", to, call.verb(), e);
        }
    }

    private static void complete(CompletableFuture<String> result, String answer) {
        try {
            result.complete(Call.result(answer));
        } catch (UserException e) {
            result.completeExceptionally(e);
        }
    }

    private static Throwable cause(Throwable failure) {
        return failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
    }

    /** Replies to calls as their results arrive, so that none waits for another. */
    private record Handler(Call.Answerer answerer) implements RequestHandler {
        @Override
        public Object handle(Message request) {
            throw new IllegalStateException("all calls are handled asynchronously");
        }

        @Override
        public void handle(Message request, Response response) {
            CompletableFuture<String> result;
            try {
                result = answerer.answer(Call.read(request.getArray(), request.getOffset(), request.getLength()));
            } catch (IOException | RuntimeException e) {
                result = CompletableFuture.failedFuture(e);
            }
            if (response != null) {
                var unused = result.whenComplete((text, failure) -> response.send(
                        (failure == null ? Call.answer(text) : Call.refusal(cause(failure)))
                                .getBytes(StandardCharsets.UTF_8),
                        false));
            }
        }
    }

    @Override
    public void close() {
        calls.stop();
        channel.close();
    }
}
