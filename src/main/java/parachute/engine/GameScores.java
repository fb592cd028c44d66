package parachute.engine;

import parachute.engine.search.ScoreSequence;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Position;

/**
 * The scores of the engine's own moves in a game, from its side, from which it decides about draw offers and resignation.
 *
 * <p>A draw is accepted if the engine is clearly worse, or in an even endgame without progress, in variants that have
 * one.
 */
public final class GameScores extends ScoreSequence {
    /** Centipawns; a score within it is even. */
    private static final int EVEN = 10;

    /** Move number from which an even endgame counts as without progress. */
    private static final int MIN_DRAW_MOVE = 50;

    /** Plies without pawn move or capture from which an even endgame counts as without progress. */
    private static final int MIN_DRAW_PLIES = 20;

    /** Own moves in a row that must have been even. */
    private static final int EVEN_MOVES = 5;

    /** Creates the scores of a game in which the engine has not moved yet. */
    public GameScores() {}

    /** Returns whether to accept a draw that the opponent offers in a position of the game. */
    public boolean acceptDraw(Position position) {
        int worse = VariantProfile.of(position.variant()).earlyEnd().drawAccepted();
        return last(1, score -> score <= worse) || isEvenWithoutProgress(position);
    }

    /** Returns whether a position of the game is an even endgame without progress. */
    public boolean isEvenWithoutProgress(Position position) {
        return VariantProfile.of(position.variant()).earlyEnd().hasEvenEndings()
                && position.fullmoveNumber() >= MIN_DRAW_MOVE
                && position.halfmoveClock() >= MIN_DRAW_PLIES
                && last(EVEN_MOVES, score -> Math.abs(score) <= EVEN);
    }
}
