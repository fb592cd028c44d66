package parachute.protocol.cecp;

import java.util.List;
import parachute.engine.search.SearchLimits;
import parachute.rules.board.Position;

/** The analysis of whatever is on the board, and the moves that it leaves out. */
final class Analysis {
    private final SearchRunner search;
    private final CecpTimeControl time;
    private final CecpOptions options;
    private final RootMoveFilter filter = new RootMoveFilter();

    Analysis(SearchRunner search, CecpTimeControl time, CecpOptions options) {
        this.search = search;
        this.time = time;
        this.options = options;
    }

    /** {@code exclude}: leaves a move of the position out from now on. */
    void exclude(String move) {
        filter.exclude(search.position(), move);
    }

    /** {@code include}: takes it back in. */
    void include(String move) {
        filter.include(search.position(), move);
    }

    /** The position has changed: nothing is left out. */
    void includeAll() {
        filter.clear();
    }

    /** The root moves of a search for a move: none named means all. */
    List<Integer> rootMoves() {
        return filter.isEmpty() ? List.of() : filter.allowed(search.position());
    }

    /** Analyses the position on the board, from scratch, if there is a move to look at. */
    void restart() {
        search.abandon();
        Position position = search.position();
        if (!filter.allowed(position).isEmpty()) {
            search.start(
                    Activity.ANALYSING,
                    SearchLimits.builder()
                            .infinite(true)
                            .depth(time.depth())
                            .multiPv(options.multiPv())
                            .rootMoves(rootMoves())
                            .build());
        }
    }
}
