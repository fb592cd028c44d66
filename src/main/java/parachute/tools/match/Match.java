package parachute.tools.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parachute.io.ExistingFile;
import parachute.io.UserException;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.match.game.MatchEvent.GameCounted;
import parachute.tools.match.game.MatchEvent.GameFinished;
import parachute.tools.match.game.MatchEvent.Message;
import parachute.tools.match.game.MatchEvent.ScoreChanged;
import parachute.tools.match.game.MatchFile;
import parachute.tools.match.game.MatchGames;
import parachute.tools.match.game.Pairing;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.Sprt;
import parachute.tools.match.statistics.Standings;
import parachute.tools.match.statistics.StandingsJson;
import parachute.tools.match.statistics.StandingsTable;
import parachute.tools.work.LocalTaskRunner;
import parachute.tools.work.TaskRunner;

/**
 * Plays the games of a plan, several at a time, and keeps the score. Another thread may call it off at any time;
 * unfinished games then do not count.
 */
public final class Match {
    private final MatchPlan plan;
    private final Consumer<MatchEvent> listener;
    private final MatchOutput output;
    private final Standings standings;
    private final Backlog backlog;
    private final TaskRunner runner;
    private boolean calledOff;

    /**
     * Creates a match to be played or resumed on threads of this process.
     *
     * @throws UserException as below
     */
    public Match(MatchPlan plan, Consumer<MatchEvent> listener) {
        this(plan, listener, new LocalTaskRunner(plan.concurrency()));
    }

    /**
     * Creates a match to be played or resumed. No other match can write to its file until it is over.
     *
     * @param runner plays its games, and is stopped when the match is over
     * @throws UserException if the file of the games cannot be written, holds games that are not in the plan, or holds
     *     any games although the match is not to be resumed
     */
    public Match(MatchPlan plan, Consumer<MatchEvent> listener, TaskRunner runner) {
        this.plan = plan;
        this.listener = listener;
        this.runner = runner;
        this.standings = new Standings(plan.names());
        this.backlog = new Backlog(plan);
        this.output = new MatchOutput(plan.files());
        try {
            output.pgn().ifPresent(this::resume);
        } catch (UserException e) {
            output.close();
            throw e;
        }
    }

    /** Counts the games that a file holds and makes it ready for more. */
    private void resume(MatchFile games) {
        if (plan.existing() == ExistingFile.REPLACE) {
            games.clear();
        }
        List<GameCounted> counted = new ArrayList<>();
        MatchGames stored = games.read(game -> {
            listener.accept(game);
            if (output.hasLines()) {
                counted.add(game);
            }
        });
        if (!stored.isBlank() && plan.existing() != ExistingFile.RESUME) {
            throw new UserException(
                    plan.files().pgn().orElseThrow() + " exists; --resume continues its games, --force replaces it");
        }
        stored.problems().forEach(this::report);
        for (GameTags game : stored.games()) {
            backlog.removePlayed(game);
            standings.add(game);
        }
        games.cutBrokenGame(stored);
        output.complete(counted);
        games.checkWritable();
    }

    // ---- control --------------------------------------------------------------------------------------------------

    /**
     * Plays until all games are over, the test has decided, or the match is called off. Games that were finished
     * before an exception count.
     *
     * @throws UserException if an engine cannot play the games, or a game cannot be written
     * @throws InterruptedException if the thread is interrupted; the match is then called off
     */
    public void play() throws InterruptedException {
        plan.warning().ifPresent(this::report);
        if (isDecided()) {
            callOff();
        }
        try {
            runner.run(
                    new MatchWork(plan.variant(), plan.conduct(), plan.engines(), this::onMove),
                    this::nextGame,
                    this::finish);
        } finally {
            callOff();
            output.close();
        }
        for (String engine : faultyEngines()) {
            report("Every game of " + engine + " ended by its fault: " + faults(engine));
        }
    }

    /** Ends the match: no new game starts, running games are abandoned. */
    public void callOff() {
        synchronized (this) {
            calledOff = true;
            backlog.clear();
        }
        runner.stop();
    }

    /** Returns whether any game is over, in this run or in the one that is resumed. */
    public synchronized boolean hasGames() {
        return standings.games() > 0;
    }

    /** Returns whether games are missing. */
    public synchronized boolean isIncomplete() {
        return standings.games() < backlog.all() && !isDecided();
    }

    /** Returns the engines that have lost every game by a fault, so that their strength was not measured. */
    public synchronized List<String> faultyEngines() {
        return plan.names().stream().filter(standings::isAlwaysAtFault).toList();
    }

    private synchronized String faults(String engine) {
        return StandingsTable.faults(standings, engine);
    }

    private void report(String line) {
        listener.accept(new Message(line));
    }

    private synchronized boolean isDecided() {
        return plan.sprt().isPresent() && plan.sprt().get().decide(standings.firstPairs()) != Sprt.Decision.UNDECIDED;
    }

    // ---- games ----------------------------------------------------------------------------------------------------

    private synchronized Optional<Pairing> nextGame() {
        return backlog.next();
    }

    private synchronized void onMove(MatchEvent move) {
        if (!calledOff) {
            output.accept(move);
            listener.accept(move);
        }
    }

    private synchronized void finish(Pairing pairing, GameFinished game) {
        if (calledOff) {
            return;
        }
        // The table first: it counts the game even if the disk is full.
        standings.add(game.tags());
        backlog.finish(game.tags());
        listener.accept(new GameCounted(game.tags(), game.game()));
        output.accept(game);
        listener.accept(game);
        game.remarks().forEach(this::report);
        listener.accept(
                new ScoreChanged(standings.games(), backlog.all(), StandingsTable.summary(standings, plan.sprt())));
        if (isDecided()) {
            report(plan.sprt().orElseThrow().describe(standings.firstPairs()));
            callOff();
        }
    }

    // ---- results --------------------------------------------------------------------------------------------------

    /** Returns the score of an engine so far. */
    public synchronized MatchScore score(String engine) {
        return standings.score(engine);
    }

    /** Returns the table of the match so far, as lines. */
    public synchronized List<String> table() {
        return StandingsTable.lines(standings, plan.sprt());
    }

    /** Returns the same for programs, as JSON. */
    public synchronized String json() {
        return StandingsJson.format(standings, plan.sprt());
    }
}
