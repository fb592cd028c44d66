package parachute.tools.train.games;

import java.util.Optional;
import parachute.engine.search.Score;
import parachute.engine.search.Search;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchMemory;
import parachute.engine.search.SearchResult;
import parachute.rules.notation.CoordinateMove;
import parachute.tools.match.game.EngineFailure;
import parachute.tools.match.game.EngineScore;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.LiveGame;
import parachute.tools.match.game.Player;
import parachute.tools.match.game.Reply;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.TimeControl;
import parachute.tools.train.games.SearchGames.SearchSide;

/**
 * A player that searches in this process, limited by nodes a move or by a clock. The clock counts time in nodes: a
 * game depends only on the settings, not on the machine and its load.
 *
 * @param spec its name and limit
 * @param memory its own memory, cleared before every game
 * @param side evaluation and parameters of its search
 */
public record SearchPlayer(EngineSpec spec, SearchMemory memory, SearchSide side) implements Player {
    /** Nodes that count as a second of a clock: about a fiftieth of what the engine searches in a second. */
    public static final int NODES_PER_SECOND = 20_000;

    private static final long NANOS_PER_NODE = 1_000_000_000 / NODES_PER_SECOND;

    @Override
    public void newGame(LiveGame game, int colour) {
        memory.clear();
    }

    @Override
    public Reply think(LiveGame game) throws EngineFailure {
        SearchResult result = new Search(
                        game.position(),
                        limits(game),
                        SearchListener.SILENT,
                        memory,
                        side.evaluation(),
                        side.parameters(),
                        0,
                        System.nanoTime())
                .run();
        long nanos = result.nodes() * NANOS_PER_NODE;
        if (spec.timeControl().hasClock() && nanos > allowance(game)) {
            throw new EngineFailure(Fault.TIME_LOSS, "a move after " + result.nodes() + " nodes");
        }
        String move = CoordinateMove.format(result.bestMove());
        return new Reply(Optional.of(move), Optional.empty(), nanos, Optional.of(score(result)), false);
    }

    private SearchLimits limits(LiveGame game) {
        TimeControl control = spec.timeControl();
        if (!control.hasClock()) {
            return SearchLimits.NONE.withNodes(control.nodes());
        }
        int colour = game.sideToMove();
        // The search checks time every 256 nodes, but counts every node: only with an empty clock the limit is
        // exceeded.
        return SearchLimits.NONE
                .withNodes(Math.max(1, allowance(game) / NANOS_PER_NODE))
                .withClock(game.clockMillis(colour), control.increment(), game.movesToGo(colour))
                .withNodesPerSecond(NODES_PER_SECOND);
    }

    /** Returns the nanoseconds on the clock of the side to move. */
    private static long allowance(LiveGame game) {
        return game.allowance().orElseThrow();
    }

    private static EngineScore score(SearchResult result) {
        return Score.isMate(result.score())
                ? new EngineScore(0, Score.mateInMoves(result.score()), result.depth())
                : new EngineScore(result.score(), 0, result.depth());
    }
}
