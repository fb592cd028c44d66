package parachute.tools.match;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import parachute.io.UserException;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.game.StoredGames;
import parachute.tools.match.statistics.Standings;
import parachute.tools.match.statistics.StandingsJson;
import parachute.tools.match.statistics.StandingsTable;

/** The standings of a match from the games in its PGN file alone. */
public final class PgnStandings {
    private PgnStandings() {}

    /**
     * Returns the table of the games, as lines.
     *
     * @throws UserException if the file does not exist or does not hold any games
     */
    public static List<String> table(Path pgn) {
        return StandingsTable.lines(read(pgn), Optional.empty());
    }

    /**
     * Returns the same for programs, as JSON.
     *
     * @throws UserException if the file does not exist or does not hold any games
     */
    public static String json(Path pgn) {
        return StandingsJson.format(read(pgn), Optional.empty());
    }

    /**
     * Returns the games that do not count because they cannot be read, each with its place and the reason.
     *
     * @throws UserException if the file cannot be read
     */
    public static List<String> damaged(Path pgn) {
        return StoredGames.read(pgn).damaged().stream()
                .map(game -> pgn + " " + game + "; it does not count")
                .toList();
    }

    private static Standings read(Path pgn) {
        if (!Files.exists(pgn)) {
            throw new UserException("there is no file " + pgn);
        }
        Standings standings = new Standings(List.of());
        List<GameResult> games = StoredGames.read(pgn).results();
        if (games.isEmpty()) {
            throw new UserException(pgn + " holds no finished games");
        }
        games.stream().sorted(GameResult.BY_ROUND).forEach(standings::add);
        return standings;
    }
}
