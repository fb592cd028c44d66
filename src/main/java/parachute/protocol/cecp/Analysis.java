package parachute.protocol.cecp;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parachute.engine.Engine;
import parachute.engine.search.SearchLimits;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.MoveText;

/** The analysis of the position on the board, and the root moves excluded from it. */
final class Analysis {
    private final GameBoard board;
    private final SearchRunner search;
    private final CecpTimeControl time;
    private final Engine engine;
    private final EngineRole role;
    private final Set<Integer> excluded = new HashSet<>();

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

    /** Excludes a move of the position, or {@code all} ({@code exclude}). */
    void exclude(String argument) {
        excluded.addAll(moves(argument));
        resume();
    }

    /** Includes a move of the position, or {@code all}, again ({@code include}). */
    void include(String argument) {
        moves(argument).forEach(excluded::remove);
        resume();
    }

    private List<Integer> moves(String argument) {
        if (argument.equals("all")) {
            return LegalMoves.of(board.position()).toList();
        }
        int move = MoveText.parse(board.position(), argument);
        if (move == Move.NONE) {
            throw new UserException(argument.isEmpty() ? CecpOutput.BAD_ARGUMENT : "illegal move");
        }
        return List.of(move);
    }

    /** Includes all moves again, since the position has changed. */
    void includeAll() {
        excluded.clear();
    }

    /** Returns whether all legal moves are excluded, and there are some. */
    boolean excludesAll() {
        return !excluded.isEmpty() && allowed().isEmpty();
    }

    /** Returns the root moves of a search for a move; empty for all. */
    List<Integer> rootMoves() {
        return excluded.isEmpty() ? List.of() : allowed();
    }

    private List<Integer> allowed() {
        return LegalMoves.of(board.position()).toList().stream()
                .filter(move -> !excluded.contains(move))
                .toList();
    }

    /** Restarts a running analysis after a change that affects it, if the position has a move to search. */
    void resume() {
        if (!isOn()) {
            return;
        }
        search.abandon();
        if (board.isLegal() && !allowed().isEmpty()) {
            search.start(
                    Activity.ANALYSING,
                    SearchLimits.NONE
                            .withInfinite()
                            .withDepth(time.depth())
                            .withMultiPv(engine.multiPv())
                            .withRootMoves(rootMoves()));
        }
    }
}
