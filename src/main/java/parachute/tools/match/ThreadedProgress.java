package parachute.tools.match;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import parachute.tools.match.game.Game;
import parachute.tools.match.game.GamePgn;

/** Notifies a listener of the games that are played on threads of this process. */
public final class ThreadedProgress {
    private final Progress progress;
    private final int games;
    private int ended;

    /**
     * Creates the progress of a match.
     *
     * @param progress is notified by one thread at a time
     * @param games of the whole match
     */
    public ThreadedProgress(Progress progress, int games) {
        this.progress = progress;
        this.games = games;
    }

    /** Reports a game that has started, or in which a move has been made. */
    public synchronized void onMove(Game game) {
        progress.onMove(game);
    }

    /** Reports a game that is over. */
    public synchronized void onEnd(Game game) {
        ended++;
        progress.onGame(GamePgn.of(game, LocalDate.now(ZoneId.systemDefault())));
        progress.onStatus(ended, games, List.of());
    }
}
