package parachute.engine.variant;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import parachute.rules.board.Variant;

/** A value for each variant, made when it is first asked for, once; for any threads. */
public final class PerVariant<T> {
    private final Function<Variant, T> maker;
    private final Map<Variant, T> made = new ConcurrentHashMap<>();

    /** Values that {@code maker} makes. */
    public PerVariant(Function<Variant, T> maker) {
        this.maker = maker;
    }

    /** The value of a variant. */
    public T of(Variant variant) {
        return made.computeIfAbsent(variant, maker);
    }
}
