package parachute.cli.command;

import parachute.cli.start.FrontEnds;
import parachute.cli.start.Signals;

/** Ends what a command does when a signal ends the program, and gives it a little time. */
final class EndHook implements Runnable {
    /** Milliseconds that the work in hand gets to end. */
    private static final long END_TIMEOUT = 5_000;

    private final Runnable end;
    private int exitStatus = FrontEnds.OK;

    private EndHook(Runnable end) {
        this.end = end;
    }

    /** From now on a signal runs {@code end}, whose work the main thread has to see ended, and then ends the program. */
    static EndHook install(Runnable end) {
        EndHook hook = new EndHook(end);
        Runtime.getRuntime().addShutdownHook(new Thread(hook, "end of the command"));
        Signals.onEnd(hook::setExitStatus);
        return hook;
    }

    private synchronized void setExitStatus(int status) {
        exitStatus = status;
    }

    /** That of the signal; {@link FrontEnds#OK} if there was none. */
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
