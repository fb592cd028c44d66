package parachute.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.search.SearchLimits;
import parachute.engine.strength.Level;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;

/** The engine as a player of random moves. */
class RandomMovesTest {
    private static final SearchLimits MINUTES = SearchLimits.NONE.withClock(300_000, 0, 0);

    private static Engine engine(Position position) {
        Engine engine = new Engine(new SplittableRandom(1));
        engine.setHash(1);
        engine.strength().setLevel(Level.RANDOM);
        engine.setPosition(position);
        return engine;
    }

    private static int think(Engine engine, SearchLimits limits) {
        return engine.think(limits).result().bestMove();
    }

    /** The position of chess960 has both castlings, that of crazyhouse drops, and in the last one mates are possible. */
    @ParameterizedTest
    @CsvSource({
        "CHESS,      rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "CHESS,      7k/8/8/8/8/8/8/1RK3R1 w GB - 0 1",
        "CRAZYHOUSE, 7k/8/8/8/8/8/PP6/KR6[P] w - - 0 1",
        "CRAZYHOUSE, 6rk/6pp/8/8/8/8/QQ6/QQ2K3[] w - - 0 1"
    })
    void everyLegalMoveIsPlayed(Variant variant, String fen) {
        Position position = Fen.parse(fen, variant);
        Set<Integer> legal = new TreeSet<>(LegalMoves.of(position).toList());
        Set<Integer> played = new TreeSet<>();
        try (Engine engine = engine(position)) {
            for (int i = 0; i < 10 * legal.size(); i++) {
                played.add(think(engine, MINUTES));
            }
        }
        assertEquals(legal, played);
    }

    @ParameterizedTest
    @EnumSource
    void aGameOfRandomMovesGoesToItsEnd(Variant variant) {
        try (Engine engine = engine(Position.start(variant))) {
            int plies = 0;
            while (!Outcome.of(engine.position()).isOver() && plies < 600) {
                int move = think(engine, MINUTES);
                assertTrue(LegalMoves.of(engine.position()).toList().contains(move), Fen.format(engine.position()));
                engine.play(move);
                plies++;
            }
            assertTrue(Outcome.of(engine.position()) != Outcome.ONGOING || plies == 600);
        }
    }

    @Test
    void onlyTheMovesAskedForArePlayed() {
        List<Integer> allowed = List.of(CoordinateMove.parse("a2a3"), CoordinateMove.parse("h2h3"));
        SearchLimits limits = SearchLimits.NONE.withRootMoves(allowed);
        Set<Integer> played = new TreeSet<>();
        try (Engine engine = engine(Position.start(Variant.CHESS))) {
            for (int i = 0; i < 40; i++) {
                played.add(think(engine, limits));
            }
        }
        assertEquals(new TreeSet<>(allowed), played);
    }

    @Test
    void withoutALegalMoveThereIsNoBestMove() {
        try (Engine engine = engine(Fen.parse("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Variant.CHESS))) {
            assertEquals(Move.NONE, think(engine, MINUTES));
        }
    }
}
