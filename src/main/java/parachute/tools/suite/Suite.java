package parachute.tools.suite;

import java.util.Arrays;
import java.util.List;
import parachute.io.Resource;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/** The built-in suites. */
public enum Suite {
    /** Forced mates in two to eight moves. */
    MATES("mates", Variant.CRAZYHOUSE),
    /** Positions with one move that wins. */
    MOVES("moves", Variant.CRAZYHOUSE);

    private final String title;
    private final Variant variant;

    Suite(String title, Variant variant) {
        this.title = title;
        this.variant = variant;
    }

    /** Returns its name: mates or moves. */
    public String title() {
        return title;
    }

    /** Returns the variant of its positions. */
    public Variant variant() {
        return variant;
    }

    /** Returns the name of the file with its positions. */
    public String file() {
        return variant.uciName() + "-" + title + ".epd";
    }

    /**
     * Returns the suite of a title.
     *
     * @throws UserException if there is none
     */
    public static Suite parse(String title) {
        return Arrays.stream(values())
                .filter(suite -> suite.title.equals(title))
                .findFirst()
                .orElseThrow(() -> new UserException("expected mates or moves, not \"" + title + '"'));
    }

    /** Loads its positions, always in the same order. */
    public List<SuitePosition> load() {
        return Resource.lines(Suite.class, file()).stream()
                .map(line -> SuitePosition.parse(line, variant))
                .toList();
    }
}
