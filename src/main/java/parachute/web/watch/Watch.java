package parachute.web.watch;

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
import java.util.function.Supplier;
import parachute.rules.notation.PgnGame;
import parachute.tools.match.Progress;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.GameRecord;
import parachute.tools.match.statistics.Sprt;
import parachute.tools.progress.ProgressPart;
import parachute.tools.progress.WorkListener;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/**
 * Work that takes long, for those who watch it: its parts under their titles, the games being played, those that are over,
 * and messages. Thread-safe.
 */
public final class Watch implements WorkListener {
    /** So many of the last games can be replayed; where all of them are kept is the matter of the command. */
    private static final int MOST_GAMES = 1_000;

    /** So many of them are told with everything else. */
    private static final int NEWEST = 20;

    /** So many of the last messages are shown. */
    private static final int MOST_MESSAGES = 20;

    private final String title;
    private final Optional<Path> report;
    private final Map<String, Supplier<ProgressPart>> parts = new LinkedHashMap<>();
    private final Map<Integer, GameRecord> running = new LinkedHashMap<>();
    private final Map<Integer, PgnGame> finished = new LinkedHashMap<>();
    private final Deque<String> messages = new ArrayDeque<>();
    private int finishedInAll;
    private int matchGames;
    private boolean over;
    private int version;

    /**
     * Work that has not begun.
     *
     * @param title what is done
     * @param report the file of a page that the work writes, if it does
     */
    public Watch(String title, Optional<Path> report) {
        this.title = title;
        this.report = report;
    }

    /** What is done. */
    String title() {
        return title;
    }

    // ---- what happens ---------------------------------------------------------------------------------------------

    @Override
    public synchronized void accept(String line) {
        messages.addLast(line);
        if (messages.size() > MOST_MESSAGES) {
            messages.removeFirst();
        }
        changed();
    }

    @Override
    public void show(String name, ProgressPart part) {
        show(name, () -> part);
    }

    /** Shows a part that is asked for whenever somebody looks, by any thread. */
    synchronized void show(String name, Supplier<ProgressPart> part) {
        parts.put(name, part);
        changed();
    }

    /** Shows a part no longer. */
    synchronized void hide(String name) {
        parts.remove(name);
        changed();
    }

    /**
     * One more match, of {@link parachute.tools.match.MatchesListener}. It is shown from its first event on, the first
     * match at once. Its games are numbered behind those of the matches before.
     */
    public synchronized Progress match(String who, List<String> engines, Optional<Sprt> test, int games) {
        MatchWatch match = new MatchWatch(this, who, engines, test, games, matchGames);
        if (matchGames == 0) {
            match.show();
        }
        matchGames += games;
        return match;
    }

    /** A game has begun, or a move has been made in it. */
    synchronized void onMove(int number, GameRecord game) {
        running.put(number, game);
        changed();
    }

    /** A game is over. */
    synchronized void onGame(int number, PgnGame game) {
        running.remove(number);
        finished.put(number, game);
        finishedInAll++;
        if (finished.size() > MOST_GAMES) {
            finished.remove(finished.keySet().iterator().next());
        }
        changed();
    }

    /** A game that nobody plays, such as one that has been analysed, can be looked at from now on. */
    public synchronized void onGame(PgnGame game) {
        onGame(finishedInAll + 1, game);
    }

    /** The work is over, or was called off. */
    public synchronized void end() {
        over = true;
        running.clear();
        changed();
    }

    /** Whether the work is over, or was called off. */
    synchronized boolean isOver() {
        return over;
    }

    /** There is something new. */
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

    /** Everything as it stands, as JSON. */
    public Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        Map<String, Supplier<ProgressPart>> shown;
        List<GameRecord> games;
        List<Integer> numbers;
        synchronized (this) {
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
        List<Object> described = new ArrayList<>();
        shown.forEach((name, part) -> described.add(part(name, part.get())));
        json.put("parts", described);
        return json;
    }

    private static Map<String, Object> part(String name, ProgressPart part) {
        String kind = switch (part) {
            case ProgressPart.Bar bar -> "bar";
            case ProgressPart.TextTable table -> "table";
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

    /** The games that are over and can be replayed, the last one first. */
    public synchronized List<Map<String, Object>> games() {
        return rows(MOST_GAMES);
    }

    private List<Map<String, Object>> rows(int most) {
        return finished.entrySet().stream()
                .skip(Math.max(0, finished.size() - most))
                .map(game -> WatchedGame.row(game.getKey(), game.getValue()))
                .toList()
                .reversed();
    }

    /**
     * A game that is over, as JSON.
     *
     * @param number as in {@link #games}
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
        List<GameRecord> games;
        synchronized (this) {
            games = List.copyOf(running.values());
        }
        return GamePgn.running(games);
    }

    /**
     * The file of the page that the work writes.
     *
     * @throws RefusedException if it writes none, or has not yet
     */
    public Path report() {
        return report.filter(Files::isRegularFile)
                .orElseThrow(() -> new RefusedException(Reason.UNKNOWN, "no page has been written yet"));
    }
}
