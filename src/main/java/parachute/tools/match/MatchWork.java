package parachute.tools.match;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import parachute.io.UserException;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnReader;
import parachute.tools.match.game.Conduct;
import parachute.tools.match.game.EngineFailure;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.Game;
import parachute.tools.match.game.GameMachine;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.match.game.MatchEvent.GameFinished;
import parachute.tools.match.game.OpeningTags;
import parachute.tools.match.game.Pairing;
import parachute.tools.match.game.Player;
import parachute.tools.match.game.Referee;
import parachute.tools.match.game.Round;
import parachute.tools.match.player.PlayerPool;
import parachute.tools.match.setup.EngineHandling;
import parachute.tools.match.setup.EngineList;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Opening;
import parachute.tools.match.setup.TimeControl;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;
import parachute.tools.work.WorkJsonException;

/**
 * The games of a match, played by engines in child processes. Other machines identify engines by their names; each has
 * its own commands for them.
 */
public final class MatchWork implements Work<Pairing, GameFinished> {
    /** The kind of this work. */
    public static final String KIND = "match";

    /**
     * Milliseconds before a fault counts: Ctrl-C at the keyboard interrupts the engines as well as the match, and
     * games that end by that must not count.
     */
    private static final long FAULT_DELAY = 500;

    private final Variant variant;
    private final Conduct conduct;
    private final List<EngineSpec> engines;
    private final Consumer<MatchEvent> listener;
    private final Set<String> started = ConcurrentHashMap.newKeySet();
    private int executors;

    /**
     * Creates games of a variant.
     *
     * @param conduct how they are conducted
     * @param engines the engines that play them
     * @param listener is notified of the moves of games that are played in this process; called from several threads
     */
    MatchWork(Variant variant, Conduct conduct, List<EngineSpec> engines, Consumer<MatchEvent> listener) {
        this.variant = variant;
        this.conduct = conduct;
        this.engines = List.copyOf(engines);
        this.listener = listener;
    }

    /**
     * Opens the games that another machine describes.
     *
     * @param settings JSON, as {@link #settings} writes it
     * @param list the engines that this machine can start, by their names
     * @param machine the name of this machine
     * @param speed measures its nodes a second with one search for each game at a time; called only if clocks depend
     *     on it
     * @throws RuntimeException if this machine cannot do it; the message says what is missing
     */
    public static MatchWork open(String settings, EngineList list, String machine, LongSupplier speed) {
        MatchText text = WorkJson.read(settings, MatchText.class);
        List<EngineSpec> engines =
                text.engines.stream().map(engine -> engine.engine(list)).toList();
        long reference = text.conduct.machine().reference();
        GameMachine here =
                reference == 0 ? new GameMachine(machine, 0, 1) : GameMachine.of(machine, reference, speed.getAsLong());
        return new MatchWork(text.variant, text.conduct.on(here), engines, event -> {});
    }

    Conduct conduct() {
        return conduct;
    }

    List<EngineSpec> engines() {
        return engines;
    }

    @Override
    public TaskExecutor<Pairing, GameFinished> executor() {
        return new GameExecutor();
    }

    // ---- for other machines ---------------------------------------------------------------------------------------

    @Override
    public String kind() {
        return KIND;
    }

    /** The settings of all games. */
    private record MatchText(Variant variant, Conduct conduct, List<EngineText> engines) {}

    /** An engine, where {@code listed} is its name in lists of engines. */
    private record EngineText(
            String name,
            String listed,
            Map<String, String> options,
            List<String> initStrings,
            TimeControl timeControl,
            EngineHandling handling) {
        static EngineText of(EngineSpec engine) {
            return new EngineText(
                    engine.name(),
                    engine.listed().orElse(engine.name()),
                    engine.options(),
                    engine.initStrings(),
                    engine.timeControl(),
                    engine.handling());
        }

        EngineSpec engine(EngineList list) {
            EngineSpec here = list.engine(listed);
            return new EngineSpec(
                    name,
                    Optional.of(listed),
                    here.command(),
                    here.directory(),
                    here.protocol(),
                    options,
                    initStrings,
                    timeControl,
                    handling);
        }
    }

    @Override
    public String settings() {
        return WorkJson.write(new MatchText(
                variant,
                conduct.on(conduct.machine()),
                engines.stream().map(EngineText::of).toList()));
    }

    /**
     * Returns the signature of each engine, by its name; engines that differ only in their limits have the same one.
     */
    @Override
    public Map<String, String> identity() throws InterruptedException {
        Map<String, String> signatures = new LinkedHashMap<>();
        Map<EngineSpec, String> known = new HashMap<>();
        for (EngineSpec engine : engines) {
            EngineSpec program = EngineSignature.player(engine, "signature");
            String signature = known.get(program);
            if (signature == null) {
                signature = EngineSignature.of(engine, variant, conduct.stallNanos());
                known.put(program, signature);
            }
            signatures.put("engine " + engine.name(), signature);
        }
        return signatures;
    }

    /** Returns the speed and the factor of the clocks: {@code 512000 nodes a second, times x 1.95}. */
    @Override
    public Optional<String> remark() {
        GameMachine machine = conduct.machine();
        return machine.reference() == 0
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT, "%d nodes a second, times x %.2f", machine.speed(), machine.scale()));
    }

    /** A game to be played; {@code fen} is empty for the start position. */
    private record PairingText(String round, String white, String black, String fen, String moves) {}

    @Override
    public String taskText(Pairing pairing) {
        return WorkJson.write(new PairingText(
                pairing.round().text(),
                pairing.white().name(),
                pairing.black().name(),
                pairing.opening().fen().orElse(""),
                String.join(" ", OpeningTags.of(pairing).moves())));
    }

    @Override
    public Pairing parseTask(String json) {
        PairingText text = WorkJson.read(json, PairingText.class);
        Optional<String> fen = Optional.of(text.fen).filter(given -> !given.isEmpty());
        try {
            Opening opening = Opening.parse(fen, text.moves, variant);
            return new Pairing(new Round(text.round), variant, opening, engine(text.white), engine(text.black));
        } catch (IllegalArgumentException e) {
            throw new WorkJsonException(String.valueOf(e.getMessage()));
        }
    }

    private EngineSpec engine(String name) {
        return engines.stream()
                .filter(engine -> engine.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new WorkJsonException("the engine \"" + name + "\" does not play in this match"));
    }

    /**
     * A game that has been played: its PGN contains everything except what a loser wrote to standard error, and
     * remarks.
     */
    private record FinishedGameText(String pgn, String end, List<String> remarks) {}

    @Override
    public String resultText(GameFinished game) {
        return WorkJson.write(new FinishedGameText(game.pgn(), game.end(), game.remarks()));
    }

    @Override
    public GameFinished parseResult(Pairing pairing, String json) {
        FinishedGameText text = WorkJson.read(json, FinishedGameText.class);
        GameTree game = PgnReader.readAll(text.pgn).stream()
                .findFirst()
                .orElseThrow(() -> new WorkJsonException("not a game: \"" + text.pgn + '"'));
        String round = game.tag("Round").orElse("?");
        if (!round.equals(pairing.round().text())) {
            throw new WorkJsonException("the game of round " + round + ", not that of " + pairing.round());
        }
        return new GameFinished(
                GamePgn.tags(game).orElseThrow(() -> new WorkJsonException("an unfinished game: \"" + text.pgn + '"')),
                game,
                text.pgn,
                text.end,
                text.remarks);
    }

    /** Returns the pair: both games are played on one machine, since machines differ in speed. */
    @Override
    public Optional<String> group(Pairing pairing) {
        return Optional.of(pairing.round().pair());
    }

    @Override
    public boolean isFault(GameFinished result) {
        return result.isFault();
    }

    // ---- on this machine ------------------------------------------------------------------------------------------

    /**
     * Returns the processors of one executor, the number that a game needs; different ones for each executor while
     * there are any left.
     */
    private synchronized List<Integer> nextProcessors() {
        List<Integer> all = conduct.processors();
        int threads = engines.stream().mapToInt(EngineSpec::threads).max().orElse(1);
        int first = threads * executors++;
        return IntStream.range(first, all.isEmpty() ? first : first + Math.min(threads, all.size()))
                .mapToObj(index -> all.get(index % all.size()))
                .toList();
    }

    /** Plays one game after another, with its own engines. */
    private final class GameExecutor implements TaskExecutor<Pairing, GameFinished> {
        private final PlayerPool pool = new PlayerPool(variant, conduct.stallNanos(), nextProcessors());

        @Override
        public GameFinished execute(Pairing pairing) throws InterruptedException {
            try {
                Game game = play(pairing);
                GameFinished finished = GameFinished.of(game, LocalDate.now(ZoneId.systemDefault()), conduct);
                if (finished.isFault()) {
                    Thread.sleep(FAULT_DELAY);
                    if (!finished.tags().fault().equals(Optional.of(Fault.TIME_LOSS))) {
                        pool.drop(finished.tags().loser());
                    }
                }
                return finished;
            } catch (InterruptedException | RuntimeException | Error e) {
                pool.killAll();
                throw e;
            }
        }

        /** Plays a game. An engine that cannot be restarted loses; one that never started ends the match. */
        private Game play(Pairing pairing) throws InterruptedException {
            Player[] players = new Player[2];
            for (int side = Side.WHITE; side <= Side.BLACK; side++) {
                EngineSpec engine = pairing.engine(side);
                try {
                    players[side] = pool.get(engine.scaled(conduct.machine().scale()));
                    started.add(engine.name());
                } catch (EngineFailure e) {
                    Thread.sleep(FAULT_DELAY);
                    if (!started.contains(engine.name())) {
                        throw new UserException(engine.name() + " cannot be started: "
                                + GameResult.withErrors(e.getMessage(), e.errors()));
                    }
                    return new Game(pairing, List.of(), GameResult.faultOf(side, e, ""));
                }
            }
            return Referee.play(pairing, players[Side.WHITE], players[Side.BLACK], conduct.adjudication(), listener);
        }

        @Override
        public void close() {
            pool.close();
        }
    }
}
