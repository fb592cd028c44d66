package parachute.tools.analysis;

import java.util.List;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationList;
import parachute.engine.search.SearchLimits;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.tools.work.Performer;
import parachute.tools.work.TextRecord;
import parachute.tools.work.Work;

/** The positions of games as tasks. */
final class AnalysisWork implements Work<PositionTask, Assessment> {
    /** Nodes of the searches that tell versions of the program apart. */
    private static final int IDENTITY_NODES = 1_000;

    private final SearchLimits limits;
    private final Evaluation evaluation;

    /** Searches with limits in nodes, plies and time. */
    AnalysisWork(SearchLimits limits, Evaluation evaluation) {
        this.limits = limits;
        this.evaluation = evaluation;
    }

    @Override
    public Performer<PositionTask, Assessment> performer() {
        return new PositionSearcher(limits, evaluation);
    }

    // ---- for other machines ---------------------------------------------------------------------------------------

    @Override
    public String kind() {
        return AnalysisKind.NAME;
    }

    @Override
    public TextRecord settings() {
        return new TextRecord()
                .with("nodes", limits.nodes())
                .with("plies", limits.depth())
                .with("milliseconds", limits.moveTime())
                .with("evaluation", EvaluationList.checksums(evaluation));
    }

    /** Work that another machine describes. */
    static AnalysisWork parse(TextRecord settings, EvaluationList evaluations) {
        SearchLimits limits = SearchLimits.builder()
                .nodes(settings.number("nodes"))
                .depth(settings.smallNumber("plies"))
                .moveTime(settings.number("milliseconds"))
                .build();
        return new AnalysisWork(limits, evaluations.get(settings.get("evaluation")));
    }

    /** A small search of each variant: whatever differs between two programs or their networks shows in its result. */
    @Override
    public TextRecord identity() throws InterruptedException {
        SearchLimits small = SearchLimits.builder().nodes(IDENTITY_NODES).build();
        TextRecord results = new TextRecord();
        for (Variant variant : Variant.values()) {
            PositionTask start = new PositionTask(Position.start(variant), List.of());
            Assessment found = new PositionSearcher(small, evaluation).perform(start);
            results.with(
                    "the search of " + variant.uciName(),
                    String.join("; ", found.format().values().values()));
        }
        return results;
    }

    @Override
    public TextRecord taskText(PositionTask task) {
        return task.format();
    }

    @Override
    public PositionTask parseTask(TextRecord text) {
        return PositionTask.parse(text);
    }

    @Override
    public TextRecord resultText(Assessment result) {
        return result.format();
    }

    @Override
    public Assessment parseResult(PositionTask task, TextRecord text) {
        return Assessment.parse(task.position(), text);
    }
}
