package parachute.games.uttt;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parachute.games.play.GameSearchLimit;

/**
 * The value of searching ahead. The usual run is short, and limited by depth instead of time, so that it does not
 * depend on the machine's load; append {@code -Duttt.games=100 -Duttt.seconds=0.2} to {@code mvn
 * -Dtest=parachute.games.uttt.StrengthTest test} for a full one.
 */
class StrengthTest {
    private static final int GAMES = Integer.getInteger("uttt.games", 20);
    private static final GameSearchLimit LIMIT = Optional.ofNullable(System.getProperty("uttt.seconds"))
            .map(seconds -> GameSearchLimit.seconds(Double.parseDouble(seconds)))
            .orElse(GameSearchLimit.depth(5));

    /** Required share of won games. */
    private static final double WON = 0.95;

    static Stream<Strategy> opponents() {
        return Stream.of(Strategy.greedy(), Strategy.narrowGreedy());
    }

    @ParameterizedTest
    @MethodSource("opponents")
    void alphaBetaBeatsWhoOnlyLooksAtTheNextMove(Strategy opponent) {
        int won = 0;
        for (int game = 0; game < GAMES; game++) {
            Strategy alphaBeta = Strategy.alphaBeta(LIMIT, game);
            boolean first = game % 2 == 0;
            Mark winner =
                    (first ? PlayedGame.play(alphaBeta, opponent) : PlayedGame.play(opponent, alphaBeta)).winner();
            won += winner == (first ? Mark.X : Mark.ZERO) ? 1 : 0;
        }
        String figure = "alphaBeta with " + LIMIT + " won " + won + " of " + GAMES + " against " + opponent;
        System.getLogger("strength").log(System.Logger.Level.INFO, figure);
        assertTrue(won >= WON * GAMES, figure);
    }
}
