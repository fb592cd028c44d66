package parachute.tools.mate;

import java.util.function.Consumer;
import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.MateResult;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.notation.San;

/**
 * Walks through a proved mate as a tree of all legal defences, each with the reply to it.
 *
 * @param position in which the mate was proved, restored in the end
 * @param solver that has proved it
 */
record MateTree(Position position, MateSolver solver, MateSearch.MateTreeListener listener) {
    /** Nodes to find a shorter mate after a defence that does not hold as long. */
    private static final long SHORTER = 200;

    private static final String INDENTATION = "  ";

    /** Walks through the whole tree of a mate in at most some moves. */
    void walk(int moves) {
        walk(moves, 0, Move.NONE);
    }

    /** Reports the reply to the defence just made, and continues with the defences that follow. */
    private void walk(int moves, int depth, int defence) {
        MateResult mate = shortest(moves);
        int answer = mate.line().get(0);
        listener.onBranch(depth, defence, answer);
        position.make(answer);
        MoveList defences = LegalMoves.of(position);
        for (int i = 0; i < defences.size(); i++) {
            position.make(defences.get(i));
            walk((mate.line().size() - 1) / 2, depth + 1, defences.get(i));
            position.unmake();
        }
        position.unmake();
    }

    /** Solves the position on the board, and returns the attacker's mate. */
    private MateResult shortest(int moves) {
        for (int length = 1; length < moves; length++) {
            MateResult mate = solver.mates(position, length, SHORTER);
            if (mate.isProved()) {
                return mate;
            }
        }
        MateResult mate = solver.mates(position, moves, Long.MAX_VALUE);
        if (!mate.isProved()) {
            throw new IllegalStateException("a proved mate cannot be found again");
        }
        return mate;
    }

    /** Returns a listener that writes a line for each branch of a tree from a position, indented by its depth. */
    static MateSearch.MateTreeListener text(Position root, Consumer<String> lines) {
        Position position = root.copy();
        int firstPly = root.ply();
        return (depth, defence, answer) -> {
            while (position.ply() > firstPly + Math.max(0, 2 * depth - 1)) {
                position.unmake();
            }
            String text = depth == 0 ? "" : San.number(position) + play(position, defence) + ' ';
            boolean isNumbered = depth == 0 || position.sideToMove() == Side.WHITE;
            String number = isNumbered ? San.number(position) : "";
            lines.accept(INDENTATION.repeat(depth) + text + number + play(position, answer));
        };
    }

    /** Makes a move and returns its text. */
    private static String play(Position position, int move) {
        String san = San.format(position, move);
        position.make(move);
        return san;
    }
}
