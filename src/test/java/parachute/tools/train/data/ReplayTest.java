package parachute.tools.train.data;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.property.Property;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

class ReplayTest {
    /** Returns the positions handed out: each as the number of moves before it, and its score. */
    private static String positions(Variant variant, String game) {
        List<String> found = new ArrayList<>();
        Replay.play(TrainingGames.of(game), variant, (position, score) -> found.add(position.ply() + ":" + score));
        return String.join(" ", found);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            quiet moves are learned from             | CHESS      | e2e4=30 e7e5=25 g1f3=-10                      | 0:30 1:25 2:-10
            those of the opening are not             | CHESS      | e2e4 e7e5 g1f3=20                             | 2:20
            nor is a capture                         | CHESS      | e2e4 d7d5=10 e4d5=60 g8f6=50                  | 1:10 3:50
            nor a capture en passant                 | CHESS      | e2e4 a7a6 e4e5 d7d5=0 e5d6=70                 | 3:0
            nor a promotion                          | CHESS      | a2a4 b7b5 a4b5 b8c6 b5b6 a8b8 b6a7 g8f6=0 a7a8q=900 | 7:0
            nor an answer to a check                 | CHESS      | e2e4 f7f6 d1h5=20 g7g6=10 h5d1=0              | 2:20 4:0
            a move that gives check is               | CHESS      | e2e4 f7f6 d1h5=20                             | 2:20
            castling is                              | CHESS      | e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1=15 e8g8=10 | 6:15 7:10
            a drop is                                | CRAZYHOUSE | e2e4 d7d5 e4d5 d8d5 P@e4=120                  | 4:120
            a drop into a check is not               | CRAZYHOUSE | e2e4 d7d5 e4d5 d8d5 f1b5=90 P@c6=50           | 4:90
            scores up to the limit                   | CHESS      | e2e4=3000 e7e5=-3000                          | 0:3000 1:-3000
            larger scores are of decided games       | CHESS      | e2e4=3001 e7e5=-3001 g1f3=31990 b8c6=0        | 3:0
            """)
    void onlyQuietPositionsAreLearnedFrom(String what, Variant variant, String game, String expected) {
        assertEquals(expected, positions(variant, game), what);
        assertEquals(
                expected.isEmpty() ? 0 : expected.split(" ").length,
                Replay.count(TrainingGames.of(game), variant),
                what);
    }

    @Property(tries = 40)
    void thePositionIsTheOneBeforeTheMove(Variant variant, long seed) {
        TrainingGame game = TrainingGames.random(variant, seed);
        Replay.play(game, variant, (position, score) -> {
            int ply = position.ply();
            Position expected = Position.start(variant);
            for (int i = 0; i < ply; i++) {
                expected.make(game.move(i));
            }
            assertEquals(Fen.format(expected), Fen.format(position));
            assertEquals(game.score(ply), score);
        });
    }
}
