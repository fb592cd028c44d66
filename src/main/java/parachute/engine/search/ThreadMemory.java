package parachute.engine.search;

import org.jspecify.annotations.Nullable;
import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.Attack;

/** What one thread keeps from search to search: histories, proved mates, and the arrays of each ply. */
final class ThreadMemory {
    private final Histories histories = new Histories();
    private final MateSolver mateSolver;
    private final @Nullable MoveBuffers[] buffers = new MoveBuffers[SearchLimits.MAX_PLY + 1];

    ThreadMemory(int solverPositions) {
        mateSolver = new MateSolver(Attack.CHECKS, solverPositions);
    }

    Histories histories() {
        return histories;
    }

    MateSolver mateSolver() {
        return mateSolver;
    }

    /** The arrays of a ply, made when it is first reached: few searches go as deep as they may. */
    MoveBuffers buffers(int ply) {
        MoveBuffers existing = buffers[ply];
        if (existing != null) {
            return existing;
        }
        MoveBuffers added = new MoveBuffers();
        buffers[ply] = added;
        return added;
    }

    /** Forgets what was learnt. */
    void clear() {
        histories.clear();
        mateSolver.clear();
    }
}
