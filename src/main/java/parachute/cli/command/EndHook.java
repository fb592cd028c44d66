package parachute.cli.command;

import parachute.cli.start.FrontEnds;
import parachute.cli.start.Signals;

/** Ends the work of a command when a signal ends the program, with a time limit. */
final class EndHook implements Runnable {
    /** Milliseconds that the work gets to end. */
    private static final long END_TIMEOUT = 6_000;

    private final Runnable end;
    private int exitStatus = FrontEnds.OK;

    private EndHook(Runnable end) {
        this.end = end;
    }

    /** Installs a hook: a signal runs {@code end}, waits until the main thread has ended, and then ends the program. */
    static EndHook install(Runnable end) {
        EndHook hook = new EndHook(end);
        Runtime.getRuntime().addShutdownHook(new Thread(hook, "end of the command"));
        Signals.onEnd(hook::setExitStatus);
        return hook;
    }

    private synchronized void setExitStatus(int status) {
        exitStatus = status;
    }

    /** Returns the exit status of the signal; {@link FrontEnds#OK} if there was none. */
    synchronized int exitStatus() {
        return exitStatus;
    }

    @Override
    public void run() {
        end.run();
        try {
            Thread.sleep(END_TIMEOUT); // the main thread halts the program earlier than that
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
