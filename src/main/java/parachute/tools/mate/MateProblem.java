package parachute.tools.mate;

import java.util.OptionalInt;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
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
     * Reads a line of EPD, of which {@code id} and {@code dm} count, or a FEN.
     *
     * @throws IllegalArgumentException if it is no such thing; the message names what is wrong
     */
    public static MateProblem parse(String line, Variant variant) {
        Epd epd = Epd.parse(line, variant);
        String id = epd.operand("id");
        return new MateProblem(id.isEmpty() ? Fen.format(epd.position()) : id, epd.position(), epd.directMate());
    }
}
