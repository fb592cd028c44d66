package parachute.tools.match.game;

import java.util.Optional;

/**
 * An engine's reply when it was on move.
 *
 * @param move the move as it wrote it; empty if it resigned or claimed a result instead
 * @param claim the result that it claimed instead of moving: 1-0, 0-1 or 1/2-1/2
 * @param nanos the nanoseconds that it took
 * @param evaluation the score that it reported with the move
 * @param offersDraw whether it offered a draw with it
 */
public record Reply(
        Optional<String> move,
        Optional<String> claim,
        long nanos,
        Optional<EngineScore> evaluation,
        boolean offersDraw) {}
