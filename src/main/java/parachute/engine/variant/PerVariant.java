package parachute.engine.variant;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import parachute.rules.board.Variant;

/** A value for each variant, created once on first use. Thread-safe. */
public final class PerVariant<T> {
    private final Function<Variant, T> maker;
    private final Map<Variant, T> made = new ConcurrentHashMap<>();

    /** Creates values with {@code maker}. */
    public PerVariant(Function<Variant, T> maker) {
        this.maker = maker;
    }

    /** Returns the value of a variant. */
    public T of(Variant variant) {
        return made.computeIfAbsent(variant, maker);
    }
}
