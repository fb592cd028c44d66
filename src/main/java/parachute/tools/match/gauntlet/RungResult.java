package parachute.tools.match.gauntlet;

import java.util.ArrayList;
import java.util.List;
import parachute.tools.match.MatchSetupException;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.Standings;
import parachute.tools.match.statistics.StandingsTable;

/**
 * What came out of one rung of a gauntlet.
 *
 * @param engine name of the measured engine
 * @param rival name of its rival
 * @param limit what the engine could spend
 * @param rivalLimit what the rival could spend
 * @param standings the games
 */
record RungResult(String engine, String rival, String limit, String rivalLimit, Standings standings) {
    /**
     * The result of at least one game.
     *
     * @throws MatchSetupException if a game is not one against the rival with the same limits
     */
    static RungResult of(Rung rung, List<GameResult> games) {
        String rival = rung.rival();
        GameResult first = games.get(0);
        String engine = first.white().equals(rival) ? first.black() : first.white();
        Standings standings = new Standings(List.of(engine, rival));
        RungResult result = new RungResult(engine, rival, first.limitOf(engine), first.limitOf(rival), standings);
        for (GameResult game : games) {
            if (!result.holds(game)) {
                throw new MatchSetupException(rung.fileName() + " holds a game of another match: round " + game.round()
                        + ", " + game.white() + " against " + game.black());
            }
            standings.add(game);
        }
        return result;
    }

    private boolean holds(GameResult game) {
        return game.involves(engine)
                && game.involves(rival)
                && game.limitOf(engine).equals(limit)
                && game.limitOf(rival).equals(rivalLimit);
    }

    /** From the engine's side. */
    MatchScore score() {
        return standings.score(engine);
    }

    int faults(String name) {
        return standings.faults(name).values().stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    /** Lines that name the faults of either side; none if there are none. */
    List<String> faultLines() {
        List<String> lines = new ArrayList<>();
        for (String name : List.of(engine, rival)) {
            if (faults(name) > 0) {
                lines.add("Faults of " + name + ", " + rival + " with " + rivalLimit + ": "
                        + StandingsTable.faults(standings, name));
            }
        }
        return lines;
    }
}
