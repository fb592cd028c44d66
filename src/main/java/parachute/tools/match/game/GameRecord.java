package parachute.tools.match.game;

import java.util.List;
import parachute.rules.board.Variant;
import parachute.tools.match.file.Beginning;
import parachute.tools.match.file.Conditions;
import parachute.tools.match.opening.Opening;
import parachute.tools.match.player.EngineSpec;

/**
 * A finished game.
 *
 * @param variant the game that was played
 * @param opening how it began
 * @param white the engine with White
 * @param black the engine with Black
 * @param round PGN's Round tag
 * @param moves the moves after the opening; none if it was lost before the first
 * @param verdict how it ended
 */
public record GameRecord(
        Variant variant,
        Opening opening,
        EngineSpec white,
        EngineSpec black,
        String round,
        List<PlayedMove> moves,
        GameVerdict verdict) {

    /** What counts of it. */
    public GameResult result() {
        return new GameResult(
                white.name(),
                black.name(),
                Conditions.of(white),
                Conditions.of(black),
                Beginning.of(variant, opening),
                round,
                verdict.result(),
                verdict.fault());
    }
}
