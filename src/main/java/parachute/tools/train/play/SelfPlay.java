package parachute.tools.train.play;

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
import parachute.tools.train.data.GameFileHeader;
import parachute.tools.train.data.Replay;
import parachute.tools.train.data.TrainingGame;
import parachute.tools.train.data.TrainingResult;

/**
 * Plays games of the engine against itself from random openings, each determined by its number, and rescores games
 * that were played before. For one thread.
 */
final class SelfPlay {
    /** The minimum of random plies at the start of a game, and their exclusive limit. */
    private static final int MIN_RANDOM_PLIES = 6, RANDOM_PLIES_LIMIT = 11;

    /** The maximum score of an opening, in centipawns. */
    private static final int BALANCED = 400;

    /** The maximum of plies, after which a game is drawn; hardly any game is as long. */
    private static final int MAX_GAME_PLIES = 400;

    /** The factor from the soft to the hard limit of nodes, within which a search may finish its iteration. */
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

    /**
     * Creates a player of the games that a header describes, with one evaluator for all games.
     *
     * @param listener takes the position and the number of a game at its start and after each move
     */
    SelfPlay(GameFileHeader header, Function<Variant, Evaluator> evaluators, ObjLongConsumer<Position> listener) {
        this.listener = listener;
        variant = header.variant();
        seed = header.seed();
        nodes = header.nodes();
        this.evaluators = evaluators;
        limits = SearchLimits.NONE.withSoftNodes(nodes).withNodes((long) HARD_LIMIT_FACTOR * nodes);
    }

    /** Plays the game with a number. Openings depend on the number of nodes as well as on the seed. */
    TrainingGame play(long number) {
        Random random = new Random((seed * 1_000_003 + number) * 1_000_003 + nodes);
        while (true) {
            memory.clear();
            int plies = random.nextInt(MIN_RANDOM_PLIES, RANDOM_PLIES_LIMIT);
            Position position = RandomPlies.fromStart(variant, plies, random);
            if (!Outcome.of(position).isOver() && Math.abs(search(position).score()) <= BALANCED) {
                return play(position, number);
            }
        }
    }

    private TrainingGame play(Position position, long number) {
        listener.accept(position, number);
        int openingPlies = position.ply();
        int[] scores = new int[MAX_GAME_PLIES];
        Outcome outcome = Outcome.ONGOING;
        ScoreAdjudication adjudication = new ScoreAdjudication(variant);
        while (!outcome.isOver() && !adjudication.isDecided() && position.ply() < MAX_GAME_PLIES) {
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

    /**
     * Returns a game with new scores of its quiet positions; other scores are kept, since nothing is learned from them.
     */
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
