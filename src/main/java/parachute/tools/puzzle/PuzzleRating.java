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
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MateInOne;
import parachute.tools.tactics.MoveKind;

/**
 * Rates puzzles by what makes them hard for people: the number of moves to be found, moves that neither capture nor give
 * check, sacrifices, and how many other moves there are and look as good; what everybody has learned by heart is easier.
 * The levels 1 to 10 try each as well. The rating is the Elo of a player who would solve it half of the time, as in a game
 * against it (the Elo model, fitted by maximum a posteriori), where the tries of the levels count little: they see every
 * short mate.
 */
final class PuzzleRating {
    /** Elo of the level that is not limited, and the nodes that it spends on a move. */
    private static final int FULL_ELO = 2_300, FULL_NODES = 20_000;

    /** Megabytes. */
    private static final int HASH = 4;

    /** Each level's probability to solve a puzzle counts like that many tries. */
    private static final double TRIES = 0.15;

    /** The deviation of what is expected of a puzzle. */
    private static final double PRIOR_DEVIATION = 200;

    /** What is expected by the number of moves to be found, the last number for more. */
    private static final double[] MATE = {650, 1_050, 1_400, 1_700, 1_950, 2_100},
            OTHER = {1_000, 1_300, 1_600, 1_850, 2_000};

    /** What is added where all other moves lose. */
    private static final double DEFENCE = 200;

    /** What a move adds that neither captures nor gives check, another one that loses material, and a gain of material. */
    private static final double QUIET = 220, SACRIFICE = 120, GAIN = -120;

    /** The part of that which moves after the first one add. */
    private static final double LATER = 0.4;

    /** What other moves at the first turn add when their number doubles: those that look good, and all. */
    private static final double TEMPTING = 65, LEGAL = 50, USUAL_LEGAL = 35;

    /** What mates that are known to everybody add. */
    private static final double KNOWN_PATTERN = -350;

    private static final int MIN = 400, MAX = 2_900;

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

    /** What is expected of a puzzle before the levels try it. */
    static double prior(Position start, Solution solution) {
        boolean mates = solution.kind() == Solution.SolutionKind.MATE;
        double[] bases = mates ? MATE : OTHER;
        double expected = bases[Math.min(solution.length(), bases.length) - 1];
        Position position = start.copy();
        for (int ply = 0; ply < solution.moves().size(); ply++) {
            int move = solution.moves().get(ply);
            if (ply % 2 == 0 && !(mates && ply == solution.moves().size() - 1)) {
                expected += (ply == 0 ? 1 : LATER) * hidden(position, move);
            }
            position.make(move);
        }
        boolean isKnown = mates && (ThemeFinder.isSmothered(position) || ThemeFinder.isBackRankMate(position));
        return expected
                + choice(start, solution.moves().get(0))
                + (isKnown ? KNOWN_PATTERN : 0)
                + (solution.kind() == Solution.SolutionKind.DEFENCE ? DEFENCE : 0);
    }

    /** What a move adds by its kind. */
    private static double hidden(Position position, int move) {
        MoveKind kind = MoveKind.of(position, move);
        boolean captures = position.isCapture(move);
        return (kind.check() || captures ? 0 : QUIET)
                + (kind.sacrifice() ? SACRIFICE : captures && !kind.check() ? GAIN : 0);
    }

    /** What the other moves add of which a move is chosen. */
    private static double choice(Position position, int move) {
        List<Integer> others = LegalMoves.of(position).toList();
        double tempting = others.stream()
                .filter(other -> other != move)
                .map(other -> MoveKind.of(position, other))
                .filter(kind -> kind.check() || kind.type().equals("capture") && !kind.sacrifice())
                .count();
        return TEMPTING * log2(1 + tempting) + LEGAL * log2(others.size() / USUAL_LEGAL);
    }

    private static double log2(double number) {
        return Math.log(number) / Math.log(2);
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
