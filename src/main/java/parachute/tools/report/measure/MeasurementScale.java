package parachute.tools.report.measure;

import parachute.tools.levels.Ladder;

/**
 * The extent of the measurements for a report.
 *
 * @param depth the maximum depth of the benchmark, in plies
 * @param repetitions searches of each position of the benchmark
 * @param comparisonDepth the maximum depth of the comparison with minimax
 * @param exampleDepth the depth of the engine's search of the worked example
 * @param perftLeaves the maximum number of leaves of a count of legal moves
 * @param ladderGames games of each match of the ladder
 * @param ladderMoves moves of each side after which a game of the ladder is drawn
 * @param opponentGames games of each match against another program
 */
public record MeasurementScale(
        int depth,
        int repetitions,
        int comparisonDepth,
        int exampleDepth,
        long perftLeaves,
        int ladderGames,
        int ladderMoves,
        int opponentGames) {
    /** About two minutes on two cores. */
    public static final MeasurementScale QUICK = new MeasurementScale(10, 1, 3, 22, 5_000_000, 6, Ladder.MAX_MOVES, 6);

    /** Less than half an hour on two cores. */
    public static final MeasurementScale WHOLE =
            new MeasurementScale(15, 3, 4, 26, 200_000_000, 80, Ladder.MAX_MOVES, 60);
}
