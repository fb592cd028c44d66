package parachute.engine.search;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import parachute.engine.eval.Evaluator;
import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.Attack;
import parachute.rules.board.Variant;

/**
 * What one thread keeps from search to search: histories, corrections, proved mates, its evaluator, and the arrays of each
 * ply.
 */
final class ThreadMemory {
    private final Histories histories = new Histories();
    private final Corrections corrections = new Corrections();
    private final MateSolver checksSolver;
    private final MateSolver allMovesSolver;
    private Optional<KeptEvaluator> kept = Optional.empty();
    private final @Nullable MoveBuffers[] buffers = new MoveBuffers[SearchLimits.MAX_PLY + 1];

    private record KeptEvaluator(Function<Variant, Evaluator> maker, Variant variant, Evaluator evaluator) {
        private boolean isOf(Function<Variant, Evaluator> otherMaker, Variant otherVariant) {
            return maker.equals(otherMaker) && variant == otherVariant;
        }
    }

    ThreadMemory(int solverPositions) {
        checksSolver = new MateSolver(Attack.CHECKS, solverPositions);
        allMovesSolver = new MateSolver(Attack.ALL_MOVES, solverPositions);
    }

    Histories histories() {
        return histories;
    }

    Corrections corrections() {
        return corrections;
    }

    /** The solver of mates by checks. */
    MateSolver checksSolver() {
        return checksSolver;
    }

    /** The solver of mates with quiet moves. */
    MateSolver allMovesSolver() {
        return allMovesSolver;
    }

    /** An evaluator that {@code maker} made: that of the last search, if it was the same maker and variant. */
    Evaluator evaluator(Function<Variant, Evaluator> maker, Variant variant) {
        KeptEvaluator current = kept.filter(last -> last.isOf(maker, variant))
                .orElseGet(() -> new KeptEvaluator(maker, variant, maker.apply(variant)));
        kept = Optional.of(current);
        return current.evaluator();
    }

    /** The next search gets a new evaluator. */
    void forgetEvaluator() {
        kept = Optional.empty();
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
        corrections.clear();
        checksSolver.clear();
        allMovesSolver.clear();
    }
}
