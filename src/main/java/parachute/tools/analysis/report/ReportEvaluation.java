package parachute.tools.analysis.report;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import parachute.engine.search.Score;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.tools.analysis.EvalComment;

/**
 * The evaluation of a position for White.
 *
 * @param score in pawns or moves to mate, such as "+0.31" or "#-4"; empty if the game has ended by mate
 * @param win White's chance to win in percent
 * @param draw the chance of a draw in percent, at most what a win leaves
 */
record ReportEvaluation(String score, int win, int draw) {
    /**
     * Returns the evaluation after a move: by the rules if the game is over by mate, else by the comment on the move.
     */
    static Optional<ReportEvaluation> of(Position position, String comment) {
        if (!position.inCheck()) {
            return parse(comment, position.variant());
        }
        return switch (Outcome.of(position)) {
            case WHITE_MATES -> Optional.of(new ReportEvaluation("", 100, 0));
            case BLACK_MATES -> Optional.of(new ReportEvaluation("", 0, 0));
            default -> parse(comment, position.variant());
        };
    }

    /** Returns the evaluation in a comment; empty if there is none. */
    static Optional<ReportEvaluation> parse(String comment, Variant variant) {
        OptionalInt score = EvalComment.parse(comment);
        if (score.isEmpty()) {
            return Optional.empty();
        }
        int[] percent = Score.chances(variant, score.getAsInt()).shares(100);
        return Optional.of(new ReportEvaluation(format(score.getAsInt()), percent[0], percent[1]));
    }

    private static String format(int score) {
        return Score.isMate(score)
                ? "#" + Score.mateInMoves(score)
                : String.format(Locale.ROOT, "%+.2f", score / 100.0);
    }

    /** Returns the evaluation as pages read it. */
    String text() {
        return score + "," + win + "," + draw;
    }

    /** Returns the points that White may expect, 0 to 1. */
    double chance() {
        return (win + draw / 2.0) / 100;
    }
}
