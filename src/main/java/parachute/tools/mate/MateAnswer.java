package parachute.tools.mate;

import java.util.List;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.ReplayedGame;
import parachute.rules.notation.San;

/**
 * What was proved about mates by the side to move.
 *
 * @param position the position searched
 * @param none there is no mate in so many moves or fewer: all moves and all replies were searched
 * @param noneByChecks there is none in so many moves or fewer of which each gives check, at least {@code none}
 * @param line the moves of the shortest mate known, one of the shortest if {@code none} is a move less; empty if no mate
 *     is known
 * @param nodes positions looked into
 * @param milliseconds the time that it took
 */
public record MateAnswer(
        Position position, int none, int noneByChecks, List<Integer> line, long nodes, long milliseconds) {
    /** Keeps the list from changing. */
    public MateAnswer {
        line = List.copyOf(line);
    }

    /** Whether a mate was proved. */
    public boolean isMate() {
        return !line.isEmpty();
    }

    /** The moves of the mate; 0 if none was proved. */
    public int length() {
        return (line.size() + 1) / 2;
    }

    /** The moves of the mate with their numbers, such as "1. Kf7 Kh7 2. Rh1#"; empty if none was proved. */
    public String lineText() {
        Position here = position.copy();
        StringBuilder text = new StringBuilder();
        for (int move : line) {
            boolean isNumbered = text.isEmpty() || here.sideToMove() == Side.WHITE;
            text.append(text.isEmpty() ? "" : " ").append(isNumbered ? ReplayedGame.number(here) : "");
            text.append(San.format(here, move));
            here.make(move);
        }
        return text.toString();
    }

    /** Whether a mate was proved, and that there is no shorter one. */
    public boolean isShortest() {
        return isMate() && none == length() - 1;
    }

    /** Whether the fifty-move rule, which the search leaves out, ends the game before the line's mate. */
    public boolean isTooLate() {
        Position here = position.copy();
        for (int move : line) {
            if (here.variant().hasFiftyMoveRule() && here.halfmoveClock() >= Variant.FIFTY_MOVES_PLIES) {
                return true;
            }
            here.make(move);
        }
        return false;
    }

    /** In words, such as "mate in 4, the shortest: no mate in 3". */
    public String describe() {
        if (isMate()) {
            String shorter = none == 0 ? "" : ": no mate in " + none;
            String late = isTooLate()
                    ? "; too late by the fifty-move rule, as the halfmove clock is " + position.halfmoveClock()
                    : "";
            String kind = isShortest() ? ", the shortest" : ", perhaps not the shortest";
            return "mate in " + length() + kind + shorter + late;
        }
        if (LegalMoves.of(position).size() == 0) {
            return position.inCheck() ? "no mate: the side to move is mated" : "no mate: stalemate";
        }
        String byChecks = noneByChecks > none ? "; with checks alone none in " + noneByChecks : "";
        return (none == 0 ? "nothing proved" : "no mate in " + none) + byChecks;
    }
}
