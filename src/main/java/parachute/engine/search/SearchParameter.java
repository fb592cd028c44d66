package parachute.engine.search;

/**
 * A tunable number of the search, whose value is in {@link SearchParameters}.
 *
 * @param name in files and on the command line
 * @param min the minimum value
 * @param max the maximum value
 */
public record SearchParameter(String name, int min, int max) {
    /** Returns the name. */
    @Override
    public String toString() {
        return name;
    }
}
