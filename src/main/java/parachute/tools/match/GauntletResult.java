package parachute.tools.match;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import parachute.io.UserException;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.Standings;
import parachute.tools.match.statistics.StandingsTable;

/**
 * The result of the match against one opponent of a gauntlet.
 *
 * @param engine name of the measured engine
 * @param opponent name of its opponent
 * @param limit the engine's time control
 * @param opponentLimit the opponent's time control
 * @param standings the games
 */
record GauntletResult(String engine, String opponent, String limit, String opponentLimit, Standings standings) {
    /**
     * Returns the result of at least one game.
     *
     * @param opponent name of the opponent
     * @param file that holds the games, for messages
     * @throws UserException if a game has another opponent or other limits
     */
    static GauntletResult of(String opponent, Path file, List<GameResult> games) {
        GameResult first = games.get(0);
        String engine = first.white().equals(opponent) ? first.black() : first.white();
        Standings standings = new Standings(List.of(engine, opponent));
        GauntletResult result =
                new GauntletResult(engine, opponent, first.limitOf(engine), first.limitOf(opponent), standings);
        for (GameResult game : games) {
            if (!result.holds(game)) {
                throw new UserException(file.getFileName() + " holds a game of another match: round " + game.round()
                        + ", " + game.white() + " against " + game.black());
            }
            standings.add(game);
        }
        return result;
    }

    private boolean holds(GameResult game) {
        return game.involves(engine)
                && game.involves(opponent)
                && game.limitOf(engine).equals(limit)
                && game.limitOf(opponent).equals(opponentLimit);
    }

    /** Returns the score from the engine's side. */
    MatchScore score() {
        return standings.score(engine);
    }

    /** Returns the number of faults of one of the two engines. */
    int faults(String name) {
        return standings.faults(name).values().stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    /** Returns a line about the faults of each side; empty without faults. */
    List<String> faultLines() {
        List<String> lines = new ArrayList<>();
        for (String name : List.of(engine, opponent)) {
            if (faults(name) > 0) {
                lines.add("Faults of " + name + ", " + opponent + " with " + opponentLimit + ": "
                        + StandingsTable.faults(standings, name));
            }
        }
        return lines;
    }
}
