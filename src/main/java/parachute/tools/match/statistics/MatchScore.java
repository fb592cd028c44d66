package parachute.tools.match.statistics;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import parachute.tools.match.game.GameTags;

/**
 * The results of one engine against one or more others, with estimates of its strength.
 *
 * @param wins number of games won
 * @param draws number of games drawn
 * @param losses number of games lost
 * @param pairs the sums of the two games of each finished pair
 */
public record MatchScore(int wins, int draws, int losses, PairCounts pairs) {
    /** Standard deviations to each side that cover 95 % of a normal distribution. */
    public static final double CONFIDENCE = 1.959964;

    /** Returns the score of an engine in the games in which it took part. */
    static MatchScore of(String engine, Collection<GameTags> games) {
        int[] byHalves = new int[3];
        PairCounts pairs = new PairCounts();
        Map<String, Integer> waiting = new HashMap<>();
        for (GameTags game : games) {
            if (!game.involves(engine)) {
                continue;
            }
            int halves = game.halvesOf(engine);
            byHalves[halves]++;
            Integer partner = waiting.remove(game.round().pair());
            if (partner == null) {
                waiting.put(game.round().pair(), halves);
            } else {
                pairs.add(partner, halves);
            }
        }
        return new MatchScore(byHalves[2], byHalves[1], byHalves[0], pairs);
    }

    /** Returns the number of games played. */
    public int games() {
        return wins + draws + losses;
    }

    /** Returns the points: 1 for each win, half for each draw. */
    double points() {
        return wins + draws / 2.0;
    }

    /** Returns the share of games that were drawn, 0 to 1; 0 without games. */
    public double drawRatio() {
        return games() == 0 ? 0 : (double) draws / games();
    }

    /** Returns the points a game, 0 to 1; a half without games. */
    public double mean() {
        return games() == 0 ? 0.5 : points() / games();
    }

    /** Returns the standard deviation of {@link #mean}: from the pairs if there are enough, else from single games. */
    private double deviation() {
        if (pairs.isReliable()) {
            return Math.sqrt(pairs.variance() / pairs.pairs());
        }
        if (games() < 2) {
            return 0;
        }
        double mean = mean();
        double squares = wins * square(1 - mean) + draws * square(0.5 - mean) + losses * square(mean);
        return Math.sqrt(squares / (games() - 1) / games());
    }

    private static double square(double x) {
        return x * x;
    }

    /** Returns the difference in strength to the opponents in Elo; infinite if all games were won or lost. */
    public double elo() {
        return elo(mean());
    }

    /** Returns half the width of the interval from {@link #eloLow} to {@link #eloHigh}; infinite if it is open. */
    public double eloError() {
        return (eloHigh() - eloLow()) / 2;
    }

    /** Returns the lower end of the 95 % confidence interval in Elo; infinite if no game was won or drawn. */
    public double eloLow() {
        return elo(bound(-1));
    }

    /** Returns the upper end of the 95 % confidence interval in Elo; infinite if all games were won. */
    public double eloHigh() {
        return elo(bound(1));
    }

    /**
     * Returns an end of the 95 % confidence interval of the mean, 0 to 1: by a normal distribution or, where that
     * leaves the range because games are too few or too similar, by Wilson (1927), "Probable inference, the law of
     * succession, and statistical inference". His interval is for games without draws; with draws the mean varies less.
     *
     * @param side 1 for the upper end, -1 for the lower one
     */
    private double bound(int side) {
        double mean = mean();
        double max = side > 0 ? 1 : 0;
        if (games() == 0 || mean == max) {
            return max;
        }
        double half = CONFIDENCE * deviation();
        if (half > 0 && mean - half > 0 && mean + half < 1) {
            return mean + side * half;
        }
        double certain = square(CONFIDENCE);
        double reach = CONFIDENCE * Math.sqrt(games() * mean * (1 - mean) + certain / 4);
        return (games() * mean + certain / 2 + side * reach) / (games() + certain);
    }

    /** Returns the difference in Elo that corresponds to a mean score, 0 to 1; infinite at both ends. */
    public static double elo(double mean) {
        return mean <= 0
                ? Double.NEGATIVE_INFINITY
                : mean >= 1 ? Double.POSITIVE_INFINITY : 400 * Math.log10(mean / (1 - mean));
    }

    /**
     * Returns the likelihood of superiority (LOS), 0 to 1: from the pairs if there are enough, else from wins and
     * losses, which would be equally frequent between engines of equal strength.
     */
    double superiority() {
        if (pairs.isReliable()) {
            return normal((mean() - 0.5) / deviation());
        }
        return wins + losses == 0 ? 0.5 : normal((wins - losses) / Math.sqrt(wins + losses));
    }

    /**
     * Returns the normal distribution function, by the series of Zelen and Severo, with an error of at most 0.0000001.
     */
    private static double normal(double x) {
        double t = 1 / (1 + 0.2316419 * Math.abs(x));
        double tail = Math.exp(-x * x / 2)
                / Math.sqrt(2 * Math.PI)
                * t
                * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
        return x >= 0 ? 1 - tail : tail;
    }
}
