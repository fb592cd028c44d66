package parachute.web.watch;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import parachute.rules.notation.PgnGame;
import parachute.tools.match.Progress;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.GameRecord;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.Sprt;
import parachute.tools.match.statistics.Standings;
import parachute.tools.match.statistics.StandingsJson;
import parachute.tools.match.statistics.StandingsTable;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/** A match while it is played, for those who watch it. Thread-safe. */
public final class MatchWatch implements Progress {
    /** So many of the last games can be replayed; all of them stand in the file of the match, if it has one. */
    private static final int MOST_GAMES = 1_000;

    /** So many of them are told with the state of the match. */
    private static final int NEWEST = 20;

    /** So many of the last messages are shown. */
    private static final int MOST_EVENTS = 20;

    /** Points of the curve of Elo, of which every second is left out when there are more. */
    private static final int MOST_POINTS = 400;

    private final Optional<Sprt> sprt;
    private final Standings standings;
    private final Map<Integer, PgnGame> finished = new LinkedHashMap<>();
    private final Map<Integer, GameRecord> running = new LinkedHashMap<>();
    private final Deque<String> events = new ArrayDeque<>();
    private final List<Point> course = new ArrayList<>();
    private final long begin = System.nanoTime();
    private int pointsEvery = 1;
    private int played;
    private int all;
    private int playedHere;
    private boolean over;
    private int version;

    /** The Elo of the first engine after some games, and the ends of its error bar. */
    private record Point(int games, double elo, double low, double high) {}

    /** A match of which no game has been played. */
    public MatchWatch(List<String> engines, Optional<Sprt> sprt) {
        this.sprt = sprt;
        standings = new Standings(engines);
    }

    // ---- what happens ---------------------------------------------------------------------------------------------

    @Override
    public synchronized void onGame(PgnGame game) {
        GamePgn.result(game).ifPresent(result -> {
            standings.add(result);
            running.remove(result.number());
            finished.put(result.number(), game);
            if (finished.size() > MOST_GAMES) {
                finished.remove(finished.keySet().iterator().next());
            }
            addPoint();
        });
        changed();
    }

    private void addPoint() {
        MatchScore score = standings.score(standings.engines().getFirst());
        if (standings.games() % pointsEvery == 0 && Double.isFinite(score.eloError())) {
            course.add(new Point(standings.games(), score.elo(), score.eloLow(), score.eloHigh()));
        }
        if (course.size() > MOST_POINTS) {
            pointsEvery *= 2;
            course.removeIf(point -> point.games() % pointsEvery != 0);
        }
    }

    @Override
    public synchronized void onMove(GameRecord game) {
        running.put(game.result().number(), game);
        changed();
    }

    @Override
    public synchronized void onStatus(int playedNow, int allGames, List<String> score) {
        played = playedNow;
        all = allGames;
        playedHere++;
        changed();
    }

    @Override
    public synchronized void onEvent(String line) {
        events.addLast(line);
        if (events.size() > MOST_EVENTS) {
            events.removeFirst();
        }
        changed();
    }

    /** The match is over, or was called off. */
    public synchronized void end() {
        over = true;
        running.clear();
        changed();
    }

    private void changed() {
        version++;
        notifyAll();
    }

    /**
     * Waits until there is something new.
     *
     * @param seen the version that is known
     * @return the newest version; the one that is known if nothing has happened for that time
     */
    public synchronized int await(int seen, Duration atMost) throws InterruptedException {
        long end = System.nanoTime() + atMost.toNanos();
        while (version == seen && System.nanoTime() < end) {
            wait(Math.max(1, (end - System.nanoTime()) / 1_000_000));
        }
        return version;
    }

    // ---- what is shown --------------------------------------------------------------------------------------------

    /** The match as it stands, as JSON. */
    public synchronized Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("engines", standings.engines());
        json.put("played", played);
        json.put("all", all);
        json.put("over", over);
        json.put("gamesPerMinute", playedHere / ((System.nanoTime() - begin) / 60e9));
        json.put("table", table());
        sprt.ifPresent(test -> json.put("sprt", StandingsJson.sprt(test, standings)));
        json.put("course", course);
        json.put("running", running.values().stream().map(WatchedGame::running).toList());
        json.put("finished", games().stream().limit(NEWEST).toList());
        json.put("events", events);
        return json;
    }

    /** The lines that the command prints at the end. */
    private List<String> table() {
        List<String> lines = new ArrayList<>(StandingsTable.lines(standings));
        sprt.ifPresent(test -> lines.add(
                test.describe(standings.score(standings.engines().getFirst()).pairs())));
        return lines;
    }

    /** The games that are over and can be replayed, the last one first. */
    public synchronized List<Map<String, Object>> games() {
        return finished.values().stream().map(WatchedGame::row).toList().reversed();
    }

    /**
     * A game that is over, as JSON.
     *
     * @param number in the schedule of the match, from 1
     * @throws RefusedException if it is not over, or one of those that are not kept
     */
    public Map<String, Object> game(int number) {
        PgnGame game;
        synchronized (this) {
            game = finished.get(number);
        }
        if (game == null) {
            throw new RefusedException(
                    Reason.UNKNOWN, "game " + number + " is not one of the last " + MOST_GAMES + " that are over");
        }
        return WatchedGame.finished(game);
    }

    /** The games that are being played as PGN. */
    public String runningPgn() {
        LocalDate today = LocalDate.now(ZoneId.systemDefault());
        List<GameRecord> games;
        synchronized (this) {
            games = List.copyOf(running.values());
        }
        return games.stream()
                .map(game -> GamePgn.format(game, GamePgn.of(game, today)))
                .collect(Collectors.joining("\n"));
    }
}
