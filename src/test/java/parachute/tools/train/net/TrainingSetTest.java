package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.eval.network.Features;
import parachute.engine.eval.network.OutputBuckets;
import parachute.io.UserException;
import parachute.property.IntRange;
import parachute.property.Property;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.Fen;

class TrainingSetTest {
    private static final double SCALE = 400;

    private static double points(int score) {
        return 1 / (1 + Math.exp(-score / SCALE));
    }

    private static SortedSet<Integer> expected(Position position, int side) {
        long[] sets = new long[Features.SETS];
        Features.read(position, sets);
        int king = Features.king(position, side);
        int ownKing = Features.index(side == Side.WHITE ? 5 : 11, king, side, king);
        SortedSet<Integer> inputs = new TreeSet<>();
        for (int set = 0; set < Features.SETS; set++) {
            for (int bit = 0; bit < Features.SET_BITS; bit++) {
                if ((sets[set] >>> bit & 1) != 0) {
                    int input = Features.index(set, bit, side, king);
                    inputs.add(input);
                    inputs.add(Features.zone(input, ownKing));
                }
            }
        }
        inputs.remove(-1);
        return inputs;
    }

    private static SortedSet<Integer> found(TrainingSet positions, int index, int perspective) {
        int[] inputs = new int[Features.MAX_INPUTS];
        int count = positions.inputs(index, perspective, inputs);
        SortedSet<Integer> found =
                Arrays.stream(inputs, 0, count).boxed().collect(Collectors.toCollection(TreeSet::new));
        assertEquals(count, found.size(), "an input is there once");
        return found;
    }

    private static void assertHolds(Position position, TrainingSet positions, int index) {
        int side = position.sideToMove();
        assertEquals(expected(position, side), found(positions, index, 0), Fen.format(position));
        assertEquals(expected(position, Side.opposite(side)), found(positions, index, 1), Fen.format(position));
        long[] sets = new long[Features.SETS];
        Features.read(position, sets);
        assertEquals(new OutputBuckets(position.variant()).of(sets, side), positions.bucket(index));
    }

    @Property(tries = 30)
    void theInputsAreThoseThatTheEvaluatorUses(Variant variant, long seed, @IntRange(max = 200) int plies) {
        TrainingSet positions = new TrainingSet();
        RandomGame.play(variant, seed, plies, position -> {
            positions.add(position, 0, 0);
            assertHolds(position, positions, positions.size() - 1);
        });
    }

    /** More than fit the first arrays and the first chunk of inputs. */
    @ParameterizedTest
    @EnumSource
    void manyPositionsAreKept(Variant variant) {
        int number = 150_000;
        Position[] few = {Position.start(variant), RandomGame.play(variant, 1, 31), RandomGame.play(variant, 2, 60)};
        TrainingSet positions = new TrainingSet();
        for (int i = 0; i < number; i++) {
            positions.add(few[i % 3], i % 1000, i % 2);
        }
        assertEquals(number, positions.size());
        positions.expect(0, SCALE);
        for (int i = 0; i < number; i += i % 1000 == 0 ? 1 : 499) {
            assertHolds(few[i % 3], positions, i);
            int sign = few[i % 3].sideToMove() == Side.WHITE ? 1 : -1;
            assertEquals(points(sign * (i % 1000)), positions.expectation(i), 1e-6);
        }
    }

    @Test
    void scoresAndResultsAreThoseOfTheSideToMove() {
        TrainingSet positions = new TrainingSet();
        positions.add(Fen.parse("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Variant.CHESS), 120, 1);
        positions.add(Fen.parse("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", Variant.CHESS), 120, 1);
        positions.add(Fen.parse("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", Variant.CHESS), -3000, 0.5);
        positions.expect(0, SCALE);
        assertEquals(points(120), positions.expectation(0), 1e-6);
        assertEquals(points(-120), positions.expectation(1), 1e-6);
        assertEquals(points(3000), positions.expectation(2), 1e-6);
        assertEquals("1.0 0.0 0.5", positions.result(0) + " " + positions.result(1) + " " + positions.result(2));
    }

    @Test
    void theChecksumTellsSetsApart() {
        Position start = Position.start(Variant.CHESS);
        TrainingSet set = new TrainingSet();
        long none = set.checksum();
        set.add(start, 10, 1);
        TrainingSet same = new TrainingSet();
        same.add(start, 10, 1);
        assertEquals(set.checksum(), same.checksum());
        assertNotEquals(none, set.checksum());
        assertNotEquals(checksum(start, 11, 1), set.checksum(), "score");
        assertNotEquals(checksum(start, 10, 0.5), set.checksum(), "result");
        assertNotEquals(checksum(RandomGame.play(Variant.CHESS, 1, 2), 10, 1), set.checksum(), "position");
    }

    private static long checksum(Position position, int score, double result) {
        TrainingSet set = new TrainingSet();
        set.add(position, score, result);
        return set.checksum();
    }

    @Test
    void morePositionsThanFitAreRefused() {
        TrainingSet positions = new TrainingSet(1);
        Position start = Position.start(Variant.CHESS);
        UserException refusal = assertThrows(UserException.class, () -> {
            while (true) {
                positions.add(start, 0, 0.5);
            }
        });
        assertEquals(
                "there are more than " + positions.size() + " positions, too many for one training; use fewer files",
                refusal.getMessage());
        assertHolds(start, positions, positions.size() - 1);
        assertHolds(start, positions, 0);
    }
}
