package parachute.web.game;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parachute.engine.GameScores;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchResult;
import parachute.engine.strength.Level;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.movegen.Outcome;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.Node;
import parachute.rules.pgn.PgnWriter;
import parachute.tools.match.game.GameResult;
import parachute.web.json.GameLine;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.search.EnginePool;

/**
 * A game of people and the engine, watched by any number of pages. Every requested change is written to its file before
 * it is published; a refused one changes nothing. An engine move and a fallen flag cannot be refused: if they cannot be
 * written, they are published with the reason, and written as soon as possible. Thread-safe.
 *
 * <p>Clocks begin to run with the first move. A game that was read from a file is paused, its clocks as well, until it
 * is requested; and a game of the engine against itself continues only while it is watched.
 */
public final class WebGame {
    /** Milliseconds that the engine thinks about a move without a clock. */
    private static final long MOVE_TIME = 1_000;

    /** Milliseconds at most with a clock, however much is on it: closing a page leaves no long search running. */
    private static final long MAX_MOVE_TIME = 5_000;

    /** Milliseconds for a hint. */
    private static final long HINT_TIME = 500;

    /** Milliseconds to decide about an offered draw. */
    private static final long DRAW_TIME = 300;

    /** Milliseconds after which a game that nobody watches is paused: reloading a page takes less. */
    private static final long UNWATCHED = 3_000;

    /** Milliseconds after which a state that could not be written is written again. */
    private static final long WRITE_AGAIN = 2_000;

    private final String id;
    private final GameSettings settings;
    private final WebGames.Services services;
    private final GameLine line;
    private final Optional<ChessClock> clock;
    private final GameFile file;
    private final GameScores scores = new GameScores();

    private Optional<EnginePool.PendingMove> choice = Optional.empty();
    private Optional<Future<?>> flagFall = Optional.empty();
    private boolean paused = true;
    private int watches;
    private int version;

    private boolean closed;

    /**
     * Creates a game as it was left.
     *
     * @throws RefusedException if its moves are not legal, or have no times although there is a clock, or if it is
     *     running although the rules end it
     */
    WebGame(String id, GameSettings settings, GameProgress progress, WebGames.Services services) {
        this.id = id;
        this.settings = settings;
        this.services = services;
        file = new GameFile(id, settings, progress, services);
        line = GameLine.of(settings.name(), Optional.of(settings.start()), progress.moves());
        clock = settings.clock().map(setting -> new ChessClock(setting, services.nanoTime()));
        if (progress.clocks().size() != (clock.isPresent() ? line.plies() : 0)) {
            throw new RefusedException(Reason.INVALID, "the number of times differs from the number of moves");
        }
        long max =
                settings.clock().map(setting -> setting.maxMillis(line.plies())).orElse(0L);
        if (progress.clocks().stream().anyMatch(left -> left < 0 || left > max)) {
            throw new RefusedException(Reason.INVALID, "a time is not one that its clock can show");
        }
        Outcome outcome = Outcome.of(line.position());
        if (outcome.isOver() && !progress.isOver()) {
            throw new RefusedException(Reason.INVALID, "there is nothing to play: " + outcome.reason());
        }
        setClocks();
    }

    // ---- what it is -----------------------------------------------------------------------------------------------

    /** Returns the name by which requests know it. */
    public String id() {
        return id;
    }

    /** Returns its settings. */
    public GameSettings settings() {
        return settings;
    }

    /** Returns when it last changed. */
    public synchronized Instant changed() {
        return progress().changed();
    }

    /** Returns the game as JSON. */
    public synchronized Map<String, Object> json() {
        return json(0);
    }

    /**
     * Returns the game as JSON for a client that has its first moves.
     *
     * @param known the number of these moves, which are left out; "kept" is that of those left out, if any
     */
    public synchronized Map<String, Object> json(int known) {
        checkFlag();
        int kept = Math.min(known, line.plies());
        Map<String, Object> json = head();
        json.put("start", settings.start());
        json.put("white", settings.white().json());
        json.put("black", settings.black().json());
        if (kept > 0) {
            json.put("kept", kept);
        }
        json.put("moves", moves().subList(kept, line.plies()));
        json.put("position", line.positionJson());
        json.put("result", progress().result());
        json.put("reason", progress().reason());
        json.put("thinking", choice.isPresent());
        clock.ifPresent(clocks -> json.put("clock", clocks.json()));
        file.unsaved().ifPresent(reason -> json.put("unsaved", reason));
        return json;
    }

    /** Returns the game as a row of a list. */
    public synchronized Map<String, Object> summaryJson() {
        checkFlag();
        Map<String, Object> json = head();
        json.put("white", settings.white().json());
        json.put("black", settings.black().json());
        json.put("plies", line.plies());
        json.put("result", progress().result());
        json.put("changed", progress().changed().toString());
        return json;
    }

    private Map<String, Object> head() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", id);
        json.put("variant", settings.name().variant().uciName());
        json.put("chess960", settings.name().chess960());
        return json;
    }

    /** Returns the game as PGN. */
    public synchronized String pgn() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Parachute");
        tags.put("Site", "?");
        tags.put(
                "Date",
                LocalDate.ofInstant(progress().changed(), ZoneId.systemDefault())
                        .toString()
                        .replace('-', '.'));
        tags.put("Round", "-");
        String nameless = enginesPlaying() == 0 ? "?" : "You";
        tags.put("White", settings.white().pgnName(nameless));
        tags.put("Black", settings.black().pgnName(nameless));
        settings.clock().ifPresent(setting -> tags.put("TimeControl", setting.base() + "+" + setting.increment()));
        tags.put("Termination", termination());
        GameTree game = PgnWriter.game(line.position(), tags, progress().result());
        List<Node> moves = game.moves();
        for (int ply = 0; ply < progress().clocks().size(); ply++) {
            moves.get(ply).comment(PgnWriter.clock(progress().clocks().get(ply)));
        }
        (moves.isEmpty() ? game.root() : moves.getLast()).addComment(progress().reason());
        return PgnWriter.format(game);
    }

    /** Returns the value of PGN's tag Termination. */
    private String termination() {
        boolean isOnTime = progress().reason().matches(".*(forfeits on|ran out of) time.*");
        return isOnTime ? "time forfeit" : progress().isOver() ? "normal" : "unterminated";
    }

    // ---- what people do -------------------------------------------------------------------------------------------

    /**
     * Plays a move of a person.
     *
     * @param text in coordinate or standard algebraic notation
     * @param after the number of moves that the client has seen; empty if that does not matter
     */
    public synchronized void move(String text, OptionalInt after) {
        checkGoesOn();
        if (after.isPresent() && after.getAsInt() != line.plies()) {
            throw conflict("the game has " + line.plies() + " moves, not " + after.getAsInt());
        }
        checkPersonIsToMove();
        play(line.parse(text), this::change);
    }

    /** Takes back the last move, and against the engine the person's last one. */
    public synchronized void takeBack() {
        checkFlag();
        int plies = pliesToTakeBack();
        if (plies == 0 || plies > line.plies()) {
            throw conflict("there is no move to take back");
        }
        change(progress().withoutLast(plies, now()));
        stopThinking();
        scores.clear();
        paused = false;
        for (int i = 0; i < plies; i++) {
            line.takeBack();
        }
        setClocks();
        goOn();
    }

    private int pliesToTakeBack() {
        boolean own = !isEngine(turn() ^ 1);
        return switch (enginesPlaying()) {
            case 0 -> 1;
            case 1 -> own ? 1 : 2;
            default -> 0;
        };
    }

    /**
     * Offers a draw. Two people at one page agree by that; the engine decides by the scores of its moves, or by a short
     * search if it has not moved yet.
     *
     * @return whether the game is drawn now
     */
    public boolean offerDraw() {
        synchronized (this) {
            checkGoesOn();
            checkPersonIsToMove();
            if (enginesPlaying() == 0) {
                end(GameResult.DRAW, "Draw by agreement", this::change);
                return true;
            }
            if (!scores.isEmpty()) {
                return decideOnDraw();
            }
        }
        return afterSearch(DRAW_TIME, found -> {
            scores.add(-found.score()); // the opponent of the engine is to move
            return decideOnDraw();
        });
    }

    private boolean decideOnDraw() {
        boolean accepted = scores.acceptDraw(line.position());
        if (accepted) {
            end(GameResult.DRAW, "Draw by agreement", this::change);
        }
        return accepted;
    }

    /** Resigns for the person, or of two people for the one to move. */
    public synchronized void resign() {
        checkGoesOn();
        int side = isEngine(turn()) ? turn() ^ 1 : turn();
        if (isEngine(side)) {
            throw conflict("nobody but the engine plays");
        }
        end(winOf(side ^ 1), Side.name(side) + " resigns", this::change);
    }

    /** Returns a move that the engine would play for the person to move. */
    public GameLine.WrittenMove hint() {
        return afterSearch(
                HINT_TIME, found -> line.written(List.of(found.bestMove())).getFirst());
    }

    /** Searches for the person to move, and uses what was found unless the game has changed in the meantime. */
    private <T> T afterSearch(long milliseconds, Function<SearchResult, T> use) {
        EnginePool.PendingMove opinion;
        int seen;
        synchronized (this) {
            checkGoesOn();
            checkPersonIsToMove();
            seen = version;
            SearchLimits limits = SearchLimits.NONE.withMoveTime(milliseconds);
            opinion = services.engines().choose(line.position(), limit -> limit.setLevel(Level.FULL), limits);
        }
        SearchResult found;
        try {
            found = opinion.result().join();
        } catch (CancellationException | CompletionException e) {
            throw new IllegalStateException("the engine returned no move", e);
        }
        synchronized (this) {
            if (version != seen) {
                throw conflict("the game has changed in the meantime");
            }
            return use.apply(found);
        }
    }

    // ---- checks ---------------------------------------------------------------------------------------------------

    private void checkGoesOn() {
        checkFlag();
        if (progress().isOver()) {
            throw conflict("the game is over: " + progress().reason());
        }
    }

    private void checkPersonIsToMove() {
        if (isEngine(turn())) {
            throw conflict("it is the engine's move");
        }
    }

    private static RefusedException conflict(String message) {
        return new RefusedException(Reason.CONFLICT, message);
    }

    private int turn() {
        return line.position().sideToMove();
    }

    private boolean isEngine(int side) {
        return settings.participant(side).isEngine();
    }

    private int enginesPlaying() {
        return (isEngine(Side.WHITE) ? 1 : 0) + (isEngine(Side.BLACK) ? 1 : 0);
    }

    // ---- changes --------------------------------------------------------------------------------------------------

    private void play(int move, Consumer<GameProgress> keep) {
        int side = turn();
        List<Long> left = new ArrayList<>();
        clock.ifPresent(clocks -> left.add(clocks.left(side) + clocks.setting().incrementMillis()));
        line.play(move);
        Outcome outcome = Outcome.of(line.position());
        try {
            keep.accept(
                    progress().withMove(line.moves().getLast().uci(), left, outcome.result(), outcome.reason(), now()));
        } catch (RuntimeException e) {
            line.takeBack();
            throw e;
        }
        clock.ifPresent(clocks -> clocks.set(side, left.getFirst()));
        paused = false;
        goOn();
    }

    private void end(String result, String reason, Consumer<GameProgress> keep) {
        keep.accept(progress().withResult(result, reason, now()));
        stopThinking();
        goOn();
    }

    /** Stores a requested state, in the file first. */
    private void change(GameProgress next) {
        if (closed) {
            throw WebGames.unknown();
        }
        file.change(next);
        publish();
    }

    /** Stores an unrequested state, in the file as soon as possible. */
    private void changeAnyway(GameProgress next) {
        boolean wasSaved = file.isSaved();
        file.changeAnyway(next);
        if (wasSaved && !file.isSaved()) {
            saveLater();
        }
        publish();
    }

    private void saveLater() {
        var unused = services.timer().schedule(this::saveAgain, WRITE_AGAIN, TimeUnit.MILLISECONDS);
    }

    private synchronized void saveAgain() {
        if (closed || file.isSaved()) {
            return;
        }
        file.save();
        if (file.isSaved()) {
            publish();
        } else {
            saveLater();
        }
    }

    private void publish() {
        version++;
        notifyAll();
    }

    private GameProgress progress() {
        return file.progress();
    }

    private Instant now() {
        return services.calendar().instant();
    }

    private static String winOf(int side) {
        return side == Side.WHITE ? GameResult.WHITE_WINS : GameResult.BLACK_WINS;
    }

    /** Starts the clock and the engine if they have to run. */
    private void goOn() {
        flagFall.ifPresent(timer -> timer.cancel(false));
        flagFall = Optional.empty();
        if (paused || closed || progress().isOver()) {
            clock.ifPresent(ChessClock::stop);
            return;
        }
        clock.filter(clocks -> line.plies() > 0).ifPresent(this::letRun);
        if (isEngine(turn()) && choice.isEmpty()) {
            think();
        }
    }

    private void letRun(ChessClock clocks) {
        int side = turn();
        if (!clocks.running().equals(OptionalInt.of(side))) {
            clocks.start(side);
        }
        flagFall = Optional.of(
                services.timer().schedule(this::checkFlagInTime, clocks.left(side) + 1, TimeUnit.MILLISECONDS));
    }

    /** Sets the clocks to what was left after the last moves, and stops them. */
    private void setClocks() {
        clock.ifPresent(clocks -> clocks.set(progress().clocks(), turn()));
    }

    private synchronized void checkFlagInTime() {
        checkFlag();
        if (!progress().isOver()) {
            goOn(); // the timer was early
        }
    }

    /** Ends the game if the side to move has run out of time. */
    private void checkFlag() {
        int side = turn();
        if (clock.filter(clocks -> clocks.hasFlagFallen(side)).isEmpty()) {
            return;
        }
        Position position = line.position();
        boolean cannotMate = position.variant().hasInsufficientMaterialRule() && position.hasBareKing(side ^ 1);
        String name = Side.name(side);
        if (cannotMate) {
            String reason = "Draw: " + name + " ran out of time and " + Side.name(side ^ 1) + " cannot mate";
            end(GameResult.DRAW, reason, this::changeAnyway);
        } else {
            end(winOf(side ^ 1), name + " forfeits on time", this::changeAnyway);
        }
    }

    // ---- the engine -----------------------------------------------------------------------------------------------

    private void think() {
        Participant engine = settings.participant(turn());
        EnginePool.PendingMove started = services.engines().choose(line.position(), engine::limit, engineLimits());
        choice = Optional.of(started);
        publish();
        var unused = started.result()
                .thenCombine(due(engine), (found, isDue) -> found)
                .whenComplete(
                        (found, failure) -> chosen(started, Optional.ofNullable(found), Optional.ofNullable(failure)));
    }

    /** Returns the time at which a weak engine may move, so that a person sees both moves. */
    private CompletableFuture<Boolean> due(Participant engine) {
        CompletableFuture<Boolean> due = new CompletableFuture<>();
        return engine.movesAtOnce() && services.replyMillis() > 0
                ? due.completeOnTimeout(true, services.replyMillis(), TimeUnit.MILLISECONDS)
                : CompletableFuture.completedFuture(true);
    }

    private SearchLimits engineLimits() {
        if (clock.isEmpty()) {
            return SearchLimits.NONE.withMoveTime(MOVE_TIME);
        }
        ChessClock clocks = clock.get();
        return SearchLimits.NONE
                .withMoveTime(MAX_MOVE_TIME)
                .withClock(clocks.left(turn()), clocks.setting().incrementMillis(), 0);
    }

    private synchronized void chosen(
            EnginePool.PendingMove asked, Optional<SearchResult> found, Optional<Throwable> failure) {
        if (!choice.equals(Optional.of(asked))) {
            return; // of an earlier position
        }
        choice = Optional.empty();
        checkFlag();
        if (found.isPresent() && !progress().isOver()) {
            scores.add(found.get().score());
            play(found.get().bestMove(), this::changeAnyway);
        }
        failure.ifPresent(this::pauseAfter);
        publish();
    }

    /** Pauses the game after a failure of the engine, which tries again when the game is next opened. */
    private void pauseAfter(Throwable failure) {
        services.complaints().accept("game " + id + " is paused: the engine chose no move: " + failure);
        Logger log = LoggerFactory.getLogger(WebGame.class);
        log.error("game {}: the engine chose no move", id, failure);
        pause();
    }

    private void stopThinking() {
        Optional<EnginePool.PendingMove> stopped = choice;
        choice = Optional.empty();
        stopped.ifPresent(EnginePool.PendingMove::cancel);
    }

    // ---- who watches ----------------------------------------------------------------------------------------------

    /** Starts to watch; a paused game continues. */
    public synchronized GameWatch watch() {
        watches++;
        wake();
        return new GameWatch(this);
    }

    /** Returns the number of changes so far, also of what is not in the file. */
    synchronized int version() {
        return version;
    }

    /** Returns the moves, in a game with clocks with their times. */
    synchronized List<? extends Record> moves() {
        return clock.isEmpty()
                ? line.moves()
                : IntStream.range(0, line.plies()).mapToObj(this::timedMove).toList();
    }

    /**
     * A move of a game with clocks.
     *
     * @param uci in coordinate notation
     * @param san in standard algebraic notation
     * @param fen the position after it
     * @param millis that it took
     */
    private record TimedMove(String uci, String san, String fen, long millis) {}

    private TimedMove timedMove(int ply) {
        ChessClock.Setting setting = clock.orElseThrow().setting();
        List<Long> left = progress().clocks();
        long before = ply >= 2 ? left.get(ply - 2) : setting.baseMillis();
        GameLine.LineMove move = line.moves().get(ply);
        return new TimedMove(move.uci(), move.san(), move.fen(), before + setting.incrementMillis() - left.get(ply));
    }

    /** Returns whether it was deleted, or the program ends. */
    synchronized boolean isClosed() {
        return closed;
    }

    /** Ends a subscription. */
    synchronized void leave() {
        watches--;
        if (watches == 0 && enginesPlaying() == 2 && !closed) {
            var unused = services.timer().schedule(this::pauseIfUnwatched, UNWATCHED, TimeUnit.MILLISECONDS);
        }
    }

    /** Resumes a paused game. A game of the engine against itself needs a watcher. */
    public synchronized void wake() {
        if (paused && (watches > 0 || enginesPlaying() < 2)) {
            paused = false;
            goOn();
            publish();
        }
    }

    private synchronized void pauseIfUnwatched() {
        if (watches == 0) {
            pause();
        }
    }

    private void pause() {
        paused = true;
        stopThinking();
        goOn();
        publish();
    }

    /**
     * Deletes the file, and ends the game.
     *
     * @throws UserException if that is not possible; the game then continues
     */
    synchronized void delete() {
        file.delete();
        close();
    }

    /** Stops the game's work; its file stays as it is. */
    synchronized void close() {
        if (!closed && !file.isSaved()) {
            file.save();
        }
        closed = true;
        pause();
    }
}
