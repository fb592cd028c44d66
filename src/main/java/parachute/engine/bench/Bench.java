package parachute.engine.bench;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import parachute.engine.Engine;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

/**
 * Searches fixed positions of both variants to a fixed depth on one thread. The nodes are a signature of the program:
 * they change exactly when its play does. The nodes per second measure its speed.
 */
public final class Bench {
    /** Default depth in plies; takes about ten seconds. */
    public static final int DEFAULT_DEPTH = 11;

    private static final int HASH_MEGABYTES = 16;

    /** Depth in plies of the bench that measures a machine. */
    private static final int SPEED_DEPTH = 10;

    private final List<Position> positions;
    private final int depth;
    private final Evaluation evaluation;

    /** Creates the bench at {@code depth} plies, at least 1. Its signature depends on the evaluation. */
    public Bench(int depth, Evaluation evaluation) {
        this(BenchPositions.load(), depth, evaluation);
    }

    private Bench(List<Position> positions, int depth, Evaluation evaluation) {
        this.positions = positions;
        this.depth = depth;
        this.evaluation = evaluation;
    }

    /**
     * Runs the bench with its own engine; {@code out} receives the lines of the report.
     *
     * @throws CancellationException if the thread is interrupted
     */
    public BenchResult run(Consumer<String> out) {
        long start = System.nanoTime();
        Map<Variant, Long> signature = new EnumMap<>(Variant.class);
        try (Engine engine = new Engine()) {
            engine.setWarnings(out);
            engine.setHash(HASH_MEGABYTES);
            engine.setThreads(1);
            engine.setEvaluation(evaluation);
            for (int i = 0; i < positions.size(); i++) {
                Position position = positions.get(i);
                SearchResult result = search(engine, position);
                signature.merge(position.variant(), result.nodes(), Long::sum);
                out.accept("Position " + (i + 1) + "/" + positions.size() + ": "
                        + position.variant().uciName() + " " + Fen.format(position)
                        + " bestmove " + CoordinateMove.format(result.bestMove()) + " nodes " + result.nodes());
            }
        }
        BenchResult result = new BenchResult(signature, Math.max(1, (System.nanoTime() - start) / 1_000_000));
        out.accept("");
        if (evaluation.equals(Evaluation.DEFAULT)) {
            BenchSignature.stored(depth)
                    .ifPresent(stored ->
                            out.accept("Signature       : " + BenchSignature.compare(result.signature(), stored)));
        }
        out.accept("Total time (ms) : " + result.milliseconds());
        out.accept("Nodes searched  : " + result.nodes());
        out.accept("Nodes/second    : " + result.nodesPerSecond());
        return result;
    }

    /**
     * Returns the speed, in nodes per second, of each of several searches that run at the same time, like the engines
     * of that many games: a machine with half a core for each is half as fast. The work is the same on every machine;
     * it takes about five seconds, longer on a slow one.
     *
     * @param searches at least 1
     * @throws CancellationException if the thread is interrupted
     */
    public static long speed(int searches) {
        return speed(searches, SPEED_DEPTH);
    }

    static long speed(int searches, int depth) {
        try (ExecutorService threads = Executors.newFixedThreadPool(searches)) {
            try {
                long sum = 0;
                for (Future<Long> one :
                        threads.invokeAll(Collections.<Callable<Long>>nCopies(searches, () -> warmSpeed(depth)))) {
                    sum += one.get();
                }
                return Math.max(1, sum / searches);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new CancellationException();
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            } finally {
                threads.shutdownNow();
            }
        }
    }

    /** Returns the speed of a second run: during the first one the virtual machine compiles the program. */
    private static long warmSpeed(int depth) {
        new Bench(depth, Evaluation.DEFAULT).run(line -> {});
        return new Bench(depth, Evaluation.DEFAULT).run(line -> {}).nodesPerSecond();
    }

    /** Searches a position as a new game, so that its nodes do not depend on earlier ones. */
    private SearchResult search(Engine engine, Position position) {
        engine.newGame(position.variant());
        engine.setPosition(position.copy());
        return engine.think(SearchLimits.NONE.withDepth(depth)).result();
    }
}
