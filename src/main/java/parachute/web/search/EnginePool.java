package parachute.web.search;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import parachute.engine.Engine;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchResult;
import parachute.engine.strength.StrengthLimit;
import parachute.rules.board.Position;

/** A few engines that choose moves for many games. Requests made while all are busy wait, and are served in order. */
public final class EnginePool {
    private static final int HASH_MEGABYTES = 16;

    private final BlockingQueue<Engine> idle;

    /** Creates a pool with a number of engines, each with one thread and a small table. */
    public EnginePool(int engines) {
        idle = new ArrayBlockingQueue<>(engines, true);
        for (int i = 0; i < engines; i++) {
            Engine engine = new Engine();
            engine.setHash(HASH_MEGABYTES);
            idle.add(engine);
        }
    }

    /**
     * The choice of a move: it waits for an engine, then thinks.
     *
     * @param result the move, completed on another thread; cancelled if the choice is
     * @param thread that thread
     */
    public record PendingMove(CompletableFuture<SearchResult> result, Thread thread) {
        /** Cancels the choice. */
        public void cancel() {
            result.cancel(false);
            thread.interrupt();
        }
    }

    /**
     * Chooses a move.
     *
     * @param position one with legal moves; it is copied
     * @param strength sets how strong the engine plays
     */
    public PendingMove choose(Position position, Consumer<StrengthLimit> strength, SearchLimits limits) {
        Position root = position.copy();
        CompletableFuture<SearchResult> result = new CompletableFuture<>();
        Thread.Builder threads = Thread.ofVirtual().name("choice of a move");
        return new PendingMove(result, threads.start(() -> think(result, root, strength, limits)));
    }

    private void think(
            CompletableFuture<SearchResult> result,
            Position root,
            Consumer<StrengthLimit> strength,
            SearchLimits limits) {
        try {
            Engine engine = idle.take();
            try {
                engine.clearHash(); // of another game, perhaps of another variant
                engine.setPosition(root);
                strength.accept(engine.strength());
                result.complete(engine.think(limits).result());
            } finally {
                idle.add(engine);
            }
        } catch (InterruptedException | CancellationException e) {
            result.cancel(false);
        } catch (RuntimeException | Error e) {
            result.completeExceptionally(e);
        }
    }
}
