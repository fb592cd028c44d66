package parachute.engine.search;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import parachute.engine.eval.Evaluator;
import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.MateAttack;
import parachute.rules.board.Variant;

/**
 * The memory that one thread keeps from search to search: histories, corrections, proved mates, its evaluator, and the
 * arrays of each ply.
 */
final class ThreadMemory {
    private final Histories histories = new Histories();
    private final Corrections corrections = new Corrections();
    private final MateSolver checksSolver;
    private final MateSolver allMovesSolver;
    private Optional<KeptEvaluator> kept = Optional.empty();
    private final @Nullable MoveBuffers[] buffers = new MoveBuffers[SearchLimits.MAX_PLY + 1];

    private record KeptEvaluator(Function<Variant, Evaluator> maker, Variant variant, EvaluationCache evaluator) {
        private boolean isOf(Function<Variant, Evaluator> otherMaker, Variant otherVariant) {
            return maker.equals(otherMaker) && variant == otherVariant;
        }
    }

    ThreadMemory(int solverPositions) {
        checksSolver = new MateSolver(MateAttack.CHECKS, solverPositions);
        allMovesSolver = new MateSolver(MateAttack.ALL_MOVES, solverPositions);
    }

    Histories histories() {
        return histories;
    }

    Corrections corrections() {
        return corrections;
    }

    /** Returns the solver of mates by checks. */
    MateSolver checksSolver() {
        return checksSolver;
    }

    /** Returns the solver of mates with quiet moves. */
    MateSolver allMovesSolver() {
        return allMovesSolver;
    }

    /** Returns a cache of an evaluator created by {@code maker}: the last one if maker and variant are unchanged. */
    EvaluationCache evaluator(Function<Variant, Evaluator> maker, Variant variant) {
        KeptEvaluator current = kept.filter(last -> last.isOf(maker, variant))
                .orElseGet(() -> new KeptEvaluator(maker, variant, new EvaluationCache(maker.apply(variant))));
        kept = Optional.of(current);
        return current.evaluator();
    }

    /** Discards the evaluator, so that the next search gets a new one. */
    void forgetEvaluator() {
        kept = Optional.empty();
    }

    /** Returns the arrays of a ply, created when it is first reached: few searches reach the maximum depth. */
    MoveBuffers buffers(int ply) {
        MoveBuffers existing = buffers[ply];
        if (existing != null) {
            return existing;
        }
        MoveBuffers added = new MoveBuffers();
        buffers[ply] = added;
        return added;
    }

    /** Clears everything learnt. */
    void clear() {
        kept.ifPresent(last -> last.evaluator().clear());
        histories.clear();
        corrections.clear();
        checksSolver.clear();
        allMovesSolver.clear();
    }
}
