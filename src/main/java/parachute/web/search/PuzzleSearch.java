package parachute.web.search;

import java.util.List;
import java.util.Map;
import parachute.engine.eval.choice.Evaluation;
import parachute.rules.notation.VariantName;
import parachute.tools.puzzle.PuzzleFinder;
import parachute.tools.puzzle.PuzzleGame;
import parachute.tools.puzzle.PuzzleGames;
import parachute.web.json.PgnRequest;
import parachute.web.json.PuzzleJson;
import parachute.web.json.RefusedException;

/** The search for puzzles in a game. */
final class PuzzleSearch extends RunningWork {
    private final PuzzleGame game;
    private final PuzzleFinder finder = new PuzzleFinder(Evaluation.DEFAULT, false);

    /**
     * The search in a game, whose scores are used.
     *
     * @param pgn one game
     * @param variant of a game that states none
     * @throws RefusedException if it is not one game with legal moves
     */
    PuzzleSearch(String pgn, VariantName variant, Runnable onClosed) {
        super(onClosed);
        try {
            game = PuzzleGames.of(PgnRequest.replay(PgnRequest.game(pgn).game(), variant), "your game");
        } catch (IllegalArgumentException e) {
            throw new RefusedException(e);
        }
    }

    @Override
    void work() {
        List<PuzzleJson> puzzles =
                finder.find(game).stream().map(PuzzleJson::of).toList();
        tell(() -> new WorkEvent("puzzles", Map.of("puzzles", puzzles)));
    }

    @Override
    void stop() {
        finder.stop();
    }
}
