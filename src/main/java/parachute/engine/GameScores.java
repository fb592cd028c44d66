package parachute.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Position;

/**
 * The scores of the engine's own moves in a game, from which it decides about draw offers and resignation.
 *
 * <p>A draw is accepted if the engine is clearly worse, or in an even endgame without progress, in variants that have
 * one.
 */
public final class GameScores {
    /** Centipawns; a score within it is even. */
    private static final int EVEN = 10;

    /** Move number from which an even endgame counts as without progress. */
    private static final int MIN_DRAW_MOVE = 50;

    /** Plies without pawn move or capture from which an even endgame counts as without progress. */
    private static final int MIN_DRAW_PLIES = 20;

    /** Own moves in a row that must have been even. */
    private static final int EVEN_MOVES = 5;

    /** In centipawns from the engine's side, oldest first. */
    private final List<Integer> scores = new ArrayList<>();

    /** Creates the scores of a game in which the engine has not moved yet. */
    public GameScores() {}

    /** Adds the score of a move of the engine, in centipawns from its side. */
    public void add(int score) {
        scores.add(score);
    }

    /** Forgets all scores. */
    public void clear() {
        scores.clear();
    }

    /** Returns whether there are no scores. */
    public boolean isEmpty() {
        return scores.isEmpty();
    }

    /** Returns whether there are at least {@code count} scores and the last {@code count} all satisfy a condition. */
    public boolean last(int count, IntPredicate condition) {
        int size = scores.size();
        return size >= count && scores.subList(size - count, size).stream().allMatch(score -> condition.test(score));
    }

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
