package parachute.tools.train;

import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

/**
 * A quiet position from a game, with the score of the search and the result of the game. As a text it is one line,
 * {@code FEN;score;result}.
 *
 * @param score centipawns from White's view
 * @param result 1 if White won, 0.5 for a draw, 0 if Black won
 */
record Sample(Position position, int score, double result) {
    /** A sample from the view of the side to move. */
    static Sample of(Position position, int scoreOfMover, double result) {
        int score = position.sideToMove() == Side.WHITE ? scoreOfMover : -scoreOfMover;
        return new Sample(position, score, result);
    }

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if it is none; the message says why
     */
    static Sample parse(String line, Variant variant) {
        String[] fields = line.split(";");
        if (fields.length != 3) {
            throw new IllegalArgumentException("expected FEN;score;result, not \"" + line + '"');
        }
        return new Sample(Fen.parse(fields[0], variant), score(fields[1]), result(fields[2]));
    }

    private static int score(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("a score is a number of centipawns, not \"" + text + '"', e);
        }
    }

    private static double result(String text) {
        return switch (text) {
            case "1", "1.0" -> 1;
            case "0.5" -> 0.5;
            case "0", "0.0" -> 0;
            default -> throw new IllegalArgumentException("a result is 1, 0.5 or 0, not \"" + text + '"');
        };
    }

    /** The line that {@link #parse} reads. */
    String format() {
        return Fen.format(position) + ';' + score + ';' + result;
    }
}
