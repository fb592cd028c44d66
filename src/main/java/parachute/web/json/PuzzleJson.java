package parachute.web.json;

import java.util.stream.Collectors;
import parachute.rules.notation.CoordinateMove;
import parachute.tools.puzzle.Puzzle;

/**
 * A puzzle for a page.
 *
 * @param id its name
 * @param fen the position before the mistake
 * @param moves the mistake and the solution in coordinate notation, with spaces between them
 * @param rating how hard it is
 * @param deviation the standard error of the rating
 * @param themes words with spaces between them
 * @param source the game and the ply that it comes from
 * @param alternatives other moves that win, as {@link Puzzle#alternativesText} has them
 */
public record PuzzleJson(
        String id,
        String fen,
        String moves,
        int rating,
        int deviation,
        String themes,
        String source,
        String alternatives) {
    /** Returns a puzzle as a page takes it. */
    public static PuzzleJson of(Puzzle puzzle) {
        return new PuzzleJson(
                puzzle.id(),
                puzzle.fen(),
                puzzle.moves().stream().map(CoordinateMove::format).collect(Collectors.joining(" ")),
                puzzle.rating(),
                puzzle.deviation(),
                String.join(" ", puzzle.themes()),
                puzzle.source(),
                puzzle.alternativesText());
    }
}
