package parachute.tools.book;

import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parachute.engine.Engine;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.SearchLimits;
import parachute.rules.board.CastlingRights;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.RandomPlies;
import parachute.rules.notation.CoordinateMove;

/**
 * Makes openings: random moves from the start position, kept if the engine scores the position as balanced. The same
 * seed, nodes and engine make the same openings.
 */
public final class BookMaker {
    private static final int MIN_PLIES = 6;
    private static final int MAX_PLIES = 9;

    /** Centipawns to either side within which an opening counts as balanced. */
    private static final int BALANCED = 100;

    /** A first search has this fraction of the nodes; it rejects positions that are far from balanced. */
    private static final int FIRST_SEARCH_DIVISOR = 10;

    private static final int FIRST_SEARCH_BALANCED = 2 * BALANCED;

    private final Variant variant;
    private final Random random;
    private final long nodes;
    private final Evaluation evaluation;
    private final Set<Long> seen = new HashSet<>();

    /**
     * Creates a maker that searches each candidate with a number of nodes.
     *
     * @param seed of the random moves
     */
    public BookMaker(Variant variant, long seed, long nodes, Evaluation evaluation) {
        this.variant = variant;
        this.random = new Random(seed);
        this.nodes = nodes;
        this.evaluation = evaluation;
    }

    /**
     * Makes openings.
     *
     * @param count the number of openings
     * @param out takes each one, as a line of moves in coordinate notation
     */
    public void make(int count, Consumer<String> out) {
        try (Engine engine = new Engine()) {
            engine.setEvaluation(evaluation);
            int made = 0;
            while (made < count) {
                Optional<Position> candidate = randomPosition();
                if (candidate.isPresent() && isBalanced(engine, candidate.get())) {
                    out.accept(moves(candidate.get()));
                    made++;
                }
            }
        }
    }

    private Optional<Position> randomPosition() {
        int plies = MIN_PLIES + random.nextInt(MAX_PLIES - MIN_PLIES + 1);
        Position position = RandomPlies.fromStart(variant, plies, random);
        // Openings in which a king or rook has already moved are unusual.
        boolean usable = position.castlingRights() == CastlingRights.ALL
                && LegalMoves.of(position).size() > 0;
        return usable && seen.add(position.key()) ? Optional.of(position) : Optional.empty();
    }

    private boolean isBalanced(Engine engine, Position position) {
        return Math.abs(score(engine, position, Math.max(1, nodes / FIRST_SEARCH_DIVISOR))) <= FIRST_SEARCH_BALANCED
                && Math.abs(score(engine, position, nodes)) <= BALANCED;
    }

    private int score(Engine engine, Position position, long budget) {
        engine.newGame(variant);
        engine.setPosition(position.copy());
        return engine.think(SearchLimits.NONE.withNodes(budget)).result().score();
    }

    private static String moves(Position position) {
        return IntStream.range(0, position.ply())
                .mapToObj(ply -> CoordinateMove.format(position.moveAt(ply)))
                .collect(Collectors.joining(" "));
    }
}
