package parachute.engine.search;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import parachute.engine.variant.PerVariant;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Variant;

/**
 * A value for each {@link SearchParameter}. Immutable. A look-up reads an array, so the search names parameters where
 * it needs them.
 */
public final class SearchParameters {
    private static final SearchParameter[] PARAMETERS = SearchParameter.values();

    private static final PerVariant<SearchParameters> STANDARD = new PerVariant<>(
            variant -> parse(VariantProfile.of(variant).parameters().text()));

    /** In the order of {@link SearchParameter#values}. */
    private final int[] values;

    private final ReductionTable reductions;

    private SearchParameters(int[] values) {
        this.values = values;
        reductions = new ReductionTable(fraction(SearchParameter.LMR_BASE), fraction(SearchParameter.LMR_DIVISOR));
    }

    /**
     * Reads a text with a line {@code NAME: value} for each parameter; a line that begins with {@code #} is a comment.
     *
     * @throws IllegalArgumentException if a parameter is missing or unknown, or its value is out of its range
     */
    @SuppressWarnings("EnumOrdinal")
    static SearchParameters parse(String text) {
        int[] values = new int[PARAMETERS.length];
        Set<SearchParameter> missing = EnumSet.allOf(SearchParameter.class);
        for (String line : text.split("\n")) {
            if (!line.isBlank() && line.charAt(0) != '#') {
                int colon = line.indexOf(':');
                if (colon < 0) {
                    throw new IllegalArgumentException("no NAME: value in \"" + line + '"');
                }
                SearchParameter parameter = SearchParameter.named(line.substring(0, colon));
                values[parameter.ordinal()] =
                        Integer.parseInt(line.substring(colon + 1).strip());
                missing.remove(parameter);
            }
        }
        if (!missing.isEmpty()) {
            throw new IllegalArgumentException(
                    "no value of " + missing.iterator().next());
        }
        return of(values);
    }

    /** Returns the parameters of a variant. */
    public static SearchParameters of(Variant variant) {
        return STANDARD.of(variant);
    }

    /** Returns the value of a parameter. */
    @SuppressWarnings("EnumOrdinal") // called often by the search
    public int get(SearchParameter parameter) {
        return values[parameter.ordinal()];
    }

    /** Returns the value of a parameter in percent, as a fraction. */
    double fraction(SearchParameter parameter) {
        return get(parameter) / 100.0;
    }

    /** Returns all values, in the order of {@link SearchParameter#values}. */
    public int[] toArray() {
        return values.clone();
    }

    /**
     * Returns a copy with one value changed.
     *
     * @param name the name of a {@link SearchParameter}
     * @throws IllegalArgumentException if the name is unknown or the value is out of its range
     */
    @SuppressWarnings("EnumOrdinal")
    public SearchParameters with(String name, int value) {
        int[] changed = values.clone();
        changed[SearchParameter.named(name).ordinal()] = value;
        return of(changed);
    }

    /**
     * Returns parameters with these values, in the order of {@link SearchParameter#values}.
     *
     * @throws IllegalArgumentException if the number of values is wrong or one is out of its range
     */
    public static SearchParameters of(int[] values) {
        if (values.length != PARAMETERS.length) {
            throw new IllegalArgumentException(values.length + " values, expected " + PARAMETERS.length);
        }
        for (int i = 0; i < values.length; i++) {
            SearchParameter parameter = PARAMETERS[i];
            if (values[i] < parameter.min() || values[i] > parameter.max()) {
                throw new IllegalArgumentException(
                        parameter + " is " + values[i] + ", expected " + parameter.min() + " to " + parameter.max());
            }
        }
        return new SearchParameters(values.clone());
    }

    /** Returns the table of late-move reductions, which follows from two parameters. */
    ReductionTable reductions() {
        return reductions;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SearchParameters parameters && Arrays.equals(values, parameters.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
