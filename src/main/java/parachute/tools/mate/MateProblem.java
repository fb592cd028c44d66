package parachute.tools.mate;

import java.util.OptionalInt;
import parachute.rules.board.Position;
import parachute.rules.notation.Epd;
import parachute.rules.notation.Fen;

/**
 * A position in which a mate by the side to move is to be proved.
 *
 * @param name its name, or else the position itself
 * @param position the position
 * @param length the moves to mate that the problem states; empty if it does not
 */
public record MateProblem(String name, Position position, OptionalInt length) {
    /**
     * Returns the problem in a line of EPD, with its operations {@code id} and {@code dm}.
     *
     * @throws IllegalArgumentException if the number of moves is not valid; the message contains it
     */
    public static MateProblem of(Epd epd) {
        String id = epd.operand("id");
        return new MateProblem(id.isEmpty() ? Fen.format(epd.position()) : id, epd.position(), epd.directMate());
    }

    /** Searches the position for its shortest mate. */
    public MateAnswer search(MateLimits limits) {
        return new MateSearch(position, limits, answer -> {}).run();
    }
}
