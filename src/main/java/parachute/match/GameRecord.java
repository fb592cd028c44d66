package parachute.match;

import java.util.List;
import parachute.board.Variant;

/**
 * A finished game.
 *
 * @param variant the game that was played
 * @param opening how it began
 * @param white name of the engine with White
 * @param black name of the engine with Black
 * @param whiteControl what White could spend
 * @param blackControl what Black could spend
 * @param round PGN's Round tag
 * @param moves the moves after the opening
 * @param verdict how it ended
 */
record GameRecord(
        Variant variant,
        Opening opening,
        String white,
        String black,
        TimeControl whiteControl,
        TimeControl blackControl,
        String round,
        List<PlayedMove> moves,
        Verdict verdict) {

    /** A game that was lost before its first move. */
    static GameRecord unplayed(
            Variant variant, Opening opening, EngineSpec white, EngineSpec black, String round, Verdict verdict) {
        return new GameRecord(
                variant,
                opening,
                white.name(),
                black.name(),
                white.timeControl(),
                black.timeControl(),
                round,
                List.of(),
                verdict);
    }

    /** What counts of it. */
    GameResult result() {
        return new GameResult(
                white,
                black,
                whiteControl.toString(),
                blackControl.toString(),
                Beginning.of(variant, opening),
                round,
                verdict.result(),
                verdict.fault());
    }
}
