package parachute.tools.match;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import parachute.tools.match.file.StoredGames;
import parachute.tools.match.result.GameResult;
import parachute.tools.match.setup.MatchSetupException;
import parachute.tools.match.statistics.Standings;
import parachute.tools.match.statistics.StandingsJson;
import parachute.tools.match.statistics.StandingsTable;

/** The standings of a match from the games in its PGN file alone. */
public final class PgnStandings {
    private PgnStandings() {}

    /**
     * The table of the games, as lines.
     *
     * @throws MatchSetupException if there is no such file or it holds no games
     */
    public static List<String> table(Path pgn) {
        return StandingsTable.lines(read(pgn));
    }

    /**
     * The same for programs, as JSON.
     *
     * @throws MatchSetupException if there is no such file or it holds no games
     */
    public static String json(Path pgn) {
        return StandingsJson.format(read(pgn), Optional.empty());
    }

    private static Standings read(Path pgn) {
        if (!Files.exists(pgn)) {
            throw new MatchSetupException("there is no file " + pgn);
        }
        Standings standings = new Standings(List.of());
        List<GameResult> games = StoredGames.read(pgn).results();
        if (games.isEmpty()) {
            throw new MatchSetupException(pgn + " holds no finished games");
        }
        games.stream().sorted(GameResult.BY_ROUND).forEach(standings::add);
        return standings;
    }
}
