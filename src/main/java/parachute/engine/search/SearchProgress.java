package parachute.engine.search;

import parachute.rules.board.Move;

/** How far the main thread of a search is and what it would play: written by that thread, read by any. */
final class SearchProgress {
    private volatile RootProgress root = new RootProgress(0, 0, 0, Move.NONE);
    private volatile BestMove best = new BestMove(Move.NONE, Score.DRAW, 0);

    private record RootProgress(int depth, int movesLeft, int movesTotal, int currentMove) {}

    private record BestMove(int move, int score, int depth) {}

    /** A move of the root is being searched in the iteration of this depth; so many of all moves follow it. */
    void setCurrentMove(int depth, int move, int movesLeft, int movesTotal) {
        root = new RootProgress(depth, movesLeft, movesTotal, move);
    }

    /** The best move so far with its score, and the last complete iteration. */
    void setBest(int move, int score, int completedDepth) {
        best = new BestMove(move, score, completedDepth);
    }

    SearchStatus status(long milliseconds, long nodes) {
        RootProgress now = root;
        return new SearchStatus(milliseconds, nodes, now.depth, now.movesLeft, now.movesTotal, now.currentMove);
    }

    /** What the search would decide now, without a reply to ponder on. */
    SearchResult result(long nodes) {
        BestMove now = best;
        return new SearchResult(now.move, Move.NONE, now.score, now.depth, nodes);
    }
}
