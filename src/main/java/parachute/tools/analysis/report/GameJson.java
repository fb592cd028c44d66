package parachute.tools.analysis.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import parachute.rules.board.Position;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.PgnGame.PgnMove;
import parachute.rules.notation.PgnLine;
import parachute.rules.notation.ReplayedGame;
import parachute.rules.notation.San;
import parachute.rules.notation.VariantChoice;
import parachute.rules.notation.VariantName;
import parachute.tools.analysis.EvalComment;

/**
 * A game with its comments and variations as pages read it, in a few kilobytes: it has the first position, from which
 * the page makes the moves. Empty components are left out.
 *
 * @param variant chess or crazyhouse
 * @param chess960 whether castling is written as the king's move to the rook
 * @param start the FEN of the first position
 * @param tags the tags by name
 * @param result 1-0, 0-1, 1/2-1/2 or *
 * @param problem what could not be read or is not legal; it is kept in comments
 * @param line the moves
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record GameJson(
        String variant,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean chess960,
        String start,
        Map<String, String> tags,
        String result,
        String problem,
        Line line) {

    /**
     * Moves one after the other. Each text has a space between its entries.
     *
     * @param comment the comment before the first move
     * @param moves the moves in coordinate notation
     * @param sans the moves in standard algebraic notation
     * @param evaluations "score,win,draw" as in {@link ReportEvaluation}, the last ones left out if there are none
     * @param notes the remarks about moves, by their number from 0
     */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record Line(String comment, String moves, String sans, String evaluations, Map<Integer, Note> notes) {}

    /**
     * The remarks about a move.
     *
     * @param glyphs the numeric annotation glyphs
     * @param comment the comment, without the score at its beginning that the evaluation gives already
     * @param variations what might have been played in its place
     */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record Note(List<Integer> glyphs, String comment, List<Line> variations) {
        boolean isEmpty() {
            return glyphs.isEmpty() && comment.isEmpty() && variations.isEmpty();
        }
    }

    /** Returns a game as far as its moves are legal. */
    public static GameJson of(ReplayedGame game) {
        return of(game, Optional.empty());
    }

    /**
     * Returns a game as far as its moves are legal.
     *
     * @param damage what of its text is not PGN, if anything
     */
    public static GameJson of(ReplayedGame game, Optional<String> damage) {
        Position first = game.position(0);
        VariantName name =
                VariantChoice.stated(game.game()).filter(VariantName::chess960).orElseGet(() -> VariantName.of(first));
        List<String> problems = Stream.of(damage.stream(), game.problems().stream(), game.warnings().stream())
                .flatMap(each -> each)
                .toList();
        return new GameJson(
                name.variant().uciName(),
                name.chess960(),
                Fen.format(first),
                game.game().tags(),
                game.game().result(),
                String.join("; ", problems),
                line(first, game.game().line(), game.moves(), name.chess960()));
    }

    private static Line line(Position first, PgnLine line, List<Integer> legal, boolean chess960) {
        Position here = first.copy();
        IntFunction<String> notation = CoordinateMove.notation(here, chess960);
        List<String> moves = new ArrayList<>();
        List<String> sans = new ArrayList<>();
        List<String> evaluations = new ArrayList<>();
        Map<Integer, Note> notes = new TreeMap<>();
        for (int ply = 0; ply < legal.size(); ply++) {
            int move = legal.get(ply);
            PgnMove written = line.moves().get(ply);
            List<Line> variations = written.variations().stream()
                    .map(other -> line(here, other, ReplayedGame.legalMoves(here, other), chess960))
                    .toList();
            moves.add(notation.apply(move));
            sans.add(San.format(here, move));
            here.play(move);
            Optional<ReportEvaluation> evaluation = ReportEvaluation.of(here, written.comment());
            evaluations.add(evaluation.map(ReportEvaluation::text).orElse(""));
            boolean isScored =
                    evaluation.filter(found -> !found.score().isEmpty()).isPresent();
            String comment = isScored ? EvalComment.afterScore(written.comment()) : written.comment();
            Note note = new Note(written.glyphs(), comment, variations);
            if (!note.isEmpty()) {
                notes.put(ply, note);
            }
        }
        return new Line(
                line.comment(),
                String.join(" ", moves),
                String.join(" ", sans),
                String.join(" ", evaluations).stripTrailing(),
                notes);
    }
}
