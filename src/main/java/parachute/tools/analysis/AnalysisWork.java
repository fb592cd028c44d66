package parachute.tools.analysis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationList;
import parachute.engine.search.SearchLimits;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.Work;
import parachute.tools.work.WorkJson;
import parachute.tools.work.WorkJsonException;

/**
 * The positions of games as tasks.
 *
 * @param limits of the search of each, in nodes, plies and time
 * @param evaluation how it evaluates
 */
public record AnalysisWork(SearchLimits limits, Evaluation evaluation) implements Work<PositionTask, Assessment> {
    /** The kind of this work. */
    public static final String KIND = "analyse";

    /** Nodes of the searches that distinguish versions of the program. */
    private static final int IDENTITY_NODES = 1_000;

    @Override
    public TaskExecutor<PositionTask, Assessment> executor() {
        return new PositionSearcher(limits, evaluation);
    }

    // ---- for other machines ---------------------------------------------------------------------------------------

    @Override
    public String kind() {
        return KIND;
    }

    /**
     * What other machines have to know.
     *
     * @param evaluation its checksums
     */
    private record SettingsText(long nodes, int depth, long moveTime, String evaluation) {}

    @Override
    public String settings() {
        return WorkJson.write(new SettingsText(
                limits.nodes(), limits.depth(), limits.time().move(), EvaluationList.checksums(evaluation)));
    }

    /**
     * Opens the work that another machine describes.
     *
     * @param settings JSON, as {@link #settings} writes it
     * @param evaluations those of this machine, for work that does not send its networks
     * @throws RuntimeException if this machine cannot do it; the message says what is missing
     */
    public static AnalysisWork open(String settings, EvaluationList evaluations) {
        SettingsText sent = WorkJson.read(settings, SettingsText.class);
        SearchLimits limits =
                SearchLimits.NONE.withNodes(sent.nodes).withDepth(sent.depth).withMoveTime(sent.moveTime);
        return new AnalysisWork(limits, evaluations.get(sent.evaluation));
    }

    @Override
    public Map<String, String> identity() throws InterruptedException {
        return signatures(evaluation);
    }

    /**
     * Returns the result of a small search of each variant, which shows any difference between two programs or their
     * networks, by what it is.
     *
     * @throws InterruptedException if the calling thread is interrupted
     */
    public static Map<String, String> signatures(Evaluation evaluation) throws InterruptedException {
        SearchLimits small = SearchLimits.NONE.withNodes(IDENTITY_NODES);
        Map<String, String> results = new LinkedHashMap<>();
        for (Variant variant : Variant.values()) {
            PositionTask start = new PositionTask(Position.start(variant), List.of());
            Assessment found = new PositionSearcher(small, evaluation).execute(start);
            results.put("the search of " + variant.uciName(), WorkJson.write(found));
        }
        return results;
    }

    /** A game: its variant's name in UCI, its first position, and its moves in coordinates. */
    private record PositionsText(String variant, String fen, String moves) {}

    @Override
    public String taskText(PositionTask task) {
        Position first = task.first();
        IntFunction<String> notation = CoordinateMove.notation(first, false);
        String moves = task.moves().stream().map(notation::apply).collect(Collectors.joining(" "));
        return WorkJson.write(new PositionsText(first.variant().uciName(), Fen.format(first), moves));
    }

    @Override
    public PositionTask parseTask(String json) {
        PositionsText text = WorkJson.read(json, PositionsText.class);
        try {
            Position first = Fen.parse(text.fen, Variant.parse(text.variant));
            return new PositionTask(first, MoveText.playInGame(first.copy(), text.moves));
        } catch (IllegalArgumentException e) {
            throw new WorkJsonException(String.valueOf(e.getMessage()));
        }
    }

    @Override
    public String resultText(Assessment result) {
        return WorkJson.write(result);
    }

    @Override
    public Assessment parseResult(PositionTask task, String json) {
        Assessment assessment = WorkJson.read(json, Assessment.class);
        Position position = task.position();
        for (int move : assessment.line()) {
            if (move < 0 || move >= Move.LIMIT || !LegalMoves.contains(position, move)) {
                throw new WorkJsonException("a line with the move " + move + ", which is not legal");
            }
            position.make(move);
        }
        return assessment;
    }
}
