package parachute.tools.puzzle;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.SearchResult;
import parachute.engine.strength.Level;
import parachute.engine.strength.LimitedSearch;
import parachute.engine.strength.StrengthLimit;
import parachute.rules.board.Position;
import parachute.rules.movegen.MateInOne;
import parachute.tools.tactics.MoveKind;

/**
 * Rates puzzles by what it takes to solve them: the levels 1 to 10 try each, and the rating is the Elo of a player who
 * would solve it half of the time, as in a game against it (the Elo model, fitted by maximum a posteriori). What is
 * expected before the levels have tried follows from the length and from how hidden the first move is.
 */
final class PuzzleRating {
    /** Elo of the level that is not limited, and the nodes that it spends on a move. */
    private static final int FULL_ELO = 2_300, FULL_NODES = 20_000;

    /** Megabytes. */
    private static final int HASH = 4;

    /** Each level's probability to solve a puzzle counts like so many tries. */
    private static final double TRIES = 4;

    /** What is expected of a puzzle of one move that gives check, what every further move adds, and the deviation of that. */
    private static final double PRIOR = 900, PRIOR_MOVE = 150, PRIOR_DEVIATION = 350;

    /** What a first move adds that gives no check, and one that loses material. */
    private static final double PRIOR_QUIET = 200, PRIOR_SACRIFICE = 150;

    private static final int MIN = 100, MAX = 2_900;

    /** Elo that mean odds of e to 1. */
    private static final double SCALE = 400 / Math.log(10);

    private final Evaluation evaluation;
    private final SearchMemory memory = new SearchMemory(HASH, 1);

    PuzzleRating(Evaluation evaluation) {
        this.evaluation = evaluation;
    }

    /**
     * A rating.
     *
     * @param value Elo
     * @param deviation its standard error
     */
    record RatingEstimate(int value, int deviation) {}

    RatingEstimate rate(Position start, Solution solution) {
        Level[] levels = Arrays.stream(Level.values())
                .filter(level -> level != Level.RANDOM)
                .toArray(Level[]::new);
        double[] solved = Arrays.stream(levels)
                .mapToDouble(level -> probability(level, start, solution.moves()))
                .toArray();
        double[] elos = Arrays.stream(levels).mapToDouble(PuzzleRating::elo).toArray();
        return fit(elos, solved, prior(start, solution));
    }

    private static double elo(Level level) {
        return level.strength().map(strength -> (double) strength.elo()).orElse((double) FULL_ELO);
    }

    private static double prior(Position start, Solution solution) {
        MoveKind first = MoveKind.of(start, solution.moves().get(0));
        return PRIOR
                + PRIOR_MOVE * (solution.length() - 1)
                + (first.check() ? 0 : PRIOR_QUIET)
                + (first.sacrifice() ? PRIOR_SACRIFICE : 0);
    }

    /**
     * The most likely rating.
     *
     * @param elos the strengths of players
     * @param solved by player, the probability that it solves the puzzle
     * @param prior the rating that is expected before
     */
    static RatingEstimate fit(double[] elos, double[] solved, double prior) {
        int best = MIN;
        for (int rating = MIN; rating <= MAX; rating++) {
            if (slope(rating, elos, solved, prior) <= 0) {
                break;
            }
            best = rating;
        }
        double information = 1 / (PRIOR_DEVIATION * PRIOR_DEVIATION);
        for (double elo : elos) {
            double expected = expected(elo, best);
            information += TRIES * expected * (1 - expected) / (SCALE * SCALE);
        }
        return new RatingEstimate(best, (int) Math.round(1 / Math.sqrt(information)));
    }

    /** The derivative of the logarithm of the posterior probability, which falls with the rating. */
    private static double slope(double rating, double[] elos, double[] solved, double prior) {
        double slope = (prior - rating) / (PRIOR_DEVIATION * PRIOR_DEVIATION);
        for (int i = 0; i < elos.length; i++) {
            slope += TRIES * (expected(elos[i], rating) - solved[i]) / SCALE;
        }
        return slope;
    }

    /** The probability that a player solves a puzzle. */
    private static double expected(double elo, double rating) {
        return 1 / (1 + Math.exp((rating - elo) / SCALE));
    }

    /** The probability with which a level finds every move of the solver. */
    double probability(Level level, Position start, List<Integer> moves) {
        Position position = start.copy();
        double probability = 1;
        for (int ply = 0; ply < moves.size() && probability > 0; ply++) {
            if (ply % 2 == 0 && MateInOne.moves(position).isEmpty()) {
                probability *= probability(level, position, moves.get(ply));
            }
            position.make(moves.get(ply));
        }
        return probability;
    }

    private double probability(Level level, Position position, int move) {
        SearchLimits limits = SearchLimits.NONE.withNodes(FULL_NODES);
        // Nothing is drawn: the probability of each choice is known.
        StrengthLimit strength = new StrengthLimit(new Random(0));
        strength.setLevel(level);
        memory.clear();
        SearchLimits unlimited = SearchLimits.NONE;
        Optional<LimitedSearch> limited = strength.limit(position, unlimited, SearchListener.SILENT);
        if (limited.isEmpty()) {
            Search search = new Search(position, limits, SearchListener.SILENT, memory, evaluation, 0);
            return search.run().bestMove() == move ? 1 : 0;
        }
        LimitedSearch search = limited.get();
        SearchResult result = new Search(
                        position,
                        search.limits(),
                        search,
                        memory,
                        evaluation,
                        search.parameters(),
                        0,
                        System.nanoTime())
                .run();
        return search.probability(result, move);
    }
}
