package parachute.tools.match;

/**
 * Who meets whom in a match of several engines.
 *
 * @param kind the system
 * @param seeds in a gauntlet so many of the first engines play, against each of the others; at least 1
 * @param stages of a Swiss tournament; 0 for as many as a knockout of the same engines takes
 */
public record Tournament(Kind kind, int seeds, int stages) {
    /** The systems, by the names that other programs have for them. */
    public enum Kind {
        /** All meet all. */
        ROUNDROBIN,
        /** The first engines meet all others, but not each other. */
        GAUNTLET,
        /** Who loses is out; the order of the engines is that of their seeds, and the best seeds go on where some are free. */
        KNOCKOUT,
        /** In each stage those meet who have as many points and have not met. */
        SWISS
    }

    /** All meet all. */
    public static final Tournament ROUND_ROBIN = new Tournament(Kind.ROUNDROBIN, 1, 0);

    /** The first engine meets all others. */
    public static final Tournament GAUNTLET = new Tournament(Kind.GAUNTLET, 1, 0);

    /** Whether who meets whom depends on the results. */
    public boolean isStaged() {
        return kind == Kind.KNOCKOUT || kind == Kind.SWISS;
    }
}
