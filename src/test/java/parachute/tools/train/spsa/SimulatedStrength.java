package parachute.tools.train.spsa;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import parachute.engine.search.SearchParameters;
import parachute.tools.match.game.EngineTags;
import parachute.tools.match.game.GameMachine;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.game.OpeningTags;
import parachute.tools.match.game.Round;
import parachute.tools.match.game.SearchedNodes;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.Standings;

/** Games whose results are drawn at random, more often for the side that is closer to the best values. */
final class SimulatedStrength implements SpsaTuning.StrengthMeasurement {
    private static final EngineTags TAGS = new EngineTags("-", Optional.empty());

    private final int games;
    private final Map<String, Parabola> parabolas = new TreeMap<>();
    private int calls;

    /** The strength as a function of one value: 100 Elo less in a distance from the best one. */
    private record Parabola(double best, double distance) {
        private double elo(int value) {
            double x = (value - best) / distance;
            return -100 * x * x;
        }
    }

    /** Creates a simulation with a number of games an iteration; no value makes a difference yet. */
    SimulatedStrength(int games) {
        this.games = games;
    }

    /** Makes a value of a parameter the best, and one in a distance from it 100 Elo weaker. */
    SimulatedStrength best(String parameter, double value, double distance) {
        parabolas.put(parameter, new Parabola(value, distance));
        return this;
    }

    @Override
    public MatchScore compare(int iteration, SearchParameters plus, SearchParameters minus) {
        calls++;
        double expectation = 1 / (1 + Math.pow(10, (elo(minus) - elo(plus)) / 400));
        SplittableRandom random = new SplittableRandom(31 + iteration);
        int wins = 0;
        for (int game = 0; game < games; game++) {
            wins += random.nextDouble() < expectation ? 1 : 0;
        }
        return score(wins, 0, games - wins);
    }

    private double elo(SearchParameters values) {
        double sum = 0;
        for (Map.Entry<String, Parabola> entry : parabolas.entrySet()) {
            sum += entry.getValue().elo(values.get(entry.getKey()));
        }
        return sum;
    }

    /** Returns the number of iterations that were played. */
    int calls() {
        return calls;
    }

    /** Returns the score of a side by the numbers of games won, drawn and lost. */
    static MatchScore score(int wins, int draws, int losses) {
        Standings standings = new Standings(List.of("plus", "minus"));
        for (int game = 0; game < wins + draws + losses; game++) {
            String result =
                    game < wins ? GameResult.WHITE_WINS : game < wins + draws ? GameResult.DRAW : GameResult.BLACK_WINS;
            OpeningTags start = new OpeningTags("chess", Optional.empty(), List.of());
            standings.add(new GameTags(
                    "plus",
                    "minus",
                    TAGS,
                    TAGS,
                    start,
                    new Round("-"),
                    result,
                    Optional.empty(),
                    GameMachine.ANY,
                    SearchedNodes.NONE));
        }
        return standings.score("plus");
    }
}
