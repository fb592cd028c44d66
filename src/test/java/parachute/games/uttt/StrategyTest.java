package parachute.games.uttt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parachute.games.uttt.Examples.ENUNT;
import static parachute.games.uttt.Examples.MOVES_2;
import static parachute.games.uttt.Examples.UTTT_1;
import static parachute.games.uttt.Examples.UTTT_2;
import static parachute.games.uttt.Examples.UTTT_3;
import static parachute.games.uttt.Examples.UTTT_4;
import static parachute.games.uttt.Examples.UTTT_5;
import static parachute.games.uttt.Examples.afterMoves;
import static parachute.games.uttt.Examples.allButTheLast;
import static parachute.games.uttt.Examples.mark;
import static parachute.games.uttt.Examples.move;
import static parachute.games.uttt.Examples.moves;
import static parachute.games.uttt.Examples.state;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.games.play.GameSearchLimit;

class StrategyTest {
    private static final UtttState INITIAL = UtttState.initialState();

    @Test
    void dummyFirstTakesTheFirstMove() {
        plays(Strategy.dummyFirst(), INITIAL, "nw/nw", "n");
        plays(Strategy.dummyFirst(), afterMoves(allButTheLast(MOVES_2)), "nw/n", "nw/ne");
        plays(Strategy.dummyFirst(), state(ENUNT), "n");
        plays(Strategy.dummyFirst(), state(ENUNT).makeMove(move("c")), "n/n");
    }

    @Test
    void dummyLastTakesTheLastMove() {
        plays(Strategy.dummyLast(), INITIAL, "se/se", "s");
        plays(Strategy.dummyLast(), afterMoves(allButTheLast(MOVES_2)), "ne/se", "ne/s");
        plays(Strategy.dummyLast(), state(ENUNT), "se");
        plays(Strategy.dummyLast(), state(ENUNT).makeMove(move("c")), "s/se");
    }

    @Test
    void narrowGreedyTakesTheBestCellOfTheBestBoard() {
        plays(Strategy.narrowGreedy(), INITIAL, "nw/nw");
        plays(Strategy.narrowGreedy(), state(UTTT_2), "nw/c");
        plays(Strategy.narrowGreedy(), state(UTTT_3), "c/ne");
        plays(Strategy.narrowGreedy(), state(UTTT_4), "n");
    }

    @Test
    void greedyTakesTheBestMoveOfTheWholeGame() {
        plays(Strategy.greedy(), INITIAL, "nw/nw");
        plays(Strategy.greedy(), state(UTTT_2), "nw/c");
        plays(Strategy.greedy(), state(UTTT_3), "c/nw");
        plays(Strategy.greedy(), state(ENUNT), "sw");
    }

    @ParameterizedTest
    @CsvSource({
        UTTT_1 + ", nw ne sw c e se n s w",
        UTTT_4 + ", n ne nw sw w",
        ENUNT + ",  sw w e s n ne c se",
        UTTT_5 + ", ''"
    })
    void theBestMovesAreSortedByWhereTheySendTheOpponent(String state, String best) {
        assertEquals(moves(best), MoveOrder.bestMoves(state(state)));
    }

    @ParameterizedTest
    @CsvSource({"narrowGreedy, narrowGreedy, r, 40", "narrowGreedy, greedy, 0, 20", "greedy, narrowGreedy, x, 27"})
    void playedAgainstEachOtherTheStrategiesGetTheirResults(String x, String zero, String winner, int moves) {
        PlayedGame game = PlayedGame.play(named(x), named(zero));
        assertEquals(mark(winner), game.winner());
        assertEquals(moves, game.moves().size());
    }

    @Test
    void alphaBetaTakesAWinAtOnce() {
        UtttState state = afterMoves(allButTheLast(MOVES_2));
        plays(Strategy.alphaBeta(GameSearchLimit.depth(4), 1), state, "ne/nw");
    }

    @Test
    void alphaBetaOfAFixedDepthAndSeedAlwaysPlaysTheSame() {
        for (int seed = 0; seed < 5; seed++) {
            Strategy strategy = Strategy.alphaBeta(GameSearchLimit.depth(4), seed);
            assertEquals(PlayedGame.play(strategy, strategy), PlayedGame.play(strategy, strategy));
        }
    }

    @Test
    void alphaBetaKeepsToItsTime() {
        long start = System.nanoTime();
        Strategy.alphaBeta(GameSearchLimit.seconds(0.1), 0).choose(INITIAL);
        assertTrue(System.nanoTime() - start < 20_000_000_000L);
    }

    @Test
    void afterTheEndNoStrategyPlays() {
        for (Strategy strategy : List.of(
                Strategy.dummyFirst(),
                Strategy.dummyLast(),
                Strategy.narrowGreedy(),
                Strategy.greedy(),
                Strategy.alphaBeta(GameSearchLimit.seconds(0.1), 0))) {
            assertThrows(IllegalArgumentException.class, () -> strategy.choose(state(UTTT_5)));
        }
    }

    private static Strategy named(String name) {
        return name.equals("greedy") ? Strategy.greedy() : Strategy.narrowGreedy();
    }

    private static void plays(Strategy strategy, UtttState start, String... moves) {
        UtttState state = start;
        for (String move : moves) {
            assertEquals(move(move), strategy.choose(state));
            state = state.makeMove(move(move));
        }
    }
}
