package parachute.cli.start;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * How this process handles signals of the operating system until {@link #close}. One that the process was started to
 * ignore stays ignored, and a virtual machine started with {@code -Xrs} leaves all to the system. Not thread-safe.
 */
public final class Signals implements AutoCloseable {
    /** Sent by Ctrl-C, and by XBoard to wake an engine. */
    public static final String INTERRUPT = "INT";

    /** Asks the process to end. */
    public static final String TERMINATION = "TERM";

    /** Not {@link SignalHandler#SIG_IGN}: the virtual machine could not handle the signal again after that. */
    private static final SignalHandler IGNORING = signal -> {};

    /** Milliseconds that the work of a command gets to end. */
    private static final long END_TIMEOUT = 6_000;

    private final Map<String, SignalHandler> handlersBefore = new HashMap<>();
    private final List<Thread> hooks = new ArrayList<>();

    /**
     * Sets whether a signal is ignored or ends the process at once. By default it ends the process too, but only after all
     * threads have reached a safepoint, which takes seconds while a large table is being allocated.
     *
     * @param name {@link #INTERRUPT} or {@link #TERMINATION}
     */
    public void setIgnored(String name, boolean ignored) {
        replace(name, ignored ? IGNORING : SignalHandler.SIG_DFL);
    }

    /** Restores the handlers that were set before. */
    @Override
    public void close() {
        handlersBefore.forEach(Signals::handle);
        handlersBefore.clear();
        try {
            hooks.forEach(Runtime.getRuntime()::removeShutdownHook);
        } catch (IllegalStateException e) {
            // A signal is ending the process.
        }
    }

    /**
     * Ends the work of a command when a signal ends the process: runs {@code end}, then waits until the main thread halts
     * the process, up to a timeout.
     *
     * @return the exit status of the signal, 128 and its number, as shells count; 0 if there was none
     */
    public IntSupplier onEnd(Runnable end) {
        AtomicInteger status = new AtomicInteger();
        Thread hook = new Thread(
                () -> {
                    end.run();
                    try {
                        Thread.sleep(END_TIMEOUT);
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                },
                "end of the command");
        Runtime.getRuntime().addShutdownHook(hook);
        hooks.add(hook);
        for (String name : List.of(INTERRUPT, TERMINATION)) {
            replace(name, signal -> {
                status.set(128 + signal.getNumber());
                Runtime.getRuntime().exit(status.get());
            });
        }
        return status::get;
    }

    private void replace(String name, SignalHandler handler) {
        handle(name, handler).ifPresent(before -> handlersBefore.putIfAbsent(name, before));
    }

    /** Returns the handler before; empty if the virtual machine leaves the signal to the system. */
    private static Optional<SignalHandler> handle(String name, SignalHandler handler) {
        try {
            return Optional.of(Signal.handle(new Signal(name), handler));
        } catch (IllegalArgumentException e) { // -Xrs
            return Optional.empty();
        }
    }
}
