package parachute.tools.match;

import java.util.List;
import parachute.rules.notation.PgnGame;
import parachute.tools.match.game.FinishedGame;
import parachute.tools.match.game.GameRecord;
import parachute.tools.match.game.GameResult;

/**
 * Several listeners to one match, notified in their order.
 *
 * @param all the listeners
 */
public record ProgressListeners(List<Progress> all) implements Progress {
    @Override
    public void onGame(PgnGame game) {
        all.forEach(each -> each.onGame(game));
    }

    @Override
    public void onResult(GameResult result) {
        all.forEach(each -> each.onResult(result));
    }

    @Override
    public void onMove(GameRecord game) {
        all.forEach(each -> each.onMove(game));
    }

    @Override
    public void onFinished(FinishedGame game) {
        all.forEach(each -> each.onFinished(game));
    }

    @Override
    public void onStatus(int played, int games, List<String> score) {
        all.forEach(each -> each.onStatus(played, games, score));
    }

    @Override
    public void onEvent(String line) {
        all.forEach(each -> each.onEvent(line));
    }
}
