package parachute.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * Signals of the operating system that this process ignores until {@link #close}. One that the process was started to
 * ignore stays ignored, and a virtual machine started with {@code -Xrs} leaves all as they are. For one thread.
 */
final class Signals implements AutoCloseable {
    /** Sent by Ctrl-C, and by XBoard to wake an engine. */
    static final String INTERRUPT = "INT";

    /** Asks the process to end. */
    static final String TERMINATION = "TERM";

    /** Not {@link SignalHandler#SIG_IGN}: the virtual machine would not take the signal back from that. */
    private static final SignalHandler IGNORING = signal -> {};

    private final Map<String, SignalHandler> handlers = new HashMap<>();

    /** From now on the signal is ignored, or it does what it did when this object was made. */
    void setIgnored(String name, boolean ignored) {
        if (ignored) {
            handle(name, IGNORING).ifPresent(handler -> handlers.putIfAbsent(name, handler));
        } else if (handlers.containsKey(name)) {
            handle(name, handlers.remove(name));
        }
    }

    @Override
    public void close() {
        handlers.forEach(Signals::handle);
        handlers.clear();
    }

    /** Tells the status that the process will have, when a signal begins to end it. */
    static void onEnd(IntConsumer listener) {
        for (String name : List.of(INTERRUPT, TERMINATION)) {
            handle(name, signal -> {
                int status = 128 + signal.getNumber(); // as shells count
                listener.accept(status);
                Runtime.getRuntime().exit(status);
            });
        }
    }

    /** The handler before; empty if the virtual machine lets the system handle the signal. */
    private static Optional<SignalHandler> handle(String name, SignalHandler handler) {
        try {
            return Optional.of(Signal.handle(new Signal(name), handler));
        } catch (IllegalArgumentException e) { // -Xrs
            return Optional.empty();
        }
    }
}
