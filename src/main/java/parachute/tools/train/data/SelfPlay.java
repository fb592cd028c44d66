package parachute.tools.train.data;

import java.util.Arrays;
import java.util.Random;
import java.util.function.Function;
import java.util.function.ObjLongConsumer;
import java.util.stream.IntStream;
import parachute.engine.eval.Evaluator;
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

/**
 * Plays games of the engine against itself from random openings, each determined by its number, and gives games that were
 * played before the scores of other searches. For one thread.
 */
final class SelfPlay {
    /** Random plies that begin a game; the last number is not reached. */
    private static final int FEWEST_RANDOM_PLIES = 6, RANDOM_PLIES_LIMIT = 11;

    /** Openings with a larger score, in centipawns, are not played. */
    private static final int BALANCED = 400;

    /** Games are drawn here; hardly one is as long. */
    private static final int LONGEST_GAME = 400;

    /** A search may finish its iteration up to so many times the soft limit of nodes. */
    private static final int HARD_LIMIT_FACTOR = 8;

    /** Megabytes of the transposition table, and positions of the mate solver, both cleared for every game. */
    private static final int HASH = 4, SOLVER_POSITIONS = 30_000;

    private final Variant variant;
    private final long seed;
    private final int nodes;
    private final Function<Variant, Evaluator> evaluators;
    private final SearchLimits limits;
    private final ObjLongConsumer<Position> listener;
    private final SearchMemory memory = new SearchMemory(HASH, 1, SOLVER_POSITIONS);

    /** A player of the games that a header describes; the maker of evaluators is asked for one, which all games use. */
    SelfPlay(GameFileHeader header, Function<Variant, Evaluator> evaluators) {
        this(header, evaluators, (position, number) -> {});
    }

    /**
     * The same.
     *
     * @param listener takes the position of a game, and the game's number, when it has begun and after each move
     */
    SelfPlay(GameFileHeader header, Function<Variant, Evaluator> evaluators, ObjLongConsumer<Position> listener) {
        this.listener = listener;
        variant = header.variant();
        seed = header.seed();
        nodes = header.nodes();
        this.evaluators = evaluators;
        limits = SearchLimits.builder()
                .softNodes(nodes)
                .nodes((long) HARD_LIMIT_FACTOR * nodes)
                .build();
    }

    /** Plays the game of a number. Files with other numbers of nodes have other openings, even with the same seed. */
    TrainingGame play(long number) {
        Random random = new Random((seed * 1_000_003 + number) * 1_000_003 + nodes);
        while (true) {
            memory.clear();
            int plies = random.nextInt(FEWEST_RANDOM_PLIES, RANDOM_PLIES_LIMIT);
            Position position = RandomPlies.fromStart(variant, plies, random);
            if (!Outcome.of(position).isOver() && Math.abs(search(position).score()) <= BALANCED) {
                return play(position, number);
            }
        }
    }

    private TrainingGame play(Position position, long number) {
        listener.accept(position, number);
        int openingPlies = position.ply();
        int[] scores = new int[LONGEST_GAME];
        Outcome outcome = Outcome.ONGOING;
        ScoreAdjudication adjudication = new ScoreAdjudication(variant);
        while (!outcome.isOver() && !adjudication.isDecided() && position.ply() < LONGEST_GAME) {
            SearchResult result = search(position);
            int score = whitesView(position, result);
            scores[position.ply() - openingPlies] = score;
            position.make(result.bestMove());
            listener.accept(position, number);
            outcome = Outcome.of(position);
            adjudication.add(score);
        }
        int[] moves = IntStream.range(0, position.ply()).map(position::moveAt).toArray();
        int[] known = Arrays.copyOf(scores, moves.length - openingPlies);
        return new TrainingGame(openingPlies, moves, known, outcome.isOver() ? result(outcome) : adjudication.result());
    }

    /** A game with the scores of searches of its quiet positions; other scores stay, since nothing is learned from them. */
    TrainingGame rescored(TrainingGame game) {
        memory.clear();
        int[] scores = IntStream.range(game.openingPlies(), game.plies())
                .map(game::score)
                .toArray();
        Replay.play(
                game,
                variant,
                (position, score) ->
                        scores[position.ply() - game.openingPlies()] = whitesView(position, search(position)));
        int[] moves = IntStream.range(0, game.plies()).map(game::move).toArray();
        return new TrainingGame(game.openingPlies(), moves, scores, game.result());
    }

    private static int whitesView(Position position, SearchResult result) {
        return position.sideToMove() == Side.WHITE ? result.score() : -result.score();
    }

    private SearchResult search(Position position) {
        return new Search(position, limits, SearchListener.SILENT, memory, evaluators, 0).run();
    }

    private static TrainingResult result(Outcome outcome) {
        return switch (outcome) {
            case WHITE_MATES -> TrainingResult.WHITE_WINS;
            case BLACK_MATES -> TrainingResult.BLACK_WINS;
            default -> TrainingResult.DRAW;
        };
    }
}
