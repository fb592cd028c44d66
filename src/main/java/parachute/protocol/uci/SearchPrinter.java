package parachute.protocol.uci;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Move;
import parachute.rules.notation.CoordinateMove;

/** Turns the progress of one search into {@code info} lines and its end into {@code bestmove}. */
final class SearchPrinter implements SearchListener {
    private final Consumer<String> out;
    private final boolean inCheck;
    private final CountDownLatch finished = new CountDownLatch(1);

    /** Tells {@code out} line by line what is found about a position where the side to move is in check or not. */
    SearchPrinter(Consumer<String> out, boolean inCheck) {
        this.out = out;
        this.inCheck = inCheck;
    }

    /** Waits until {@code bestmove} is written; false if that takes longer than the milliseconds given. */
    boolean awaitEnd(long milliseconds) {
        try {
            return finished.await(milliseconds, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void onLine(SearchLine line) {
        out.accept(format(line));
    }

    @Override
    public void onRootMove(int depth, int move, int number) {
        out.accept("info depth " + depth + " currmove " + CoordinateMove.format(move) + " currmovenumber " + number);
    }

    @Override
    public void onFinished(SearchResult result) {
        if (result.bestMove() == Move.NONE) {
            out.accept("info depth 0 score " + (inCheck ? "mate 0" : "cp 0"));
            out.accept("bestmove (none)");
        } else {
            String ponder =
                    result.ponderMove() == Move.NONE ? "" : " ponder " + CoordinateMove.format(result.ponderMove());
            out.accept("bestmove " + CoordinateMove.format(result.bestMove()) + ponder);
        }
        finished.countDown();
    }

    static String format(SearchLine line) {
        return "info depth " + line.depth()
                + " seldepth " + line.selectiveDepth()
                + " multipv " + line.rank()
                + " score " + formatScore(line.score()) + formatBound(line)
                + " nodes " + line.nodes()
                + " nps " + line.nodesPerSecond()
                + " hashfull " + line.hashPermille()
                + " time " + line.milliseconds()
                + formatMoves(line.moves());
    }

    private static String formatScore(int score) {
        return Score.isMate(score) ? "mate " + Score.mateInMoves(score) : "cp " + score;
    }

    private static String formatBound(SearchLine line) {
        return switch (line.bound()) {
            case EXACT -> "";
            case LOWER -> " lowerbound";
            case UPPER -> " upperbound";
        };
    }

    private static String formatMoves(List<Integer> moves) {
        return moves.isEmpty()
                ? ""
                : moves.stream().map(CoordinateMove::format).collect(Collectors.joining(" ", " pv ", ""));
    }
}
