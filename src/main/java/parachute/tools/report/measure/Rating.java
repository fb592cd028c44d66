package parachute.tools.report.measure;

import java.util.ArrayList;
import java.util.List;
import parachute.tools.levels.LadderMatch;
import parachute.tools.match.statistics.MatchScore;

/**
 * The rating of a player on a ladder.
 *
 * @param player its name
 * @param elo above the first player of the ladder
 * @param error half the width of the 95 % confidence interval, which grows from step to step
 */
public record Rating(String player, double elo, double error) {
    /**
     * Returns the ratings along a ladder, each match being between a player and the one before it. A drawn game is
     * added to each match, so that a match of wins only has a finite difference, too.
     *
     * @param matches at least one, the weakest opponent first
     */
    public static List<Rating> along(List<LadderMatch> matches) {
        List<Rating> ratings = new ArrayList<>();
        ratings.add(new Rating(matches.get(0).opponent(), 0, 0));
        double variance = 0;
        for (LadderMatch match : matches) {
            Rating below = ratings.getLast();
            if (!below.player().equals(match.opponent())) {
                throw new IllegalArgumentException(
                        "the ladder breaks between " + below.player() + " and " + match.opponent());
            }
            double mean = mean(match.score());
            variance += variance(match.score(), mean);
            double elo = below.elo() + MatchScore.elo(mean);
            ratings.add(new Rating(match.player(), elo, MatchScore.CONFIDENCE * Math.sqrt(variance)));
        }
        return ratings;
    }

    private static double mean(MatchScore score) {
        return (score.wins() + 0.5 * score.draws() + 0.5) / (score.games() + 1);
    }

    /** Returns the variance of the difference in Elo, by the slope of the curve from scores to Elo. */
    private static double variance(MatchScore score, double mean) {
        int games = score.games() + 1;
        double squares = score.wins() * (1 - mean) * (1 - mean)
                + (score.draws() + 1) * (0.5 - mean) * (0.5 - mean)
                + score.losses() * mean * mean;
        double slope = 400 / Math.log(10) / (mean * (1 - mean));
        return slope * slope * squares / games / games;
    }
}
