package parachute.tools.mate;

import java.util.List;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.San;

/**
 * What was proved about mates by the side to move.
 *
 * @param position the position searched
 * @param none the number of moves in which there is no mate: all moves and replies were searched
 * @param noneByChecks the same for moves that all give check; at least {@code none}
 * @param line the moves of the shortest known mate, which is the shortest if {@code none} is one less; empty if no mate
 *     is known
 * @param nodes positions searched
 * @param milliseconds the time of the search
 */
public record MateAnswer(
        Position position, int none, int noneByChecks, List<Integer> line, long nodes, long milliseconds) {
    public MateAnswer {
        line = List.copyOf(line);
    }

    /** Returns whether a mate was proved. */
    public boolean isMate() {
        return !line.isEmpty();
    }

    /** Returns the moves of the mate; 0 if none was proved. */
    public int length() {
        return (line.size() + 1) / 2;
    }

    /** Returns the moves of the mate with their numbers, such as "1. Kf7 Kh7 2. Rh1#"; empty if none was proved. */
    public String lineText() {
        Position here = position.copy();
        StringBuilder text = new StringBuilder();
        for (int move : line) {
            boolean isNumbered = text.isEmpty() || here.sideToMove() == Side.WHITE;
            text.append(text.isEmpty() ? "" : " ").append(isNumbered ? San.number(here) : "");
            text.append(San.format(here, move));
            here.make(move);
        }
        return text.toString();
    }

    /** Returns whether a mate was proved, and that there is no shorter one. */
    public boolean isShortest() {
        return isMate() && none == length() - 1;
    }

    /** Returns whether the fifty-move rule, which the search ignores, ends the game before the mate. */
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

    /** Returns the result in words, such as "mate in 4, the shortest: no mate in 3". */
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
        String byChecks = noneByChecks > none ? "; with checks only none in " + noneByChecks : "";
        return (none == 0 ? "nothing proved" : "no mate in " + none) + byChecks;
    }
}
