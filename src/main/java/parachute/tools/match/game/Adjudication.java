package parachute.tools.match.game;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import parachute.io.UserException;
import parachute.rules.board.Side;
import parachute.tools.match.setup.CommandWords;

/**
 * When the referee ends a game before the rules do. Every count of 0 turns its rule off; {@link #NONE} plays all games
 * to their end. Moves of a game are counted from its first position, the opening's included, whatever number that
 * position gives to its first move.
 *
 * @param drawFrom move from which on games may be called drawn
 * @param drawMoves moves of each side in a row that both must think balanced
 * @param drawScore centipawns within which a score is balanced
 * @param resignMoves moves in a row in which both sides must agree on who is lost
 * @param resignScore centipawns beyond which a side is lost
 * @param maxMoves moves of each side after which a game is drawn whatever stands on the board
 */
public record Adjudication(int drawFrom, int drawMoves, int drawScore, int resignMoves, int resignScore, int maxMoves) {
    /** Nothing is adjudicated. */
    public static final Adjudication NONE = new Adjudication(0, 0, 0, 0, 0, 0);

    private static final int LARGEST = 100_000;

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
        return (int) CommandWords.positive(key, words.getOrDefault(key, Integer.toString(missing)), LARGEST);
    }

    /** Applies the rules to one game, move by move. */
    final class Watch {
        private int balanced;
        private int[] lost = new int[2];
        private int[] won = new int[2];

        /**
         * Counts a move and answers the result if the game is to be ended by it.
         *
         * @param side who moved
         * @param evaluation the score that the engine reported with its move
         * @param plies moves of both sides since the first position, this one and the opening's included
         */
        Optional<GameVerdict> moved(int side, Optional<EngineScore> evaluation, int plies) {
            // A move without a score says nothing, so it interrupts every row.
            int score = evaluation.map(EngineScore::bounded).orElse(0);
            boolean known = evaluation.isPresent();
            balanced = known && Math.abs(score) <= drawScore ? balanced + 1 : 0;
            lost[side] = known && score <= -resignScore ? lost[side] + 1 : 0;
            won[side] = known && score >= resignScore ? won[side] + 1 : 0;
            if (resignMoves > 0) {
                for (int loser = Side.WHITE; loser <= Side.BLACK; loser++) {
                    if (lost[loser] >= resignMoves && won[Side.opposite(loser)] >= resignMoves) {
                        return Optional.of(
                                GameVerdict.adjudicated(GameVerdict.lossOf(loser), "both sides agree on the score"));
                    }
                }
            }
            if (drawMoves > 0 && plies > 2 * (drawFrom - 1) && balanced >= 2 * drawMoves) {
                return Optional.of(GameVerdict.adjudicated(GameResult.DRAW, "both sides think it balanced"));
            }
            if (maxMoves > 0 && plies >= 2L * maxMoves) {
                return Optional.of(GameVerdict.adjudicated(GameResult.DRAW, "too many moves"));
            }
            return Optional.empty();
        }
    }
}
