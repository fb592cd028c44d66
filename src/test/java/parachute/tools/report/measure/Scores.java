package parachute.tools.report.measure;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parachute.tools.match.game.EngineTags;
import parachute.tools.match.game.GameMachine;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.game.OpeningTags;
import parachute.tools.match.game.Round;
import parachute.tools.match.game.SearchedNodes;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.Standings;

/** Scores of matches that nobody played. */
public final class Scores {
    private Scores() {}

    /** So many games won, drawn and lost. */
    public static MatchScore of(int wins, int draws, int losses) {
        Standings standings = new Standings(List.of("one", "other"));
        IntStream.range(0, wins).forEach(i -> standings.add(game(i, GameResult.WHITE_WINS)));
        IntStream.range(0, draws).forEach(i -> standings.add(game(wins + i, GameResult.DRAW)));
        IntStream.range(0, losses).forEach(i -> standings.add(game(wins + draws + i, GameResult.BLACK_WINS)));
        return standings.score("one");
    }

    private static GameTags game(int round, String result) {
        OpeningTags opening = new OpeningTags("chess", Optional.empty(), List.of());
        EngineTags tags = new EngineTags("1+1", Optional.empty());
        return new GameTags(
                "one",
                "other",
                tags,
                tags,
                opening,
                Round.of(round, false),
                result,
                Optional.empty(),
                GameMachine.ANY,
                SearchedNodes.NONE);
    }
}
