package parachute.tools.match.game;

import java.util.List;
import parachute.rules.board.Variant;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Opening;

/**
 * A game, finished or in progress.
 *
 * @param variant the variant of the game
 * @param opening its opening
 * @param white the engine with White
 * @param black the engine with Black
 * @param round PGN's Round tag
 * @param moves the moves after the opening; empty if it was lost before the first one
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

    /** Keeps the list from changing. */
    public GameRecord {
        moves = List.copyOf(moves);
    }

    /** Returns the game as statistics need it. */
    public GameResult result() {
        return new GameResult(
                white.name(),
                black.name(),
                EngineTags.of(white),
                EngineTags.of(black),
                OpeningTags.of(variant, opening),
                round,
                verdict.result(),
                verdict.fault());
    }
}
