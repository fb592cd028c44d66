package parachute.engine.strength;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.Engine;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLimits;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomPlies;

/** The size of weaker players' mistakes, as judged by the engine itself. */
class MistakesTest {
    private static final SearchLimits PLAYING = SearchLimits.NONE;
    private static final SearchLimits JUDGING = SearchLimits.NONE.withNodes(1_000);

    private static final int POSITIONS = 60;

    /** Random plies before each position: enough that pieces hang. */
    private static final int PLIES = 20;

    /**
     * Minimum difference of the mean winning chance after {@link #POSITIONS} moves between each player and the next.
     */
    private static final double MIN_STEP = 0.01;

    private final Map<String, Double> judged = new HashMap<>();

    @ParameterizedTest
    @EnumSource
    void theWeakerAPlayerTheWorseItsMovesAre(Variant variant) {
        List<Position> positions = IntStream.range(0, POSITIONS)
                .mapToObj(seed -> RandomPlies.fromStart(variant, PLIES, new Random(seed)))
                .toList();
        double stronger = meanChance(positions, 1_600);
        for (int elo : new int[] {1_100, 600, Strength.MIN}) {
            double weaker = meanChance(positions, elo);
            assertTrue(weaker < stronger - MIN_STEP, elo + ": " + weaker + ", the stronger one: " + stronger);
            stronger = weaker;
        }
    }

    /** Returns the mean winning chance of a player after its moves in some positions. */
    private double meanChance(List<Position> positions, int elo) {
        try (Engine player = new Engine(new SplittableRandom(1));
                Engine judge = new Engine()) {
            judge.setHash(1);
            player.strength().setOn(true);
            player.strength().setStrength(new Strength(elo));
            return IntStream.range(0, positions.size())
                    .mapToDouble(i -> {
                        player.setPosition(positions.get(i).copy());
                        int move = player.think(PLAYING).result().bestMove();
                        return judged.computeIfAbsent(i + " " + move, key -> judge(judge, positions.get(i), move));
                    })
                    .average()
                    .orElseThrow();
        }
    }

    private static double judge(Engine judge, Position position, int move) {
        judge.setPosition(position.copy());
        judge.play(move);
        judge.clearHash();
        return 1
                - Score.chances(
                                position.variant(),
                                judge.think(JUDGING).result().score())
                        .points();
    }
}
