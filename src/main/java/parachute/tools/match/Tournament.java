package parachute.tools.match;

/**
 * The pairing system of a match of several engines.
 *
 * @param kind the system
 * @param seeds in a gauntlet, the number of first engines that play against each of the others; at least 1
 * @param stages of a Swiss tournament; 0 for the number of a knockout of the same engines
 */
public record Tournament(TournamentKind kind, int seeds, int stages) {
    /** The systems, by the names used in other programs. */
    public enum TournamentKind {
        /** Every engine meets every other engine. */
        ROUNDROBIN,
        /** The first engines meet all others, but not each other. */
        GAUNTLET,
        /** The loser of a pairing is out; engines are seeded in their order, and the best seeds get the byes. */
        KNOCKOUT,
        /** In each stage engines with equal points meet that have not met before. */
        SWISS
    }

    /** Every engine meets every other engine. */
    public static final Tournament ROUND_ROBIN = new Tournament(TournamentKind.ROUNDROBIN, 1, 0);

    /** Returns whether pairings depend on results. */
    public boolean isStaged() {
        return kind == TournamentKind.KNOCKOUT || kind == TournamentKind.SWISS;
    }
}
