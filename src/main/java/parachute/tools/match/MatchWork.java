package parachute.tools.match;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import parachute.io.UserException;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.tools.match.game.Conduct;
import parachute.tools.match.game.EngineFailure;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.FinishedGame;
import parachute.tools.match.game.GameMachine;
import parachute.tools.match.game.GameRecord;
import parachute.tools.match.game.GameVerdict;
import parachute.tools.match.game.Player;
import parachute.tools.match.game.Referee;
import parachute.tools.match.player.PlayerPool;
import parachute.tools.match.setup.EngineList;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.Work;

/** The games of a match, played by engines in child processes. */
public final class MatchWork implements Work<GameTask, FinishedGame> {
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
    private final Consumer<GameRecord> listener;
    private final Set<String> started = new HashSet<>();
    private int executors;

    /**
     * Creates games of a variant.
     *
     * @param conduct how they are conducted
     * @param engines the engines that play them
     * @param listener takes each game that is played in this process, at its start and after each move; called from
     *     several threads
     */
    MatchWork(Variant variant, Conduct conduct, List<EngineSpec> engines, Consumer<GameRecord> listener) {
        this.variant = variant;
        this.conduct = conduct;
        this.engines = List.copyOf(engines);
        this.listener = listener;
    }

    /** Creates games without a listener, such as those played for another machine. */
    MatchWork(Variant variant, Conduct conduct, List<EngineSpec> engines) {
        this(variant, conduct, engines, game -> {});
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
        MatchWork work = MatchText.work(settings, list);
        long reference = work.conduct.machine().reference();
        GameMachine here =
                reference == 0 ? new GameMachine(machine, 0, 1) : GameMachine.of(machine, reference, speed.getAsLong());
        return new MatchWork(work.variant, work.conduct.on(here), work.engines);
    }

    Variant variant() {
        return variant;
    }

    Conduct conduct() {
        return conduct;
    }

    List<EngineSpec> engines() {
        return engines;
    }

    @Override
    public TaskExecutor<GameTask, FinishedGame> executor() {
        return new GameExecutor();
    }

    // ---- for other machines ---------------------------------------------------------------------------------------

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String settings() {
        return MatchText.settings(this);
    }

    /**
     * Returns the signature of each engine, by its name; engines that differ only in their limits have the same one.
     */
    @Override
    public Map<String, String> identity() throws InterruptedException {
        Map<String, String> signatures = new LinkedHashMap<>();
        Map<EngineSpec, String> known = new HashMap<>();
        for (EngineSpec engine : engines) {
            EngineSpec program = EngineSignature.program(engine);
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

    @Override
    public String taskText(GameTask task) {
        return MatchText.task(task, variant);
    }

    @Override
    public GameTask parseTask(String json) {
        return MatchText.task(json, variant, engines);
    }

    @Override
    public String resultText(FinishedGame result) {
        return MatchText.result(result);
    }

    @Override
    public FinishedGame parseResult(GameTask task, String json) {
        return MatchText.result(task, json);
    }

    /** Returns the pair: both games are played on one machine, since machines differ in speed. */
    @Override
    public Optional<String> group(GameTask task) {
        return Optional.of(task.round().substring(0, task.round().lastIndexOf('.')));
    }

    @Override
    public boolean isFault(FinishedGame result) {
        return result.isFault();
    }

    // ---- on this machine ------------------------------------------------------------------------------------------

    private synchronized void hasStarted(String engine) {
        started.add(engine);
    }

    private synchronized boolean everStarted(String engine) {
        return started.contains(engine);
    }

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
    private final class GameExecutor implements TaskExecutor<GameTask, FinishedGame> {
        private final PlayerPool pool = new PlayerPool(variant, conduct.stallNanos(), nextProcessors());

        @Override
        public FinishedGame execute(GameTask task) throws InterruptedException {
            try {
                GameRecord record = play(task);
                Optional<Fault> fault = record.verdict().fault();
                if (fault.isPresent()) {
                    Thread.sleep(FAULT_DELAY);
                    if (fault.get() != Fault.TIME_LOSS) {
                        pool.drop(record.result().loser());
                    }
                }
                return FinishedGame.of(record, LocalDate.now(ZoneId.systemDefault()), conduct);
            } catch (InterruptedException | RuntimeException | Error e) {
                pool.killAll();
                throw e;
            }
        }

        /** Plays a game. An engine that cannot be restarted loses; one that never started ends the match. */
        private GameRecord play(GameTask task) throws InterruptedException {
            Player[] players = new Player[2];
            EngineSpec[] specs = {task.white(), task.black()};
            for (int side = Side.WHITE; side <= Side.BLACK; side++) {
                try {
                    players[side] =
                            pool.get(specs[side].scaled(conduct.machine().scale()));
                    hasStarted(specs[side].name());
                } catch (EngineFailure e) {
                    Thread.sleep(FAULT_DELAY);
                    if (!everStarted(specs[side].name())) {
                        throw new UserException(specs[side].name() + " cannot be started: "
                                + GameVerdict.withErrors(e.getMessage(), e.errors()));
                    }
                    GameVerdict verdict = GameVerdict.faultOf(side, e);
                    return new GameRecord(
                            variant, task.opening(), task.white(), task.black(), task.round(), List.of(), verdict);
                }
            }
            GameRecord record = Referee.play(
                    variant, task.opening(), task.round(), players[0], players[1], conduct.adjudication(), listener);
            // The limits of the match, not the scaled ones of this machine.
            return new GameRecord(
                    variant,
                    task.opening(),
                    task.white(),
                    task.black(),
                    task.round(),
                    record.moves(),
                    record.verdict());
        }

        @Override
        public void close() {
            pool.close();
        }
    }
}
