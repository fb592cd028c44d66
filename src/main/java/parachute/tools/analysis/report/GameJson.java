package parachute.tools.analysis.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import parachute.rules.board.Position;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.San;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.Node;
import parachute.tools.analysis.EvalComment;
import parachute.tools.opening.OpeningName;
import parachute.tools.opening.OpeningNames;

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
        JsonLine line) {

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
    record JsonLine(String comment, String moves, String sans, String evaluations, Map<Integer, Note> notes) {}

    /**
     * The remarks about a move.
     *
     * @param glyphs the numeric annotation glyphs
     * @param comment the comment, without the score at its beginning that the evaluation gives already
     * @param opening of a move of the game: the opening whose position it leads to, if there is one
     * @param variations what might have been played in its place
     */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    record Note(List<Integer> glyphs, String comment, String opening, List<JsonLine> variations) {
        boolean isEmpty() {
            return glyphs.isEmpty() && comment.isEmpty() && opening.isEmpty() && variations.isEmpty();
        }
    }

    /** Returns a game as far as its moves are legal. */
    public static GameJson of(GameTree game) {
        return of(game, Optional.empty());
    }

    /**
     * Returns a game as far as its moves are legal.
     *
     * @param damage what of its text is not PGN, if anything
     */
    public static GameJson of(GameTree game, Optional<String> damage) {
        Position position = game.start().copy();
        boolean chess960 = VariantName.of(position).chess960()
                || game.statedVariant().filter(VariantName::chess960).isPresent();
        List<String> problems = Stream.of(damage.stream(), game.problems().stream(), game.warnings().stream())
                .flatMap(each -> each)
                .toList();
        return new GameJson(
                game.variant().uciName(),
                chess960,
                Fen.format(position),
                game.tags(),
                game.result(),
                String.join("; ", problems),
                line(game.root().comment(), game.root().children(), position, chess960, true));
    }

    /**
     * Returns a line.
     *
     * @param first its first move, and the variations in its place
     * @param position the position before it, as it is again afterwards
     * @param isGame whether it is the game itself, whose openings are named
     */
    private static JsonLine line(
            String comment, List<Node> first, Position position, boolean chess960, boolean isGame) {
        IntFunction<String> notation = CoordinateMove.notation(position, chess960);
        StringJoiner moves = new StringJoiner(" ");
        StringJoiner sans = new StringJoiner(" ");
        StringJoiner evaluations = new StringJoiner(" ");
        Map<Integer, Note> notes = new TreeMap<>();
        int ply = 0;
        for (List<Node> nodes = first;
                !nodes.isEmpty();
                nodes = nodes.getFirst().children()) {
            Node node = nodes.getFirst();
            List<JsonLine> variations = nodes.stream()
                    .skip(1)
                    .map(variation -> line(variation.before(), List.of(variation), position, chess960, false))
                    .toList();
            moves.add(notation.apply(node.move()));
            sans.add(San.format(position, node.move()));
            position.play(node.move());
            Optional<ReportEvaluation> evaluation = ReportEvaluation.of(position, node.comment());
            evaluations.add(evaluation.map(ReportEvaluation::text).orElse(""));
            boolean isScored =
                    evaluation.filter(found -> !found.score().isEmpty()).isPresent();
            String said = isScored ? EvalComment.afterScore(node.comment()) : node.comment();
            boolean isNamed = isGame && position.repetitions() == 0;
            Optional<OpeningName> opening = isNamed ? OpeningNames.at(position) : Optional.empty();
            Note note =
                    new Note(node.glyphs(), said, opening.map(OpeningName::text).orElse(""), variations);
            if (!note.isEmpty()) {
                notes.put(ply, note);
            }
            ply++;
        }
        for (int made = 0; made < ply; made++) {
            position.takeBack();
        }
        return new JsonLine(
                comment,
                moves.toString(),
                sans.toString(),
                evaluations.toString().stripTrailing(),
                notes);
    }
}
