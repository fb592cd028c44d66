package parachute.tools.train.data;

import java.util.Arrays;

/** A game of the engine against itself: a random opening, then moves with the scores of their searches. */
public final class TrainingGame {
    private final int openingPlies;
    private final int[] moves;
    private final int[] scores;
    private final TrainingResult result;

    /**
     * Creates a game.
     *
     * @param openingPlies number of moves of the random opening, which do not have scores
     * @param moves all moves, those of the opening first
     * @param scores centipawns from White's view, one for each move after the opening
     */
    public TrainingGame(int openingPlies, int[] moves, int[] scores, TrainingResult result) {
        if (openingPlies + scores.length != moves.length) {
            throw new IllegalArgumentException(openingPlies + " plies of opening and " + scores.length + " scores, but "
                    + moves.length + " moves");
        }
        this.openingPlies = openingPlies;
        this.moves = moves.clone();
        this.scores = scores.clone();
        this.result = result;
    }

    /** Returns the number of moves of the random opening. */
    public int openingPlies() {
        return openingPlies;
    }

    /** Returns the number of all moves. */
    public int plies() {
        return moves.length;
    }

    /** Returns the move at a ply, from 0. */
    public int move(int ply) {
        return moves[ply];
    }

    /** Returns the score of the search for the move at a ply after the opening, in centipawns from White's view. */
    public int score(int ply) {
        return scores[ply - openingPlies];
    }

    /** Returns the result. */
    public TrainingResult result() {
        return result;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TrainingGame game
                && openingPlies == game.openingPlies
                && result == game.result
                && Arrays.equals(moves, game.moves)
                && Arrays.equals(scores, game.scores);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(moves);
    }
}
