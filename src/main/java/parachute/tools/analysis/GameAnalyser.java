package parachute.tools.analysis;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.stream.IntStream;
import parachute.engine.search.Score;
import parachute.rules.board.Position;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.ReplayedGame;

/** Searches the positions of games at the same time, and marks the moves that were mistakes. */
final class GameAnalyser {
    private final PositionAnalyser positions;
    private final Executor threads;
    private final Runnable onPosition;

    /**
     * An analyser.
     *
     * @param threads run the searches
     * @param onPosition is told of every position of a game that has been searched, on one of these threads
     */
    GameAnalyser(PositionAnalyser positions, Executor threads, Runnable onPosition) {
        this.positions = positions;
        this.threads = threads;
        this.onPosition = onPosition;
    }

    /** The positions of a game that are searched at least once. */
    static int positions(ReplayedGame game) {
        return game.moves().isEmpty() ? 0 : game.moves().size() + 1;
    }

    /** Begins to analyse a game. */
    CompletableFuture<AnalysedGame> analyse(ReplayedGame game) {
        List<CompletableFuture<Assessment>> searches = IntStream.range(0, positions(game))
                .mapToObj(ply -> CompletableFuture.supplyAsync(() -> assess(game, ply), threads))
                .toList();
        return all(searches).thenCompose(assessments -> judge(game, assessments));
    }

    private static <T> CompletableFuture<List<T>> all(List<CompletableFuture<T>> futures) {
        return CompletableFuture.allOf(futures.toArray(CompletableFuture<?>[]::new))
                .thenApply(done -> futures.stream().map(CompletableFuture::join).toList());
    }

    private Assessment assess(ReplayedGame game, int ply) {
        Position position = game.position(ply);
        boolean drawn = ply == game.moves().size() && Outcome.of(position).isDraw();
        Assessment assessment = drawn ? Assessment.ofEnd(Score.DRAW) : positions.assess(position);
        onPosition.run();
        return assessment;
    }

    private CompletableFuture<AnalysedGame> judge(ReplayedGame game, List<Assessment> assessments) {
        List<CompletableFuture<JudgedMove>> judged = IntStream.range(
                        0, game.moves().size())
                .mapToObj(ply -> judge(game, ply, assessments.get(ply), assessments.get(ply + 1)))
                .toList();
        return all(judged).thenApply(moves -> new AnalysedGame(game, moves));
    }

    private CompletableFuture<JudgedMove> judge(ReplayedGame game, int ply, Assessment before, Assessment after) {
        int move = game.moves().get(ply);
        boolean suspect = !JudgedMove.isBest(move, before)
                && MoveMark.of(JudgedMove.loss(before, after, game.variant())).isPresent();
        if (!suspect) {
            return CompletableFuture.completedFuture(new JudgedMove(move, before, after, Optional.empty()));
        }
        return CompletableFuture.supplyAsync(() -> confirm(game, ply, before, after), threads);
    }

    /** Searches the position after the best move as well. */
    private JudgedMove confirm(ReplayedGame game, int ply, Assessment before, Assessment after) {
        Position position = game.position(ply);
        position.make(before.line().get(0));
        double loss = JudgedMove.certainLoss(before, positions.assess(position), after, game.variant());
        return new JudgedMove(game.moves().get(ply), before, after, MoveMark.of(loss));
    }
}
