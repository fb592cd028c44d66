package parachute.games.uttt;

import java.util.List;
import java.util.stream.Collectors;

/** Draws a state as text: three by three boards, then the boards won and whose turn it is. */
final class UtttDiagram {
    private static final int SIDE = 3;

    private UtttDiagram() {}

    /** Returns the lines, none of them empty, without the last line end. */
    static String of(UtttState state) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < SIDE * SIDE; row++) {
            if (row > 0 && row % SIDE == 0) {
                text.append("-------+-------+-------\n");
            }
            text.append(row(state, row)).append('\n');
        }
        return text.append(status(state)).toString();
    }

    private static String row(UtttState state, int row) {
        return GridPosition.ALL.subList(row / SIDE * SIDE, row / SIDE * SIDE + SIDE).stream()
                .map(board -> cells(state.getBoard(board), row % SIDE))
                .collect(Collectors.joining("|"));
    }

    private static String cells(UtttBoard board, int row) {
        return GridPosition.ALL.subList(row * SIDE, row * SIDE + SIDE).stream()
                .map(cell -> String.valueOf(board.getPos(cell)))
                .collect(Collectors.joining(" ", " ", " "));
    }

    private static String status(UtttState state) {
        String boards = "boards won: " + state.getUBoard();
        return switch (state.getResult()) {
            case X, ZERO -> boards + "\nwinner: " + state.getResult();
            case DRAWN -> boards + "\nnobody wins";
            case EMPTY -> boards + "\nnext: " + state.getNextPlayer() + " on " + words(state.getNextAvailableBoards());
        };
    }

    private static String words(List<GridPosition> positions) {
        return positions.stream().map(GridPosition::toString).collect(Collectors.joining(" "));
    }
}
