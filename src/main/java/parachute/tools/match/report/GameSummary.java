package parachute.tools.match.report;

import parachute.rules.notation.PgnGame;
import parachute.tools.match.game.GameResult;

/**
 * What charts need to know of a finished game.
 *
 * @param result who won
 * @param ending how
 * @param moves moves of the side that made more of them, the opening's included
 */
record GameSummary(GameResult result, Ending ending, int moves) {
    static GameSummary of(GameResult result, PgnGame game) {
        return new GameSummary(result, Ending.of(game), (game.moves().size() + 1) / 2);
    }
}
