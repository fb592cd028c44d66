package parachute.tools.match.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import parachute.engine.search.ScoreSequence;
import parachute.io.UserException;
import parachute.rules.board.Side;
import parachute.tools.program.CommandWords;

/**
 * The rules by which the referee ends a game early. A count of 0 turns its rule off; {@link #NONE} plays all games to
 * their end. Moves are counted from the first position of the game, including the opening, whatever move number that
 * position has.
 *
 * @param drawFrom the first move after which games may be adjudicated as drawn
 * @param drawMoves consecutive moves of each side with a balanced score
 * @param drawScore maximum centipawns of a balanced score
 * @param resignMoves consecutive moves in which both sides must agree on who is lost
 * @param resignScore minimum centipawns by which a side is lost
 * @param maxMoves moves of each side after which a game is drawn in any position
 */
public record Adjudication(int drawFrom, int drawMoves, int drawScore, int resignMoves, int resignScore, int maxMoves) {
    /** Nothing is adjudicated. */
    public static final Adjudication NONE = new Adjudication(0, 0, 0, 0, 0, 0);

    private static final int MAX_VALUE = 100_000;

    /**
     * Reads the rules: for draws {@code from} (move 40), {@code moves} (8) and {@code score} (10), for resignations
     * {@code moves} (4) and {@code score} (700), each with its default; a rule that is missing is off.
     *
     * @param maxMoves moves of each side after which a game is drawn; 0 for no such rule
     * @throws UserException if a value is out of range
     */
    public static Adjudication parse(
            Optional<Map<String, String>> draw, Optional<Map<String, String>> resign, int maxMoves) {
        draw.ifPresent(words -> CommandWords.checkKeys("--draw", words, Set.of("from", "moves", "score")));
        resign.ifPresent(words -> CommandWords.checkKeys("--resign", words, Set.of("moves", "score")));
        return new Adjudication(
                draw.map(words -> number("from", words, 40)).orElse(0),
                draw.map(words -> number("moves", words, 8)).orElse(0),
                draw.map(words -> number("score", words, 10)).orElse(0),
                resign.map(words -> number("moves", words, 4)).orElse(0),
                resign.map(words -> number("score", words, 700)).orElse(0),
                maxMoves);
    }

    private static int number(String key, Map<String, String> words, int missing) {
        return (int) CommandWords.number(key, words.getOrDefault(key, Integer.toString(missing)), 1, MAX_VALUE);
    }

    /** A game to which the rules are applied, move by move. */
    final class AdjudicatedGame {
        private final ScoreSequence scores = new ScoreSequence();
        private final List<ScoreSequence> bySide = List.of(new ScoreSequence(), new ScoreSequence());

        /**
         * Counts a move and returns the result if it ends the game.
         *
         * @param side the side that moved
         * @param evaluation the score that the engine reported with its move
         * @param plies moves of both sides since the first position, including this one and the opening
         */
        Optional<GameResult> moved(int side, Optional<EngineScore> evaluation, int plies) {
            for (ScoreSequence sequence : List.of(scores, bySide.get(side))) {
                // A move without a score interrupts every sequence.
                evaluation.map(EngineScore::bounded).ifPresentOrElse(sequence::add, sequence::clear);
            }
            for (int loser = Side.WHITE; loser <= Side.BLACK; loser++) {
                if (resignMoves > 0 && isAgreedLoss(loser)) {
                    return Optional.of(
                            GameResult.adjudicated(GameResult.lossOf(loser), "both sides agree on the score"));
                }
            }
            if (drawMoves > 0 && plies > 2 * (drawFrom - 1) && isBalanced()) {
                return Optional.of(GameResult.adjudicated(GameResult.DRAW, "both sides consider it balanced"));
            }
            if (maxMoves > 0 && plies >= 2L * maxMoves) {
                return Optional.of(GameResult.adjudicated(GameResult.DRAW, "too many moves"));
            }
            return Optional.empty();
        }

        private boolean isAgreedLoss(int loser) {
            return bySide.get(loser).last(resignMoves, score -> score <= -resignScore)
                    && bySide.get(Side.opposite(loser)).last(resignMoves, score -> score >= resignScore);
        }

        private boolean isBalanced() {
            return scores.last(2 * drawMoves, score -> Math.abs(score) <= drawScore);
        }
    }
}
