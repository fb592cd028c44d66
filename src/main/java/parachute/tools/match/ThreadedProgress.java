package parachute.tools.match;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.GameRecord;
import parachute.tools.match.game.GameResult;

/** Tells one who listens to a match of games that are played on threads of this process. */
public final class ThreadedProgress {
    private final Progress progress;
    private final int games;
    private int ended;

    /**
     * The progress of a match.
     *
     * @param progress is told, by one thread at a time
     * @param games of the whole match
     */
    public ThreadedProgress(Progress progress, int games) {
        this.progress = progress;
        this.games = games;
    }

    /** Tells of a game that has begun, or in which a move has been made. */
    public synchronized void onMove(GameRecord game) {
        progress.onMove(game);
    }

    /** Tells of a game that was over before, and of which nothing else is known. */
    public synchronized void onResult(GameResult result) {
        ended++;
        progress.onResult(result);
    }

    /** Tells of a game that is over and was played on another machine, so that only its result is known. */
    public synchronized void onEndElsewhere(GameResult result) {
        onResult(result);
        progress.onStatus(ended, games, List.of());
    }

    /** Tells of a game that is over. */
    public synchronized void onEnd(GameRecord game) {
        ended++;
        progress.onGame(GamePgn.of(game, LocalDate.now(ZoneId.systemDefault())));
        progress.onStatus(ended, games, List.of());
    }
}
