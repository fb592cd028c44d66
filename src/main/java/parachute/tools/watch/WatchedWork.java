package parachute.tools.watch;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.rules.pgn.GameTree;
import parachute.tools.json.Json;
import parachute.tools.match.MatchHeader;
import parachute.tools.match.game.Game;
import parachute.tools.match.game.GamePgn;
import parachute.tools.progress.ProgressPart;
import parachute.tools.progress.WorkListener;

/**
 * Long work, for those who watch it: its parts under their titles, running games, finished games, and messages.
 * Thread-safe.
 */
public final class WatchedWork implements WorkListener {
    /** The number of the last games that can be replayed while they are watched. */
    private static final int MAX_GAMES = 1_000;

    /** The number of them that are sent with the state. */
    private static final int NEWEST = 20;

    /** The number of the last messages that are shown. */
    private static final int MAX_MESSAGES = 20;

    private final String title;
    private final Optional<Path> report;
    private final int maxGames;
    private final Map<String, ProgressPart> parts = new LinkedHashMap<>();
    private final Map<Integer, Game> running = new LinkedHashMap<>();
    private final Map<Integer, WatchedGame> finished = new LinkedHashMap<>();
    private final Deque<String> messages = new ArrayDeque<>();
    private Optional<WatchedMatch> match = Optional.empty();
    private int finishedInAll;
    private int matches;
    private int matchGames;
    private boolean over;
    private int version;

    /**
     * Creates a watch of work that has not begun.
     *
     * @param title what is done
     * @param report the file of a page that the work writes, if it does
     */
    public WatchedWork(String title, Optional<Path> report) {
        this(title, report, MAX_GAMES);
    }

    /** Creates the same with another number of last games that can be replayed. */
    WatchedWork(String title, Optional<Path> report, int maxGames) {
        this.title = title;
        this.report = report;
        this.maxGames = maxGames;
    }

    /** Returns what is done. */
    String title() {
        return title;
    }

    // ---- what happens ---------------------------------------------------------------------------------------------

    @Override
    public synchronized void accept(String line) {
        messages.addLast(line);
        if (messages.size() > MAX_MESSAGES) {
            messages.removeFirst();
        }
        changed();
    }

    @Override
    public synchronized void show(String name, ProgressPart part) {
        parts.put(name, part);
        changed();
    }

    /** Shows a match in place of the previous one. */
    synchronized void show(WatchedMatch begun) {
        match = Optional.of(begun);
        changed();
    }

    /**
     * Returns another match, as it is watched. It is shown from its first event on, the first match at once. Its games
     * are numbered after those of the matches before.
     */
    public synchronized WatchedMatch match(MatchHeader header) {
        WatchedMatch made = new WatchedMatch(this, header, matchGames);
        if (match.isEmpty()) {
            show(made);
        }
        matches++;
        matchGames += header.games();
        return made;
    }

    /** Shows a game that has begun, or in which a move was made. */
    synchronized void onMove(int number, Game game) {
        running.put(number, game);
        changed();
    }

    /** Adds a finished game. */
    synchronized void onGame(WatchedGame game) {
        running.remove(game.number());
        finished.put(game.number(), game);
        finishedInAll++;
        if (finished.size() > maxGames) {
            finished.remove(finished.keySet().iterator().next());
        }
        changed();
    }

    /** Adds a game that nobody plays, such as an analysed one. */
    public synchronized void onGame(GameTree game) {
        onGame(WatchedGame.of(finishedInAll + 1, game));
    }

    /** Ends the watch: the work has finished or was cancelled. */
    public synchronized void end() {
        over = true;
        running.clear();
        changed();
    }

    /** Returns whether the work has finished or was cancelled. */
    synchronized boolean isOver() {
        return over;
    }

    /** Notifies those who wait of a new version. */
    synchronized void changed() {
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

    /** Returns the current state as JSON. */
    public Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        Map<String, ProgressPart> shown;
        Optional<WatchedMatch> current;
        List<Game> games;
        List<Integer> numbers;
        synchronized (this) {
            current = match;
            json.put("title", title);
            json.put("over", over);
            json.put("report", report.isPresent());
            json.put("messages", List.copyOf(messages));
            json.put("finishedInAll", finishedInAll);
            json.put("finished", rows(NEWEST));
            shown = new LinkedHashMap<>(parts);
            numbers = List.copyOf(running.keySet());
            games = List.copyOf(running.values());
        }
        List<Object> boards = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            boards.add(WatchedGame.running(numbers.get(i), games.get(i)));
        }
        json.put("running", boards);
        current.ifPresent(played -> shown.putAll(played.parts()));
        List<Object> described = new ArrayList<>();
        shown.forEach((name, part) -> described.add(part(name, part)));
        json.put("parts", described);
        json.put("summary", summary());
        return json;
    }

    /** Returns what came out of the work; empty until it has finished. */
    private String summary() {
        WatchedMatch only;
        synchronized (this) {
            if (!over || matches != 1) {
                return over ? "Finished" : "";
            }
            only = match.orElseThrow();
        }
        return only.summary();
    }

    /** Returns the finished games that can be replayed, each with its moves, the last one first. */
    public List<Map<String, Object>> wholeGames() {
        List<WatchedGame> games;
        synchronized (this) {
            games = List.copyOf(finished.values());
        }
        return games.reversed().stream().map(WatchedGame::json).toList();
    }

    /** Returns everything with all games as JSON text, for a page that is not served. */
    String saved() {
        Map<String, Object> json = json();
        json.put("finished", wholeGames());
        return Json.line(json);
    }

    private static Map<String, Object> part(String name, ProgressPart part) {
        String kind = switch (part) {
            case ProgressPart.Bar bar -> "bar";
            case ProgressPart.Table table -> "table";
            case ProgressPart.Histogram bars -> "histogram";
            case ProgressPart.Boards boards -> "boards";
            case ProgressPart.BoundedRatio ratio -> "ratio";
            case ProgressPart.Diagram diagram -> "diagram";
        };
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("title", name);
        json.put("kind", kind);
        json.put("content", part);
        return json;
    }

    /** Returns the finished games that can be replayed, the last one first. */
    public synchronized List<Map<String, Object>> games() {
        return rows(maxGames);
    }

    private List<Map<String, Object>> rows(int max) {
        return finished.values().stream()
                .skip(Math.max(0, finished.size() - max))
                .map(WatchedGame::row)
                .toList()
                .reversed();
    }

    /**
     * Returns a finished game as JSON; empty if it has not finished, or is not one of the last that are kept.
     *
     * @param number as in {@link #games}
     */
    public Optional<Map<String, Object>> game(int number) {
        Optional<WatchedGame> game;
        synchronized (this) {
            game = Optional.ofNullable(finished.get(number));
        }
        return game.map(WatchedGame::json);
    }

    /** Returns the running games as PGN. */
    public String runningPgn() {
        List<Game> games;
        synchronized (this) {
            games = List.copyOf(running.values());
        }
        return GamePgn.running(games);
    }

    /** Returns the file of the page that the work writes, if it has been written. */
    public Optional<Path> report() {
        return report.filter(Files::isRegularFile);
    }
}
