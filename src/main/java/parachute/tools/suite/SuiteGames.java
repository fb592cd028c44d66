package parachute.tools.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.movegen.RandomPlies;
import parachute.rules.notation.Fen;

/**
 * Fast games of the engine against itself from random openings, played out to the end, each determined by its seed. The
 * sides search few nodes, each its own number, so that there are mistakes to exploit.
 */
final class SuiteGames {
    /** Random plies that begin a game; the last number is not reached. */
    private static final int MIN_RANDOM_PLIES = 4, RANDOM_PLIES_LIMIT = 9;

    /** Nodes a move of either side; the last number is not reached. */
    private static final int MIN_NODES = 300, NODES_LIMIT = 1_501;

    private static final int MAX_GAME_PLIES = 250;
    private static final int HASH = 4;

    private final Variant variant;
    private final SearchMemory memory = new SearchMemory(HASH, 1);

    SuiteGames(Variant variant) {
        this.variant = variant;
    }

    /** Returns the positions of a game after its random opening, in their order, each without the game before it. */
    List<Position> play(long seed) {
        memory.clear();
        Random random = new Random(seed);
        int plies = random.nextInt(MIN_RANDOM_PLIES, RANDOM_PLIES_LIMIT);
        Position position = RandomPlies.fromStart(variant, plies, random);
        SearchLimits[] limits = new SearchLimits[Side.BLACK + 1];
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            limits[side] = SearchLimits.NONE.withNodes(random.nextInt(MIN_NODES, NODES_LIMIT));
        }
        List<Position> positions = new ArrayList<>();
        while (!Outcome.of(position).isOver() && position.ply() < MAX_GAME_PLIES) {
            positions.add(Fen.parse(Fen.format(position), variant));
            SearchLimits own = limits[position.sideToMove()];
            Search search = new Search(position, own, SearchListener.SILENT, memory, Evaluation.DEFAULT, 0);
            position.make(search.run().bestMove());
        }
        return positions;
    }
}
