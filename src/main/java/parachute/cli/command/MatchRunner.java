package parachute.cli.command;

import java.util.Collection;
import java.util.List;
import java.util.function.IntSupplier;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.Signals;
import parachute.io.UserException;
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

    /**
     * Plays one match and prints the table of its games, whatever ends the match.
     *
     * @param table prints it
     * @param resumable whether the same command can continue the match
     * @return the exit status
     */
    static int playAndPrint(Match match, StatusLine status, Runnable table, boolean resumable)
            throws InterruptedException {
        try (MatchRunner runner = new MatchRunner(List.of(match))) {
            int exit;
            String end;
            try {
                exit = runner.play(match);
                end = isOfSignal(exit) ? "Interrupted" : "";
            } catch (RuntimeException | Error e) {
                if (!match.hasGames()) {
                    throw e;
                }
                exit = FrontEnds.FAILURE;
                end = "Aborted: " + (e instanceof UserException ? e.getMessage() : "internal error: " + e);
            } finally {
                status.close();
            }
            table.run();
            if (!end.isEmpty()) {
                status.onEvent(end + (resumable ? "; the same command with --resume continues." : "."));
            }
            return exit;
        }
    }

    @Override
    public void close() {
        signals.close();
    }
}
