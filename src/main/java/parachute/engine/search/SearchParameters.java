package parachute.engine.search;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import parachute.rules.board.Variant;

/**
 * A value for each {@link SearchParameter}; never changed. The classes of the search read what they need into fields of
 * their own when they are made, so that no search pays for the look-up.
 */
public final class SearchParameters {
    private final Map<SearchParameter, Integer> values;
    private final ReductionTable reductions;

    /** Made when the variant is first searched. */
    private static final class Chess {
        static final SearchParameters STANDARD = standard(Variant.CHESS);
    }

    private static final class Crazyhouse {
        static final SearchParameters STANDARD = standard(Variant.CRAZYHOUSE);
    }

    private SearchParameters(Map<SearchParameter, Integer> values) {
        this.values = values;
        reductions = new ReductionTable(fraction(SearchParameter.LMR_BASE), fraction(SearchParameter.LMR_DIVISOR));
    }

    private static SearchParameters standard(Variant variant) {
        Map<SearchParameter, Integer> values = new EnumMap<>(SearchParameter.class);
        for (SearchParameter parameter : SearchParameter.values()) {
            values.put(parameter, parameter.standard(variant));
        }
        return new SearchParameters(values);
    }

    /** The values that the engine plays a variant with. */
    public static SearchParameters of(Variant variant) {
        return variant.hasDrops() ? Crazyhouse.STANDARD : Chess.STANDARD;
    }

    /** The value of a parameter. */
    public int get(SearchParameter parameter) {
        return Objects.requireNonNull(values.get(parameter));
    }

    /** The value of a parameter in percent, as a fraction. */
    double fraction(SearchParameter parameter) {
        return get(parameter) / 100.0;
    }

    /** All values, in the order of {@link SearchParameter#values}. */
    public int[] toArray() {
        return values.values().stream().mapToInt(Integer::intValue).toArray();
    }

    /**
     * A copy with one other value.
     *
     * @param name the name of a {@link SearchParameter}
     * @throws IllegalArgumentException if there is no such parameter, or the value is out of its range
     */
    public SearchParameters with(String name, int value) {
        Map<SearchParameter, Integer> changed = new EnumMap<>(values);
        changed.put(SearchParameter.named(name), value);
        return checked(changed);
    }

    /**
     * Parameters with these values, in the order of {@link SearchParameter#values}.
     *
     * @throws IllegalArgumentException if there are too few or too many, or one is out of its range
     */
    public static SearchParameters of(int[] values) {
        SearchParameter[] parameters = SearchParameter.values();
        if (values.length != parameters.length) {
            throw new IllegalArgumentException(values.length + " values, expected " + parameters.length);
        }
        Map<SearchParameter, Integer> byParameter = new EnumMap<>(SearchParameter.class);
        for (int i = 0; i < values.length; i++) {
            byParameter.put(parameters[i], values[i]);
        }
        return checked(byParameter);
    }

    private static SearchParameters checked(Map<SearchParameter, Integer> values) {
        values.forEach((parameter, value) -> {
            if (value < parameter.min() || value > parameter.max()) {
                throw new IllegalArgumentException(
                        parameter + " is " + value + ", expected " + parameter.min() + " to " + parameter.max());
            }
        });
        return new SearchParameters(values);
    }

    /** The plies of late-move reductions, which follow from two of the parameters. */
    ReductionTable reductions() {
        return reductions;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SearchParameters parameters && values.equals(parameters.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
