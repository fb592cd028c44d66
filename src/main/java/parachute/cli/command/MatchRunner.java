package parachute.cli.command;

import java.util.Optional;
import java.util.function.IntSupplier;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.Signals;
import parachute.tools.match.Match;
import parachute.tools.match.Progress;

/** Plays matches one after the other; a signal that ends the program ends the match being played. */
final class MatchRunner {
    /** Exit status of a program that was ended from the keyboard. */
    static final int INTERRUPTED = 130;

    private final IntSupplier signalStatus;
    private Optional<Match> running = Optional.empty();
    private boolean ended;

    /** Creates a runner that handles signals from now on. */
    MatchRunner() {
        signalStatus = Signals.onEnd(this::callOff);
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
                return exitStatus();
            }
            running = Optional.of(match);
        }
        match.play();
        if (match.isIncomplete()) {
            return exitStatus();
        }
        return match.faultyEngines().isEmpty() ? FrontEnds.OK : FrontEnds.FAILURE;
    }

    /** Returns the exit status after a match that was called off. */
    private int exitStatus() {
        int status = signalStatus.getAsInt();
        return status == FrontEnds.OK ? INTERRUPTED : status;
    }

    private synchronized void callOff() {
        ended = true;
        running.ifPresent(Match::callOff);
    }
}
