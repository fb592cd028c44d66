package parachute.protocol.cecp;

import java.util.List;
import parachute.engine.Engine;
import parachute.engine.search.SearchLimits;
import parachute.rules.board.Position;

/** The analysis of the position on the board, and the root moves excluded from it. */
final class Analysis {
    private final GameBoard board;
    private final SearchRunner search;
    private final CecpTimeControl time;
    private final Engine engine;
    private final EngineRole role;
    private final RootMoveFilter filter = new RootMoveFilter();

    Analysis(GameBoard board, SearchRunner search, CecpTimeControl time, Engine engine, EngineRole role) {
        this.board = board;
        this.search = search;
        this.time = time;
        this.engine = engine;
        this.role = role;
    }

    /** Returns whether the engine analyses, even if there is nothing to analyse on the board. */
    boolean isOn() {
        return role.isAnalysing();
    }

    /** Excludes a move of the position ({@code exclude}). */
    void exclude(String move) {
        filter.exclude(board.position(), move);
        resume();
    }

    /** Includes a move again ({@code include}). */
    void include(String move) {
        filter.include(board.position(), move);
        resume();
    }

    /** Includes all moves again, since the position has changed. */
    void includeAll() {
        filter.clear();
    }

    /** Returns whether all legal moves are excluded, and there are some. */
    boolean excludesAll() {
        return !filter.isEmpty() && filter.allowed(board.position()).isEmpty();
    }

    /** Returns the root moves of a search for a move; empty for all. */
    List<Integer> rootMoves() {
        return filter.isEmpty() ? List.of() : filter.allowed(board.position());
    }

    /** Restarts a running analysis after a change that affects it. */
    void resume() {
        if (role.isAnalysing()) {
            restart();
        }
    }

    /** Analyses the position on the board again, if it has a move to search. */
    private void restart() {
        search.abandon();
        Position position = board.position();
        if (board.isLegal() && !filter.allowed(position).isEmpty()) {
            search.start(
                    Activity.ANALYSING,
                    SearchLimits.builder()
                            .infinite(true)
                            .depth(time.depth())
                            .multiPv(engine.multiPv())
                            .rootMoves(rootMoves())
                            .build());
        }
    }
}
