package parachute.tools.mate;

import java.util.function.Consumer;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.notation.ReplayedGame;
import parachute.rules.notation.San;

/** Writes the tree of a mate, a line for each branch, indented by its depth. */
final class MateTreeText implements MateTreeListener {
    private static final String INDENTATION = "  ";

    private final Position position;
    private final int firstPly;
    private final Consumer<String> lines;

    /** Creates the text of a tree that starts at a position. */
    MateTreeText(Position root, Consumer<String> lines) {
        position = root.copy();
        firstPly = position.ply();
        this.lines = lines;
    }

    @Override
    public void onBranch(int depth, int defence, int answer) {
        while (position.ply() > firstPly + Math.max(0, 2 * depth - 1)) {
            position.unmake();
        }
        String text = depth == 0 ? "" : ReplayedGame.number(position) + played(defence) + ' ';
        boolean isNumbered = depth == 0 || position.sideToMove() == Side.WHITE;
        lines.accept(
                INDENTATION.repeat(depth) + text + (isNumbered ? ReplayedGame.number(position) : "") + played(answer));
    }

    /** Makes a move and returns its text. */
    private String played(int move) {
        String san = San.format(position, move);
        position.make(move);
        return san;
    }
}
