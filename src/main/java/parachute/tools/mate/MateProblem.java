package parachute.tools.mate;

import java.util.OptionalInt;
import parachute.rules.board.Position;
import parachute.rules.notation.Epd;
import parachute.rules.notation.Fen;

/**
 * A position in which the side to move is to mate.
 *
 * @param name its name, or else the position itself
 * @param position the position
 * @param length the moves to mate as the problem states them; empty if it does not
 */
public record MateProblem(String name, Position position, OptionalInt length) {
    /**
     * Returns what a line of EPD says by {@code id} and {@code dm}.
     *
     * @throws IllegalArgumentException if the number of moves is not one; the message names it
     */
    public static MateProblem of(Epd epd) {
        String id = epd.operand("id");
        return new MateProblem(id.isEmpty() ? Fen.format(epd.position()) : id, epd.position(), epd.directMate());
    }
}
