package parachute.tools.match.game;

import java.util.Locale;

/**
 * The score that an engine reported with its move.
 *
 * @param centipawns for the side that moves; meaningless for a mate
 * @param mate moves to mate, negative if the engine itself is mated, 0 for none
 * @param depth plies
 * @param report what else it reported
 */
public record EngineScore(int centipawns, int mate, int depth, SearchReport report) {
    /** Centipawns that stand for a mate, beyond every score of an engine. */
    private static final int MATE = 100_000;

    /** Creates a score without anything else reported. */
    public EngineScore(int centipawns, int mate, int depth) {
        this(centipawns, mate, depth, SearchReport.NONE);
    }

    /** Returns the score, mates as very large ones. */
    public int bounded() {
        if (mate == 0) {
            return Math.clamp(centipawns, -MATE, MATE);
        }
        return mate > 0 ? MATE : -MATE;
    }

    /** Returns the score as written in a comment: "+0.31/12", "-M5/20". */
    @Override
    public String toString() {
        String score = mate == 0
                ? String.format(Locale.ROOT, "%+.2f", centipawns / 100.0)
                : (mate > 0 ? "+M" : "-M") + Math.abs(mate);
        return score + "/" + depth;
    }
}
