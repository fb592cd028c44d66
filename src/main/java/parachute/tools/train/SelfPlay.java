package parachute.tools.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import parachute.engine.eval.classical.ClassicalEvaluator;
import parachute.engine.search.Score;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.movegen.RandomPlies;
import parachute.rules.notation.Fen;

/** Plays games of the engine against itself from random openings, each determined by its seed. */
final class SelfPlay {
    /** Random plies that begin a game; the last number is not reached. */
    private static final int FEWEST_RANDOM_PLIES = 6, RANDOM_PLIES_LIMIT = 11;

    /** Openings with a larger score, in centipawns, are not played. */
    private static final int BALANCED = 300;

    /** Positions with a larger score, in centipawns, are not kept. */
    private static final int DECIDED = 1_500;

    private static final int LONGEST_GAME = 300;
    private static final int HASH = 4;

    private final Variant variant;
    private final SearchLimits limits;
    private final SearchMemory memory = new SearchMemory(HASH, 1);

    /** Games of a variant with so many nodes a move. */
    SelfPlay(Variant variant, long nodes) {
        this.variant = variant;
        limits = SearchLimits.builder().nodes(nodes).build();
    }

    /** Plays a game and answers its quiet positions; none if the opening was not balanced. */
    List<Sample> play(long seed) {
        memory.clear();
        Random random = new Random(seed);
        int plies = random.nextInt(FEWEST_RANDOM_PLIES, RANDOM_PLIES_LIMIT);
        Position position = RandomPlies.fromStart(variant, plies, random);
        List<Position> quiet = new ArrayList<>();
        List<Integer> scores = new ArrayList<>();
        Outcome outcome = Outcome.of(position);
        int score = outcome.isOver() ? Score.INFINITE : search(position).score();
        if (Math.abs(score) > BALANCED) {
            return List.of();
        }
        while (!outcome.isOver() && !Score.isMate(score) && position.ply() < LONGEST_GAME) {
            SearchResult result = search(position);
            score = result.score();
            if (isQuiet(position, result.bestMove()) && Math.abs(score) <= DECIDED) {
                quiet.add(setUpAnew(position));
                scores.add(score);
            }
            position.make(result.bestMove());
            outcome = Outcome.of(position);
        }
        return samples(quiet, scores, resultForWhite(position, outcome, score));
    }

    private SearchResult search(Position position) {
        return new Search(position, limits, SearchListener.SILENT, memory, ClassicalEvaluator::new, 0).run();
    }

    private static boolean isQuiet(Position position, int bestMove) {
        return !position.inCheck() && !position.isTactical(bestMove);
    }

    /** A copy without the game before it, which would fill the memory. */
    private static Position setUpAnew(Position position) {
        return Fen.parse(Fen.format(position), position.variant());
    }

    /** The last search saw the mate from the view of the side that then moved. */
    private static double resultForWhite(Position position, Outcome outcome, int lastScore) {
        if (outcome.isOver()) {
            return switch (outcome) {
                case WHITE_MATES -> 1;
                case BLACK_MATES -> 0;
                default -> 0.5;
            };
        }
        if (!Score.isMate(lastScore)) {
            return 0.5;
        }
        boolean whiteMoved = position.sideToMove() == Side.BLACK;
        return lastScore > 0 == whiteMoved ? 1 : 0;
    }

    private static List<Sample> samples(List<Position> positions, List<Integer> scores, double result) {
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < positions.size(); i++) {
            samples.add(Sample.of(positions.get(i), scores.get(i), result));
        }
        return samples;
    }
}
