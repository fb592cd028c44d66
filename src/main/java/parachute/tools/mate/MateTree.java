package parachute.tools.mate;

import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.Verdict;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;

/** Walks through a proved mate as a tree of all legal defences, each with the reply to it. */
final class MateTree {
    /** Nodes to find a shorter mate after a defence that does not hold as long. */
    private static final long SHORTER = 200;

    private final Position position;
    private final MateSolver solver;
    private final MateTreeListener listener;

    /** Creates the tree of a mate that a solver has proved in a position, which is restored in the end. */
    MateTree(Position position, MateSolver solver, MateTreeListener listener) {
        this.position = position;
        this.solver = solver;
        this.listener = listener;
    }

    /** Walks through the whole tree of a mate in at most some moves. */
    void walk(int moves) {
        walk(moves, 0, Move.NONE);
    }

    /** Reports the reply to the defence just made, and continues with the defences that follow. */
    private void walk(int moves, int depth, int defence) {
        int length = length(moves);
        int answer = solver.line().get(0);
        listener.onBranch(depth, defence, answer);
        position.make(answer);
        MoveList defences = LegalMoves.of(position);
        for (int i = 0; i < defences.size(); i++) {
            position.make(defences.get(i));
            walk(length - 1, depth + 1, defences.get(i));
            position.unmake();
        }
        position.unmake();
    }

    /** Solves the position on the board, and returns the length of the attacker's mate. */
    private int length(int moves) {
        int length = 1;
        while (length < moves && solver.mates(position, length, SHORTER) != Verdict.PROVED) {
            length++;
        }
        if (length == moves && solver.mates(position, moves, Long.MAX_VALUE) != Verdict.PROVED) {
            throw new IllegalStateException("a proved mate cannot be found again");
        }
        return length;
    }
}
