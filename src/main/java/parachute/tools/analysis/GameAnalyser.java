package parachute.tools.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import parachute.engine.search.Score;
import parachute.rules.board.Move;
import parachute.rules.movegen.Outcome;
import parachute.rules.pgn.GameTree;

/**
 * Has the positions of games searched, and marks the moves that were mistakes.
 *
 * @param search takes the positions to be searched, in any order and at any time
 * @param onPosition is notified of every searched position of a game
 */
record GameAnalyser(Consumer<PositionTask> search, Runnable onPosition) {
    /** Returns the positions of a game that are searched at least once. */
    static int positions(GameTree game) {
        return game.moves().isEmpty() ? 0 : game.moves().size() + 1;
    }

    CompletableFuture<AnalysedGame> analyse(GameTree game) {
        List<Integer> moves = game.legalMoves();
        List<CompletableFuture<Assessment>> searches = IntStream.range(0, positions(game))
                .mapToObj(ply -> assess(game, moves, ply).whenComplete((done, failure) -> onPosition.run()))
                .toList();
        return all(searches).thenCompose(assessments -> judge(game, moves, assessments));
    }

    private static <T> CompletableFuture<List<T>> all(List<CompletableFuture<T>> futures) {
        return CompletableFuture.allOf(futures.toArray(CompletableFuture<?>[]::new))
                .thenApply(done -> futures.stream().map(CompletableFuture::join).toList());
    }

    private CompletableFuture<Assessment> assess(GameTree game, List<Integer> moves, int ply) {
        boolean drawn = ply == moves.size() && Outcome.of(game.last()).isDraw();
        return drawn
                ? CompletableFuture.completedFuture(Assessment.ofEnd(Score.DRAW))
                : search(game, moves.subList(0, ply));
    }

    private CompletableFuture<Assessment> search(GameTree game, List<Integer> moves) {
        PositionTask task = new PositionTask(game.start(), moves);
        search.accept(task);
        return task.assessment();
    }

    private CompletableFuture<AnalysedGame> judge(GameTree game, List<Integer> moves, List<Assessment> assessments) {
        List<CompletableFuture<JudgedMove>> judged = IntStream.range(0, moves.size())
                .mapToObj(ply -> judge(game, moves.subList(0, ply + 1), assessments.get(ply), assessments.get(ply + 1)))
                .toList();
        return all(judged).thenApply(all -> new AnalysedGame(game, all));
    }

    private CompletableFuture<JudgedMove> judge(
            GameTree game, List<Integer> moves, Assessment before, Assessment after) {
        int move = moves.getLast();
        JudgedMove unmarked = new JudgedMove(move, before, after, Optional.empty());
        if (move == Move.NONE || MoveMark.of(unmarked.loss(game.variant())).isEmpty()) {
            return CompletableFuture.completedFuture(unmarked);
        }
        List<Integer> best = new ArrayList<>(moves.subList(0, moves.size() - 1));
        best.add(before.line().get(0));
        return search(game, best)
                .thenApply(afterBest -> JudgedMove.certainLoss(before, afterBest, after, game.variant()))
                .thenApply(loss -> new JudgedMove(move, before, after, MoveMark.of(loss)));
    }
}
