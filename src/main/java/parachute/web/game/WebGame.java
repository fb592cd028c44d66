package parachute.web.game;

import java.time.Duration;
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
import parachute.rules.notation.PgnWriter;
import parachute.tools.match.game.GameResult;
import parachute.web.json.GameLine;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.search.EnginePool;

/**
 * A game of people and the engine, watched by any number of pages. Every change that somebody asks for is in its file
 * before anybody is told of it; what is refused changes nothing. A move of the engine and a fallen flag cannot be refused:
 * where they cannot be written, they are told with the reason, and written as soon as that is possible. Thread-safe.
 *
 * <p>Clocks begin to run with the first move. A game that was read from a file stands still, its clocks as well, until
 * somebody asks for it; and a game of the engine against itself goes on only while somebody watches.
 */
public final class WebGame {
    /** Milliseconds that the engine thinks about a move without a clock. */
    private static final long MOVE_TIME = 1_000;

    /** Milliseconds at most with a clock, however much is on it: whoever closes a page leaves no long search behind. */
    private static final long MAX_MOVE_TIME = 5_000;

    /** Milliseconds for a hint. */
    private static final long HINT_TIME = 500;

    /** Milliseconds to decide about an offered draw. */
    private static final long DRAW_TIME = 300;

    /** Milliseconds after which a game that nobody watches any more stands still: a page that is loaded again comes back. */
    private static final long UNWATCHED = 3_000;

    /** Milliseconds after which a state that could not be written is written again. */
    private static final long WRITE_AGAIN = 2_000;

    private final String id;
    private final GameSettings settings;
    private final GameSurroundings surroundings;
    private final GameLine line;
    private final Optional<ChessClock> clock;
    private GameProgress progress;
    private final GameScores scores = new GameScores();

    /** Why the progress is not in its file. */
    private Optional<String> unsaved = Optional.empty();

    private Optional<EnginePool.Choice> choice = Optional.empty();
    private Optional<Future<?>> flagFall = Optional.empty();
    private boolean stands = true;
    private int watches;
    /** Grows with every change, also of what is not in the file. */
    private int version;

    private boolean closed;

    /**
     * A game as it was left.
     *
     * @throws RefusedException if its moves are not legal, or have no times although there is a clock, or if it goes on
     *     although the rules end it
     */
    WebGame(String id, GameSettings settings, GameProgress progress, GameSurroundings surroundings) {
        this.id = id;
        this.settings = settings;
        this.progress = progress;
        this.surroundings = surroundings;
        line = GameLine.of(settings.name(), Optional.of(settings.start()), progress.moves());
        clock = settings.clock().map(setting -> new ChessClock(setting, surroundings.nanoTime()));
        if (progress.clocks().size() != (clock.isPresent() ? line.plies() : 0)) {
            throw new RefusedException(Reason.INVALID, "there are not as many times as moves");
        }
        long most = settings.clock()
                .map(setting -> setting.baseMillis() + line.plies() * setting.incrementMillis())
                .orElse(0L);
        if (progress.clocks().stream().anyMatch(left -> left < 0 || left > most)) {
            throw new RefusedException(Reason.INVALID, "a time is not one that its clock can show");
        }
        Outcome outcome = Outcome.of(line.position());
        if (outcome.isOver() && !progress.isOver()) {
            throw new RefusedException(Reason.INVALID, "there is nothing to play: " + outcome.reason());
        }
        setClocks();
    }

    // ---- what it is -----------------------------------------------------------------------------------------------

    /** By which requests name it. */
    public String id() {
        return id;
    }

    /** What it is played by. */
    public GameSettings settings() {
        return settings;
    }

    /** When it last changed. */
    public synchronized Instant changed() {
        return progress.changed();
    }

    /** The game as JSON. */
    public synchronized Map<String, Object> json() {
        return json(0);
    }

    /**
     * Returns the game as JSON for whoever has its first moves.
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
        json.put("moves", line.moves().subList(kept, line.plies()));
        json.put("position", line.positionJson());
        json.put("result", progress.result());
        json.put("reason", progress.reason());
        json.put("thinking", choice.isPresent());
        clock.ifPresent(clocks -> json.put("clock", clocks.json()));
        unsaved.ifPresent(reason -> json.put("unsaved", reason));
        return json;
    }

    /** The game as a row of a list. */
    public synchronized Map<String, Object> summaryJson() {
        checkFlag();
        Map<String, Object> json = head();
        json.put("white", settings.white().json());
        json.put("black", settings.black().json());
        json.put("plies", line.plies());
        json.put("result", progress.result());
        json.put("changed", progress.changed().toString());
        return json;
    }

    private Map<String, Object> head() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", id);
        json.put("variant", settings.name().variant().uciName());
        json.put("chess960", settings.name().chess960());
        return json;
    }

    /** The game as PGN. */
    public synchronized String pgn() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "Parachute");
        tags.put("Site", "?");
        tags.put(
                "Date",
                LocalDate.ofInstant(progress.changed(), ZoneId.systemDefault())
                        .toString()
                        .replace('-', '.'));
        tags.put("Round", "-");
        tags.put("White", settings.white().pgnName());
        tags.put("Black", settings.black().pgnName());
        settings.clock().ifPresent(setting -> tags.put("TimeControl", setting.base() + "+" + setting.increment()));
        return PgnWriter.format(line.position(), tags, progress.result());
    }

    // ---- what people do -------------------------------------------------------------------------------------------

    /**
     * Plays a move of a person.
     *
     * @param text in coordinate or standard algebraic notation
     * @param after the number of moves that whoever moves has seen; empty if that does not matter
     */
    public synchronized void move(String text, OptionalInt after) {
        checkFlag();
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
        change(progress.withoutLast(plies, now()));
        stopThinking();
        scores.clear();
        stands = false;
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
        EnginePool.Choice opinion;
        int seen;
        synchronized (this) {
            checkFlag();
            checkGoesOn();
            checkPersonIsToMove();
            if (enginesPlaying() == 0) {
                end(GameResult.DRAW, "Draw by agreement", this::change);
                return true;
            }
            if (!scores.isEmpty()) {
                return decideOnDraw();
            }
            seen = version;
            opinion = choose(DRAW_TIME);
        }
        int score = await(opinion).score();
        synchronized (this) {
            checkUnchanged(seen);
            scores.add(-score); // the opponent of the engine is to move
            return decideOnDraw();
        }
    }

    private boolean decideOnDraw() {
        boolean accepted = scores.acceptDraw(line.position());
        if (accepted) {
            end(GameResult.DRAW, "Draw by agreement", this::change);
        }
        return accepted;
    }

    /** Gives the game up: the person's, and of two people that of the one to move. */
    public synchronized void resign() {
        checkFlag();
        checkGoesOn();
        int side = isEngine(turn()) ? turn() ^ 1 : turn();
        if (isEngine(side)) {
            throw conflict("nobody but the engine plays");
        }
        end(winOf(side ^ 1), Side.name(side) + " resigns", this::change);
    }

    /** A move that the engine would play for the person who is to move. */
    public GameLine.WrittenMove hint() {
        EnginePool.Choice opinion;
        int seen;
        synchronized (this) {
            checkFlag();
            checkGoesOn();
            checkPersonIsToMove();
            seen = version;
            opinion = choose(HINT_TIME);
        }
        int move = await(opinion).bestMove();
        synchronized (this) {
            checkUnchanged(seen);
            return line.written(List.of(move)).getFirst();
        }
    }

    private EnginePool.Choice choose(long milliseconds) {
        return surroundings
                .engines()
                .choose(
                        line.position(),
                        limit -> limit.setLevel(Level.FULL),
                        SearchLimits.builder().moveTime(milliseconds).build());
    }

    private static SearchResult await(EnginePool.Choice opinion) {
        try {
            return opinion.result().join();
        } catch (CancellationException | CompletionException e) {
            throw new IllegalStateException("the engine gave no answer", e);
        }
    }

    private void checkUnchanged(int seen) {
        if (version != seen) {
            throw conflict("the game has gone on meanwhile");
        }
    }

    // ---- checks ---------------------------------------------------------------------------------------------------

    private void checkGoesOn() {
        if (progress.isOver()) {
            throw conflict("the game is over: " + progress.reason());
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
                    progress.withMove(line.moves().getLast().uci(), left, outcome.result(), outcome.reason(), now()));
        } catch (RuntimeException e) {
            line.takeBack();
            throw e;
        }
        clock.ifPresent(clocks -> clocks.set(side, left.getFirst()));
        stands = false;
        goOn();
    }

    private void end(String result, String reason, Consumer<GameProgress> keep) {
        keep.accept(progress.withResult(result, reason, now()));
        stopThinking();
        goOn();
    }

    /** Keeps a state that somebody asks for, in the file first. */
    private void change(GameProgress next) {
        write(next);
        progress = next;
        tell();
    }

    /** Keeps a state that comes about by itself, in the file as soon as that is possible. */
    private void changeAnyway(GameProgress next) {
        progress = next;
        save();
        tell();
    }

    private void save() {
        try {
            write(progress);
        } catch (UserException e) {
            if (unsaved.isEmpty()) {
                surroundings.complaints().accept("game " + id + " goes on and is saved later: " + e.getMessage());
                saveLater();
            }
            unsaved = Optional.of(e.getMessage());
        }
    }

    private void saveLater() {
        var unused = surroundings.timer().schedule(this::saveAgain, WRITE_AGAIN, TimeUnit.MILLISECONDS);
    }

    private synchronized void saveAgain() {
        if (closed || unsaved.isEmpty()) {
            return;
        }
        save();
        if (unsaved.isEmpty()) {
            tell();
        } else {
            saveLater();
        }
    }

    private void write(GameProgress state) {
        if (closed) {
            throw WebGames.unknown();
        }
        surroundings.folder().write(id, settings, state);
        if (unsaved.isPresent()) {
            surroundings.complaints().accept("game " + id + " is saved");
            unsaved = Optional.empty();
        }
    }

    private void tell() {
        version++;
        notifyAll();
    }

    private Instant now() {
        return surroundings.calendar().instant();
    }

    private static String winOf(int side) {
        return side == Side.WHITE ? GameResult.WHITE_WINS : GameResult.BLACK_WINS;
    }

    /** Lets the clock run and the engine think, as far as they have to. */
    private void goOn() {
        flagFall.ifPresent(timer -> timer.cancel(false));
        flagFall = Optional.empty();
        if (stands || closed || progress.isOver()) {
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
                surroundings.timer().schedule(this::checkFlagInTime, clocks.left(side) + 1, TimeUnit.MILLISECONDS));
    }

    /** Sets the clocks to what was left after the last moves; they stand then. */
    private void setClocks() {
        clock.ifPresent(clocks -> {
            for (int back = 1; back <= 2; back++) {
                int side = turn() ^ back & 1;
                int ply = line.plies() - back;
                clocks.set(
                        side,
                        ply >= 0 ? progress.clocks().get(ply) : clocks.setting().baseMillis());
            }
        });
    }

    private synchronized void checkFlagInTime() {
        checkFlag();
        if (!progress.isOver()) {
            goOn(); // the timer was early
        }
    }

    /** Ends the game if the time of the side to move is over. */
    private void checkFlag() {
        int side = turn();
        if (clock.isEmpty()
                || !clock.get().running().equals(OptionalInt.of(side))
                || clock.get().left(side) > 0) {
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
        if (settings.participant(turn()) instanceof Participant.Computer computer) {
            EnginePool.Choice started = surroundings.engines().choose(line.position(), computer::limit, engineLimits());
            choice = Optional.of(started);
            tell();
            var unused = started.result()
                    .thenCombine(due(computer), (found, isDue) -> found)
                    .whenComplete((found, failure) ->
                            chosen(started, Optional.ofNullable(found), Optional.ofNullable(failure)));
        }
    }

    /** The time at which a weak engine may move, so that a person sees both moves. */
    private CompletableFuture<Boolean> due(Participant.Computer computer) {
        CompletableFuture<Boolean> due = new CompletableFuture<>();
        return computer.movesAtOnce() && surroundings.replyMillis() > 0
                ? due.completeOnTimeout(true, surroundings.replyMillis(), TimeUnit.MILLISECONDS)
                : CompletableFuture.completedFuture(true);
    }

    private SearchLimits engineLimits() {
        SearchLimits.Builder limits = SearchLimits.builder();
        if (clock.isEmpty()) {
            return limits.moveTime(MOVE_TIME).build();
        }
        ChessClock clocks = clock.get();
        return limits.moveTime(MAX_MOVE_TIME)
                .clock(clocks.left(turn()), clocks.setting().incrementMillis(), 0)
                .build();
    }

    private synchronized void chosen(
            EnginePool.Choice asked, Optional<SearchResult> found, Optional<Throwable> failure) {
        if (!choice.equals(Optional.of(asked))) {
            return; // of an earlier position
        }
        choice = Optional.empty();
        checkFlag();
        if (found.isPresent() && !progress.isOver()) {
            scores.add(found.get().score());
            play(found.get().bestMove(), this::changeAnyway);
        }
        failure.ifPresent(this::standAfter);
        tell();
    }

    /** The engine has failed: whoever opens the game next lets it try again. */
    private void standAfter(Throwable failure) {
        surroundings.complaints().accept("game " + id + " stands still: the engine chose no move: " + failure);
        Logger log = LoggerFactory.getLogger(WebGame.class);
        log.error("game {}: the engine chose no move", id, failure);
        stand();
    }

    private void stopThinking() {
        Optional<EnginePool.Choice> stopped = choice;
        choice = Optional.empty();
        stopped.ifPresent(EnginePool.Choice::cancel);
    }

    // ---- who watches ----------------------------------------------------------------------------------------------

    /** Somebody who is told of every change, until it is closed. */
    public final class Watch implements AutoCloseable {
        private int told = -1;
        private List<GameLine.LineMove> sent = List.of();
        private boolean over;

        /**
         * Waits for a state of the game that was not told yet; the first one is there at once.
         *
         * @return the game as JSON, without the moves that were sent before; empty if it has not changed
         */
        public Optional<Map<String, Object>> await(Duration atMost) throws InterruptedException {
            synchronized (WebGame.this) {
                if (told == version && !closed) {
                    WebGame.this.wait(atMost.toMillis());
                }
                if (told == version) {
                    return Optional.empty();
                }
                List<GameLine.LineMove> moves = line.moves();
                int kept = 0;
                while (kept < Math.min(sent.size(), moves.size())
                        && sent.get(kept).equals(moves.get(kept))) {
                    kept++;
                }
                Map<String, Object> json = json(kept);
                sent = moves;
                told = version;
                return Optional.of(json);
            }
        }

        /** Whether no other state will come: the game was deleted, or the program ends. */
        public boolean isAtEnd() {
            synchronized (WebGame.this) {
                return closed;
            }
        }

        @Override
        public void close() {
            synchronized (WebGame.this) {
                if (!over) {
                    over = true;
                    leave();
                }
            }
        }
    }

    /** Begins to watch; a game that stood still goes on. */
    public synchronized Watch watch() {
        watches++;
        wake();
        return new Watch();
    }

    /** Lets a game that stands still go on. A game of the engine against itself needs somebody who watches. */
    public synchronized void wake() {
        if (stands && (watches > 0 || enginesPlaying() < 2)) {
            stands = false;
            goOn();
            tell();
        }
    }

    private void leave() {
        watches--;
        if (watches == 0 && enginesPlaying() == 2 && !closed) {
            var unused = surroundings.timer().schedule(this::standIfUnwatched, UNWATCHED, TimeUnit.MILLISECONDS);
        }
    }

    private synchronized void standIfUnwatched() {
        if (watches == 0) {
            stand();
        }
    }

    private void stand() {
        stands = true;
        stopThinking();
        goOn();
        tell();
    }

    /**
     * Deletes the file, and ends the game.
     *
     * @throws UserException if that is not possible; the game then goes on
     */
    synchronized void delete() {
        surroundings.folder().delete(id);
        unsaved = Optional.empty();
        close();
    }

    /** Ends what the game does; it stays as it is in its file. */
    synchronized void close() {
        if (!closed && unsaved.isPresent()) {
            save();
        }
        closed = true;
        stand();
    }
}
