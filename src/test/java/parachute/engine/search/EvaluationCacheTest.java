package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.engine.eval.Evaluator;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.Fen;

class EvaluationCacheTest {
    /** So many positions that some thousand share an entry with another one. */
    private static final int GAMES = 100, PLIES = 200;

    private final AtomicInteger evaluated = new AtomicInteger();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, -1, 32, -32, Evaluator.LIMIT, -Evaluator.LIMIT})
    void aPositionThatComesBackIsNotEvaluatedAgain(int value) {
        EvaluationCache cache = new EvaluationCache(position -> {
            evaluated.incrementAndGet();
            return value;
        });
        Position position = Position.start(Variant.CRAZYHOUSE);
        assertEquals(value, cache.evaluate(position));
        assertEquals(value, cache.evaluate(position));
        assertEquals(1, evaluated.get());
    }

    @Test
    void positionsThatShareAnEntryAreToldApart() {
        Evaluator byKey = position -> (int) (position.key() % Evaluator.LIMIT);
        EvaluationCache cache = new EvaluationCache(byKey);
        for (int game = 0; game < GAMES; game++) {
            RandomGame.play(Variant.CRAZYHOUSE, game, PLIES, position -> {
                int expected = byKey.evaluate(position);
                assertEquals(expected, cache.evaluate(position), () -> Fen.format(position));
                assertEquals(expected, cache.evaluate(position), () -> Fen.format(position));
            });
        }
    }
}
