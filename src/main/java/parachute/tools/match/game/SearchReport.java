package parachute.tools.match.game;

import java.util.List;

/**
 * What an engine told of the search that found its move, beside its score. Numbers that it did not tell are {@link #UNKNOWN}.
 *
 * @param selectiveDepth plies of the longest line
 * @param nodes positions searched
 * @param speed nodes a second
 * @param hashFull thousandths of the transposition table in use
 * @param tableHits positions found in endgame tables
 * @param millis milliseconds by the engine's own clock
 * @param line the principal variation, its moves as the engine writes them
 */
public record SearchReport(
        int selectiveDepth, long nodes, long speed, int hashFull, long tableHits, long millis, List<String> line) {
    /** Stands for a number that is not known. */
    public static final int UNKNOWN = -1;

    /** An engine that told nothing. */
    public static final SearchReport NONE =
            new SearchReport(UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, List.of());

    /** Keeps the list from changing. */
    public SearchReport {
        line = List.copyOf(line);
    }
}
