package parachute.cli.command;

import java.util.Optional;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.Signals;
import parachute.tools.match.Match;
import parachute.tools.match.Progress;

/** Plays matches one after the other; a signal that ends the program ends the match being played. */
final class MatchRunner {
    /** Exit status of a program that was ended from the keyboard. */
    static final int INTERRUPTED = 130;

    /** Milliseconds that the engines get to end after a signal. */
    private static final long END_TIMEOUT = 3_000;

    private Optional<Match> running = Optional.empty();
    private boolean ended;

    /** The program's exit status if a match is ended by a signal: that of the signal. */
    private int exitStatus = INTERRUPTED;

    /** Creates a runner that handles signals from now on. */
    MatchRunner() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::callOff, "end of the match"));
        Signals.onEnd(this::setExitStatus);
    }

    private synchronized void setExitStatus(int status) {
        exitStatus = status;
    }

    private synchronized int exitStatus() {
        return exitStatus;
    }

    /** Returns whether an exit status means that the program was ended by a signal. */
    static boolean isOfSignal(int exitStatus) {
        return exitStatus >= 128;
    }

    /** Reports that an odd number of games is rounded up. */
    static void reportRounding(int games, Progress progress) {
        if (games % 2 != 0) {
            progress.onEvent("--games " + games + ": " + (games + 1)
                    + " games of each pairing are played, each opening with both colours");
        }
    }

    /**
     * Plays a match until it is over or ended by a signal.
     *
     * @return the exit status: that of a signal that ended the match, else one that says whether all engines played
     */
    int play(Match match) throws InterruptedException {
        synchronized (this) {
            if (ended) {
                return exitStatus;
            }
            running = Optional.of(match);
        }
        match.play();
        if (match.isIncomplete()) {
            return exitStatus();
        }
        return match.faultyEngines().isEmpty() ? FrontEnds.OK : FrontEnds.FAILURE;
    }

    /** Waits until the engines have ended and the main thread has printed the table. */
    private void callOff() {
        Optional<Match> match;
        synchronized (this) {
            ended = true;
            match = running;
        }
        try {
            if (match.isPresent()) {
                match.get().callOff();
                match.get().awaitEnd(END_TIMEOUT);
            }
            Thread.sleep(END_TIMEOUT); // the main thread halts the program earlier than that
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
