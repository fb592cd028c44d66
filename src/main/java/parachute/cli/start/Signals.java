package parachute.cli.start;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * What signals of the operating system do to this process until {@link #close}. One that the process was started to
 * ignore stays ignored, and a virtual machine started with {@code -Xrs} leaves all to the system. For one thread.
 */
public final class Signals implements AutoCloseable {
    /** Sent by Ctrl-C, and by XBoard to wake an engine. */
    public static final String INTERRUPT = "INT";

    /** Asks the process to end. */
    public static final String TERMINATION = "TERM";

    /** Not {@link SignalHandler#SIG_IGN}: the virtual machine would not take the signal back from that. */
    private static final SignalHandler IGNORING = signal -> {};

    private final Map<String, SignalHandler> handlersBefore = new HashMap<>();

    /**
     * The signal does nothing from now on, or it ends the process at once. At the start it does that too, but only when
     * all threads can stand still, which takes seconds while a large table is being made.
     */
    public void setIgnored(String name, boolean ignored) {
        SignalHandler handler = ignored ? IGNORING : SignalHandler.SIG_DFL;
        handle(name, handler).ifPresent(before -> handlersBefore.putIfAbsent(name, before));
    }

    @Override
    public void close() {
        handlersBefore.forEach(Signals::handle);
        handlersBefore.clear();
    }

    /** Tells the status that the process will have, when a signal begins to end it. */
    public static void onEnd(IntConsumer listener) {
        for (String name : List.of(INTERRUPT, TERMINATION)) {
            handle(name, signal -> {
                int status = 128 + signal.getNumber(); // as shells count
                listener.accept(status);
                Runtime.getRuntime().exit(status);
            });
        }
    }

    /** The handler before; empty if the virtual machine leaves the signal to the system. */
    private static Optional<SignalHandler> handle(String name, SignalHandler handler) {
        try {
            return Optional.of(Signal.handle(new Signal(name), handler));
        } catch (IllegalArgumentException e) { // -Xrs
            return Optional.empty();
        }
    }
}
