package parachute.tools.match.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import parachute.rules.notation.PgnGame;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.statistics.Standings;

/** The games of a match, as far as its page tells of them. Not safe for use by several threads at once. */
public final class PlayedGames {
    private static final Comparator<GameSummary> BY_ROUND =
            Comparator.comparing(GameSummary::result, GameResult.BY_ROUND);

    private final List<String> names;
    private final List<GameSummary> games = new ArrayList<>();
    private final Map<String, MoveTimes> times = new LinkedHashMap<>();

    /** No games yet, of engines that may not be all, in the order in which they are listed. */
    public PlayedGames(List<String> names) {
        this.names = List.copyOf(names);
    }

    /** Counts a game; one that is not finished is left out. */
    public void add(PgnGame game) {
        GamePgn.result(game).ifPresent(result -> {
            games.add(GameSummary.of(result, game));
            addTimes(result, game);
        });
    }

    private void addTimes(GameResult result, PgnGame game) {
        boolean blackBegins = result.opening().fen().stream().anyMatch(fen -> fen.contains(" b "));
        for (int i = 0; i < game.moves().size(); i++) {
            int ply = blackBegins ? i + 1 : i;
            String engine = ply % 2 == 0 ? result.white() : result.black();
            MoveTimes.seconds(game.moves().get(i).comment())
                    .ifPresent(seconds -> times.computeIfAbsent(engine, name -> new MoveTimes())
                            .add(ply / 2 + 1, seconds));
        }
    }

    /** The games in the order of the schedule, whichever ended first. */
    List<GameSummary> inOrder() {
        return games.stream().sorted(BY_ROUND).toList();
    }

    /** The results by engine. */
    Standings standings() {
        Standings standings = new Standings(names);
        inOrder().forEach(game -> standings.add(game.result()));
        return standings;
    }

    /** The times of the engines that have any. */
    Map<String, MoveTimes> times() {
        return Map.copyOf(times);
    }
}
