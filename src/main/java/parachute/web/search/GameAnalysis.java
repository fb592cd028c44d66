package parachute.web.search;

import java.util.List;
import java.util.Map;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.SearchLimits;
import parachute.io.Version;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnEntry;
import parachute.tools.analysis.GamesAnalysis;
import parachute.tools.analysis.SourceGame;
import parachute.tools.analysis.report.GameJson;
import parachute.tools.work.LocalTaskRunner;
import parachute.web.json.PgnRequest;
import parachute.web.json.RefusedException;

/** The analysis of a whole game, whose mistakes are marked. It reports its progress, and in the end the game. */
final class GameAnalysis extends RunningWork {
    private final LocalTaskRunner runner = new LocalTaskRunner(1);
    private final GamesAnalysis analysis;

    /**
     * Creates the analysis of a game.
     *
     * @param pgn one game
     * @param variant of a game that states none
     * @param nodes of the search of each position
     * @throws RefusedException if it is not one game with legal moves
     */
    GameAnalysis(String pgn, VariantName variant, int nodes, Runnable onClosed) {
        super(onClosed);
        GamesAnalysis.AnalysisSettings settings = new GamesAnalysis.AnalysisSettings(
                SearchLimits.NONE.withNodes(nodes),
                Evaluation.DEFAULT,
                variant,
                Version.nameAndVersion() + ", " + nodes + " nodes a move");
        PgnEntry entry = PgnRequest.game(pgn);
        PgnRequest.replay(entry.game(), variant);
        analysis = new GamesAnalysis(settings, List.of(SourceGame.ofText("the text", entry)), new AnalysisEvents());
    }

    @Override
    void work() throws InterruptedException {
        analysis.run(0, runner);
    }

    @Override
    void stop() {
        runner.stop();
    }

    private final class AnalysisEvents implements GamesAnalysis.AnalysisListener {
        @Override
        public void onPosition(int searched, int all) {
            tell(() -> new WorkEvent("progress", Map.of("searched", searched, "all", all)));
        }

        @Override
        public void onGame(GameTree game, byte[] text) {
            WorkEvent event = new WorkEvent("game", GameJson.of(game));
            tell(() -> event);
        }

        @Override
        public void onProblem(String line) {
            // A game is sent up to its first illegal move, and says so itself.
        }
    }
}
