package parachute.tools.mate;

import java.util.function.Consumer;
import parachute.engine.mate.MateSolver;
import parachute.engine.mate.MateSolver.Verdict;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.notation.ReplayedGame;
import parachute.rules.notation.San;

/** Writes a proved mate as a tree: every legal defence, each with the move that answers it, indented by the move. */
final class MateTree {
    private static final String INDENTATION = "  ";

    /** Nodes to find a shorter mate than the one proved after a defence that does not last as long. */
    private static final long SHORTER = 200;

    private final Position position;
    private final MateSolver solver;
    private final Consumer<String> lines;

    /** The tree of a mate that a solver has proved in a position, which is unchanged in the end. */
    MateTree(Position position, MateSolver solver, Consumer<String> lines) {
        this.position = position;
        this.solver = solver;
        this.lines = lines;
    }

    /** Writes the tree, whose mate takes at most so many moves. */
    void write(int moves) {
        writeAttack(moves, "", "");
    }

    /** The attacker's move, on the line that a defence has begun, and below it the defences. */
    private void writeAttack(int moves, String indentation, String defence) {
        int length = length(moves);
        int move = solver.line().get(0);
        boolean isNumbered = defence.isEmpty() || position.sideToMove() == Side.WHITE;
        String number = isNumbered ? ReplayedGame.number(position) : "";
        lines.accept(indentation + defence + number + San.format(position, move));
        position.make(move);
        MoveList defences = LegalMoves.of(position);
        for (int i = 0; i < defences.size(); i++) {
            int reply = defences.get(i);
            String replyText = ReplayedGame.number(position) + San.format(position, reply);
            position.make(reply);
            writeAttack(length - 1, indentation + INDENTATION, replyText + ' ');
            position.unmake();
        }
        position.unmake();
    }

    /** Asks for the mate by the attacker in the position on the board, and answers its length. */
    private int length(int moves) {
        int length = 1;
        while (length < moves && solver.mates(position, length, SHORTER) != Verdict.PROVED) {
            length++;
        }
        if (length == moves && solver.mates(position, moves, Long.MAX_VALUE) != Verdict.PROVED) {
            throw new IllegalStateException("a mate was proved that is none");
        }
        return length;
    }
}
