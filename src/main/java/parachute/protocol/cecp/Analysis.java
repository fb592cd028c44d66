package parachute.protocol.cecp;

import java.util.List;
import parachute.engine.Engine;
import parachute.engine.search.SearchLimits;
import parachute.rules.board.Position;

/** The analysis of the position on the board, and the root moves that it leaves out. */
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

    /** Whether the engine analyses, even if there is nothing to analyse on the board. */
    boolean isOn() {
        return role.isAnalysing();
    }

    /** {@code exclude}: leaves a move of the position out from now on. */
    void exclude(String move) {
        filter.exclude(board.position(), move);
        resume();
    }

    /** {@code include}: takes it back in. */
    void include(String move) {
        filter.include(board.position(), move);
        resume();
    }

    /** The position has changed: nothing is left out. */
    void includeAll() {
        filter.clear();
    }

    /** Whether no legal move is left to search, although there are some. */
    boolean excludesAll() {
        return !filter.isEmpty() && filter.allowed(board.position()).isEmpty();
    }

    /** The root moves of a search for a move; an empty list means all. */
    List<Integer> rootMoves() {
        return filter.isEmpty() ? List.of() : filter.allowed(board.position());
    }

    /** Something has changed that an analysis should take up at once. */
    void resume() {
        if (role.isAnalysing()) {
            restart();
        }
    }

    /** Analyses the position on the board again, if there is a move to search. */
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
