package parachute.engine.search;

import parachute.rules.board.Move;

/** The progress of the main thread of a search and its best move so far: written by that thread, read by any. */
final class SearchProgress {
    private volatile RootProgress root = new RootProgress(0, 0, 0, Move.NONE);
    private volatile BestMove best = new BestMove(Move.NONE, Score.DRAW, 0);

    private record RootProgress(int depth, int movesLeft, int movesTotal, int currentMove) {}

    private record BestMove(int move, int score, int depth) {}

    /**
     * Sets the move of the root being searched in the iteration of a depth, and the numbers of moves left and in total.
     */
    void setCurrentMove(int depth, int move, int movesLeft, int movesTotal) {
        root = new RootProgress(depth, movesLeft, movesTotal, move);
    }

    /** Sets the best move so far with its score, and the last complete iteration. */
    void setBest(int move, int score, int completedDepth) {
        best = new BestMove(move, score, completedDepth);
    }

    SearchStatus status(long milliseconds, long nodes) {
        RootProgress now = root;
        return new SearchStatus(milliseconds, nodes, now.depth, now.movesLeft, now.movesTotal, now.currentMove);
    }

    /** Returns the best result so far, without a reply to ponder on. */
    SearchResult result(long nodes) {
        BestMove now = best;
        return new SearchResult(now.move, Move.NONE, now.score, now.depth, nodes);
    }
}
