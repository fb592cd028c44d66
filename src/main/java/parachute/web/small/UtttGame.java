package parachute.web.small;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.games.uttt.GridPosition;
import parachute.games.uttt.Mark;
import parachute.games.uttt.UtttBoard;
import parachute.games.uttt.UtttMove;
import parachute.games.uttt.UtttState;

/** Ultimate Tic-Tac-Toe. A place is a board and a cell, such as nw/c. */
final class UtttGame implements PageGame<UtttState, UtttMove> {
    @Override
    public List<String> sides() {
        return List.of("x", "0");
    }

    @Override
    public UtttState start(Optional<String> setup) {
        PageGame.checkNoSetup(setup);
        return UtttState.initialState();
    }

    @Override
    public UtttState after(UtttState before, UtttMove move) {
        return before.makeMove(move);
    }

    @Override
    public Map<String, Object> board(UtttState position) {
        return Map.of(
                "boards",
                position.getBoards().stream().map(UtttBoard::toString).toList(),
                "big",
                position.getUBoard().toString(),
                "open",
                position.getNextAvailableBoards().stream()
                        .map(GridPosition::toString)
                        .toList());
    }

    @Override
    public Gesture gesture(UtttState position, UtttMove move) {
        return new Gesture(Optional.empty(), text(position, move), Optional.empty());
    }

    /** Formats a move with its board, even if there is only one. */
    @Override
    public String text(UtttState position, UtttMove move) {
        GridPosition board =
                move.board().orElseGet(() -> position.getNextAvailableBoards().get(0));
        return board + "/" + move.cell();
    }

    @Override
    public String reason(UtttState last) {
        return last.getResult() == Mark.DRAWN ? "all boards are decided" : "three boards in a row";
    }
}
