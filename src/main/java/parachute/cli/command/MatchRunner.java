package parachute.cli.command;

import java.util.Collection;
import java.util.function.IntSupplier;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.Signals;
import parachute.tools.match.Match;

/** Plays matches one after the other; until {@link #close}, a signal that ends the program ends them. */
final class MatchRunner implements AutoCloseable {
    /** Exit status of a program that was ended from the keyboard. */
    static final int INTERRUPTED = 130;

    private final Signals signals = new Signals();
    private final IntSupplier signalStatus;

    /** Creates a runner of matches, which calls all of them off at a signal from now on. */
    MatchRunner(Collection<Match> matches) {
        signalStatus = signals.onEnd(() -> matches.forEach(Match::callOff));
    }

    /** Returns whether an exit status means that the program was ended by a signal. */
    static boolean isOfSignal(int exitStatus) {
        return exitStatus >= 128;
    }

    /** Reports that an odd number of games is rounded up. */
    static void reportRounding(int games, StatusLine status) {
        if (games % 2 != 0) {
            status.onEvent("--games " + games + ": " + (games + 1)
                    + " games of each pairing are played, each opening with both colours");
        }
    }

    /**
     * Plays a match until it is over or ended by a signal.
     *
     * @return the exit status: that of a signal that ended the match, else one that says whether all engines played
     */
    int play(Match match) throws InterruptedException {
        match.play();
        if (match.isIncomplete()) {
            int status = signalStatus.getAsInt();
            return status == FrontEnds.OK ? INTERRUPTED : status;
        }
        return match.faultyEngines().isEmpty() ? FrontEnds.OK : FrontEnds.FAILURE;
    }

    @Override
    public void close() {
        signals.close();
    }
}
