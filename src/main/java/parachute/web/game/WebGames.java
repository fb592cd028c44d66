package parachute.web.game;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import parachute.io.UserException;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.json.RequestBody;
import parachute.web.search.EnginePool;

/** All games of a folder. Thread-safe. */
public final class WebGames implements AutoCloseable {
    /** The largest number of files that anybody looks through. */
    private static final int MAX_GAMES = 10_000;

    /** Milliseconds that a weak engine takes for a move at least. */
    private static final long REPLY_MILLIS = 500;

    private static final String ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final int ID_LENGTH = 10;

    private final Map<String, WebGame> games = new ConcurrentHashMap<>();
    private final SecureRandom random = new SecureRandom();
    private final ScheduledExecutorService timer;
    private final Services services;

    /**
     * The services that games share.
     *
     * @param engines choose the engine's moves
     * @param timer notifies games when a flag falls
     * @param replyMillis that a weak engine takes for a move at least, as a person would
     * @param nanoTime for clocks, as {@link System#nanoTime} returns it
     * @param calendar for dates
     * @param folder where games are kept
     * @param complaints gets a line for each failure that does not belong to a request
     */
    record Services(
            EnginePool engines,
            ScheduledExecutorService timer,
            long replyMillis,
            LongSupplier nanoTime,
            InstantSource calendar,
            GameFolder folder,
            Consumer<String> complaints) {}

    /**
     * Creates the games of a folder, paused until they are requested.
     *
     * @param engines choose the engine's moves
     * @param complaints gets a line for each file that is not a game, and for each game that cannot be saved
     */
    public WebGames(GameFolder folder, EnginePool engines, Consumer<String> complaints) {
        this(folder, engines, complaints, REPLY_MILLIS, System::nanoTime);
    }

    WebGames(
            GameFolder folder,
            EnginePool engines,
            Consumer<String> complaints,
            long replyMillis,
            LongSupplier nanoTime) {
        timer = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("clocks").factory());
        services = new Services(engines, timer, replyMillis, nanoTime, InstantSource.system(), folder, complaints);
        folder.read(kept -> new WebGame(kept.id(), kept.settings(), kept.progress(), services), complaints)
                .forEach(game -> games.put(game.id(), game));
    }

    /**
     * Starts a game.
     *
     * @param request its settings, as JSON
     */
    public WebGame create(RequestBody request) {
        return create(GameSettings.parse(request, random));
    }

    /** Starts a game. */
    public WebGame create(GameSettings settings) {
        if (games.size() >= MAX_GAMES) {
            throw new RefusedException(Reason.BUSY, "there are " + games.size() + " games; some have to be deleted");
        }
        GameProgress progress = GameProgress.start(services.calendar().instant());
        String id = newId();
        WebGame game = new WebGame(id, settings, progress, services);
        services.folder().write(id, settings, progress);
        games.put(id, game);
        game.wake();
        return game;
    }

    private String newId() {
        StringBuilder id = new StringBuilder();
        for (int i = 0; i < ID_LENGTH; i++) {
            id.append(ID_LETTERS.charAt(random.nextInt(ID_LETTERS.length())));
        }
        return id.toString();
    }

    /**
     * Returns the game of this name.
     *
     * @throws RefusedException if there is none
     */
    public WebGame get(String id) {
        return find(id).orElseThrow(WebGames::unknown);
    }

    /** Returns the game of this name, if there is one. */
    public Optional<WebGame> find(String id) {
        return Optional.ofNullable(games.get(id));
    }

    static RefusedException unknown() {
        return new RefusedException(Reason.UNKNOWN, "there is no such game");
    }

    /**
     * Deletes a game and its file.
     *
     * @throws RefusedException if there is none of this name
     * @throws UserException if its file cannot be deleted; the game then stays
     */
    public void delete(String id) {
        get(id).delete();
        games.remove(id);
    }

    /** Returns all games, the last changed first. */
    public List<WebGame> newestFirst() {
        return games.values().stream()
                .sorted(Comparator.comparing(WebGame::changed).reversed())
                .toList();
    }

    /** Stops the games' work; their files stay. */
    @Override
    public void close() {
        games.values().forEach(WebGame::close);
        timer.shutdownNow();
    }
}
