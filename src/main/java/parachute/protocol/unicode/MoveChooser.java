package parachute.protocol.unicode;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import parachute.engine.Engine;
import parachute.engine.search.Bound;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchLine;
import parachute.engine.search.SearchListener;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;

/** Chooses the move of the one-shot program: at once where nothing is to decide, else by a search of fixed time. */
final class MoveChooser {
    /** Milliseconds; with the start of the program an answer takes less than 30 s. */
    static final long LONGEST_MOVE_TIME = 25_000;

    /** Megabytes; more is not filled within the usual time, and would only have to be cleared at the start. */
    private static final int HASH = 16;

    /** Milliseconds that a search may take beyond its time before it counts as broken. */
    private static final long PATIENCE = 3_000;

    private MoveChooser() {}

    /** The best of the legal moves, of which there is at least one, found within a time in milliseconds. */
    static int choose(Position position, MoveList moves, long moveTimeMillis) {
        if (moves.size() == 1) {
            return moves.get(0);
        }
        for (int i = 0; i < moves.size(); i++) {
            if (mates(position, moves.get(i))) {
                return moves.get(i);
            }
        }
        return search(position, Math.clamp(moveTimeMillis, 1, LONGEST_MOVE_TIME));
    }

    private static boolean mates(Position position, int move) {
        position.make(move);
        boolean mates = position.inCheck() && LegalMoves.of(position).size() == 0;
        position.unmake();
        return mates;
    }

    private static int search(Position position, long moveTimeMillis) {
        try (Engine engine = new Engine()) {
            engine.setHash(HASH);
            engine.setMoveOverhead(0); // no clock runs out between this program and its judge
            engine.setPosition(position.copy());
            Answer answer = new Answer();
            engine.start(SearchLimits.builder().moveTime(moveTimeMillis).build(), answer);
            return answer.await(moveTimeMillis + PATIENCE);
        }
    }

    /** Waits for the end of a search, and ends it early once a forced mate is found. */
    private static final class Answer implements SearchListener {
        private final CompletableFuture<Integer> decided = new CompletableFuture<>();

        @Override
        public void onLine(SearchLine line) {
            boolean wins = line.rank() == 1 && line.bound() == Bound.EXACT && line.score() >= Score.MATE_BOUND;
            if (wins && !line.moves().isEmpty()) {
                decided.complete(line.moves().get(0));
            }
        }

        @Override
        public void onFinished(SearchResult result) {
            decided.complete(result.bestMove());
        }

        int await(long milliseconds) {
            try {
                return decided.get(milliseconds, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                throw new IllegalStateException("the search did not end in time", e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while thinking", e);
            } catch (ExecutionException e) {
                throw new IllegalStateException("the search failed", e.getCause());
            }
        }
    }
}
