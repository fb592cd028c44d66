package parachute.tools.match;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parachute.rules.board.Side;
import parachute.rules.notation.PgnGame;
import parachute.tools.match.file.GamePgn;
import parachute.tools.match.file.MatchFile;
import parachute.tools.match.file.StoredGames;
import parachute.tools.match.game.EngineFailure;
import parachute.tools.match.game.GameRecord;
import parachute.tools.match.game.GameVerdict;
import parachute.tools.match.game.Player;
import parachute.tools.match.game.Referee;
import parachute.tools.match.opening.Opening;
import parachute.tools.match.player.PlayerPool;
import parachute.tools.match.result.Fault;
import parachute.tools.match.result.GameResult;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.MatchSetupException;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.PairCounts;
import parachute.tools.match.statistics.Sprt;
import parachute.tools.match.statistics.Standings;
import parachute.tools.match.statistics.StandingsJson;
import parachute.tools.match.statistics.StandingsTable;

/**
 * Plays the games of a plan, several at a time, and keeps the score. Another thread may call it off at any moment: games
 * that are not finished then do not count.
 */
public final class Match {
    private static final Logger LOG = LoggerFactory.getLogger(Match.class);

    /**
     * Milliseconds between a fault and its being counted: Ctrl-C at the keyboard interrupts the engines as well as the
     * match, and a game that ends by that is not counted.
     */
    private static final long FAULT_DELAY = 500;

    private final MatchPlan plan;
    private final Progress progress;
    private final Optional<MatchFile> file;
    private final Standings standings;
    private final Backlog backlog;
    private final List<Thread> workers = new ArrayList<>();
    private final Set<String> started = new HashSet<>();
    private final CountDownLatch over;
    private Optional<Throwable> failure = Optional.empty();
    private boolean calledOff;

    /**
     * A match that is to be played or resumed. No other match can write its file until it has been played.
     *
     * @throws MatchSetupException if the file of the games cannot be written, if it holds others than those of the plan, or
     *     any at all although the match is not to be resumed
     */
    public Match(MatchPlan plan, Progress progress) {
        this.plan = plan;
        this.progress = progress;
        this.standings = new Standings(plan.names());
        this.backlog = new Backlog(plan);
        this.over = new CountDownLatch(plan.concurrency());
        this.file = plan.pgn().map(MatchFile::new);
        try {
            file.ifPresent(this::resume);
        } catch (MatchSetupException e) {
            file.ifPresent(MatchFile::close);
            throw e;
        }
    }

    /** Counts the games that a file holds and makes it ready for more. */
    private void resume(MatchFile games) {
        StoredGames stored = games.read(progress::onGame);
        if (!stored.isBlank() && !plan.resume()) {
            throw new MatchSetupException(
                    plan.pgn().orElseThrow() + " holds games: give --resume to go on with them, or another file");
        }
        for (GameResult game : stored.results()) {
            backlog.removePlayed(game);
            standings.add(game);
        }
        games.cutBrokenGame(stored);
        games.checkWritable();
    }

    // ---- control --------------------------------------------------------------------------------------------------

    /**
     * Plays until all games are over, the test has decided, or the match is called off. After an exception the games that
     * were finished before it count.
     *
     * @throws MatchSetupException if an engine cannot play what it is asked for, or a game cannot be written
     * @throws InterruptedException if the thread is interrupted; the match is then called off
     */
    public void play() throws InterruptedException {
        plan.warning().ifPresent(progress::onEvent);
        if (isDecided()) {
            callOff();
        }
        synchronized (this) {
            for (int i = 0; i < plan.concurrency(); i++) {
                Thread worker = new Thread(this::work, "game " + (i + 1));
                workers.add(worker);
                worker.start();
            }
        }
        try {
            over.await();
        } finally {
            callOff();
            file.ifPresent(MatchFile::close);
        }
        throwFailure();
    }

    private synchronized void throwFailure() {
        if (failure.isPresent() && failure.get() instanceof Error error) {
            throw error;
        }
        if (failure.isPresent()) {
            throw (RuntimeException) failure.get();
        }
    }

    /** Ends the match: no new game begins, those that run are given up. */
    public synchronized void callOff() {
        calledOff = true;
        backlog.clear();
        workers.forEach(Thread::interrupt);
    }

    /** Waits until all engines have ended; false if that took longer than some milliseconds. */
    public boolean awaitEnd(long milliseconds) throws InterruptedException {
        return over.await(milliseconds, TimeUnit.MILLISECONDS);
    }

    /** Whether any game is over, in this run or in the one that is resumed. */
    public synchronized boolean hasGames() {
        return standings.games() > 0;
    }

    /** Whether games are missing. */
    public synchronized boolean isIncomplete() {
        return standings.games() < plan.schedule().size() && !isDecided();
    }

    private synchronized boolean isDecided() {
        return plan.sprt().isPresent() && plan.sprt().get().decide(firstPairs()) != Sprt.Decision.UNDECIDED;
    }

    /** The pairs of the first engine, which the SPRT tests. */
    private PairCounts firstPairs() {
        return standings.score(plan.names().get(0)).pairs();
    }

    // ---- the work of one thread -----------------------------------------------------------------------------------

    private void work() {
        try (PlayerPool pool = new PlayerPool(plan.variant(), plan.stallNanos())) {
            workThrough(pool);
        } finally {
            over.countDown();
        }
    }

    private void workThrough(PlayerPool pool) {
        try {
            Optional<ScheduledGame> game = nextGame();
            while (game.isPresent()) {
                play(game.get(), pool);
                game = nextGame();
            }
        } catch (InterruptedException e) {
            LOG.debug("called off", e);
            pool.killAll();
        } catch (RuntimeException | Error e) {
            pool.killAll();
            fail(e);
        }
    }

    private synchronized Optional<ScheduledGame> nextGame() {
        return calledOff ? Optional.empty() : backlog.next();
    }

    private synchronized void fail(Throwable e) {
        if (failure.isEmpty()) {
            failure = Optional.of(e);
        }
        callOff();
    }

    private void play(ScheduledGame game, PlayerPool pool) throws InterruptedException {
        EngineSpec white = plan.engines().get(game.white());
        EngineSpec black = plan.engines().get(game.black());
        Opening opening = plan.opening(game);
        GameRecord record = play(game, white, black, opening, pool);
        Optional<Fault> fault = record.verdict().fault();
        if (fault.isPresent()) {
            Thread.sleep(FAULT_DELAY);
            if (fault.get() != Fault.TIME_LOSS) {
                pool.drop(record.result().loser());
            }
        }
        finish(record);
    }

    /** An engine that does not start any more loses; one that never started ends the match. */
    private GameRecord play(ScheduledGame game, EngineSpec white, EngineSpec black, Opening opening, PlayerPool pool)
            throws InterruptedException {
        Player[] players = new Player[2];
        EngineSpec[] specs = {white, black};
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            try {
                players[side] = pool.get(specs[side]);
                hasStarted(specs[side].name());
            } catch (EngineFailure e) {
                Thread.sleep(FAULT_DELAY);
                if (!everStarted(specs[side].name())) {
                    throw new MatchSetupException(specs[side].name() + " does not start: "
                            + GameVerdict.withErrors(e.getMessage(), e.errors()));
                }
                GameVerdict verdict = GameVerdict.faultOf(side, e);
                return new GameRecord(plan.variant(), opening, white, black, game.round(), List.of(), verdict);
            }
        }
        return Referee.play(plan.variant(), opening, game.round(), players[0], players[1], plan.adjudication());
    }

    private synchronized void hasStarted(String engine) {
        started.add(engine);
    }

    private synchronized boolean everStarted(String engine) {
        return started.contains(engine);
    }

    private synchronized void finish(GameRecord game) {
        if (calledOff) {
            return;
        }
        // The table first: it counts the game even if the disk is full.
        standings.add(game.result());
        PgnGame pgn = GamePgn.of(game, LocalDate.now(ZoneId.systemDefault()));
        progress.onGame(pgn);
        file.ifPresent(games -> games.append(GamePgn.format(game, pgn)));
        if (game.verdict().fault().isPresent()) {
            progress.onEvent("Game " + game.round() + ", " + game.white().name() + " - "
                    + game.black().name() + ": " + game.verdict().explanation());
        }
        progress.onStatus(standings.games(), plan.schedule().size(), status());
        if (isDecided()) {
            progress.onEvent(plan.sprt().orElseThrow().describe(firstPairs()));
            callOff();
        }
    }

    // ---- results --------------------------------------------------------------------------------------------------

    private List<String> status() {
        return StandingsTable.summary(standings, plan.sprt().map(sprt -> sprt.describeRatio(firstPairs())));
    }

    /** The score of an engine so far. */
    public synchronized MatchScore score(String engine) {
        return standings.score(engine);
    }

    /** The table of the match so far, as lines. */
    public synchronized List<String> table() {
        List<String> lines = new ArrayList<>(StandingsTable.lines(standings));
        plan.sprt().ifPresent(sprt -> lines.add(sprt.describe(firstPairs())));
        return lines;
    }

    /** The same for programs, as JSON. */
    public synchronized String json() {
        return StandingsJson.format(standings, plan.sprt());
    }
}
