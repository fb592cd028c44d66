package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parachute.engine.eval.network.Features;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;

class GradientTest {
    private static final int HIDDEN = 3, POSITIONS = 15;

    /** Step of the finite differences: their own error is of the order of its square. */
    private static final double STEP = 1e-4;

    /**
     * A float has 24 bits; some hundred roundings of values below 1 add up to less than this. A wrong gradient is off by
     * much more: those that are not 0 are of the order of 0.01.
     */
    private static final double TOLERANCE = 1e-5;

    private static double target(int index) {
        return (index * 7 % 11) / 10.0;
    }

    /** Returns parameters with hidden units below 0, above 1 and between. */
    private static Parameters parameters(Variant variant) {
        Random random = new Random(5);
        Parameters parameters = new Parameters(variant, HIDDEN);
        for (int row = 0; row < parameters.rows(); row++) {
            float[] values = parameters.row(row);
            for (int i = 0; i < values.length; i++) {
                values[i] = random.nextFloat(-0.4f, 0.4f);
            }
        }
        return parameters;
    }

    /** Returns the sum of the losses in double precision, by the definition of the network. */
    private static double loss(Parameters parameters, double[][] values, TrainingSet positions) {
        double sum = 0;
        for (int i = 0; i < positions.size(); i++) {
            double error = 1 / (1 + Math.exp(-output(parameters, values, positions, i))) - target(i);
            sum += error * error;
        }
        return sum;
    }

    private static double output(Parameters parameters, double[][] values, TrainingSet positions, int index) {
        int bucket = positions.bucket(index);
        int inputs = parameters.inputs();
        double output = values[values.length - 1][bucket];
        for (int perspective = 0; perspective < 2; perspective++) {
            double[] units = units(parameters, values, positions, index, perspective);
            for (int unit = 0; unit < HIDDEN; unit++) {
                double clipped = Math.clamp(units[unit], 0.0, 1.0);
                output += clipped * clipped * values[inputs + 1 + 2 * bucket + perspective][unit];
            }
        }
        return output;
    }

    private static double[] units(
            Parameters parameters, double[][] values, TrainingSet positions, int index, int perspective) {
        int[] ones = new int[Features.MAX_INPUTS];
        int count = positions.inputs(index, perspective, ones);
        double[] units = values[parameters.inputs()].clone();
        for (int i = 0; i < count; i++) {
            for (int unit = 0; unit < HIDDEN; unit++) {
                units[unit] += values[ones[i]][unit];
            }
        }
        return units;
    }

    /** Returns what descends: the losses, and half the square of what units have beyond their range. */
    private static double objective(Parameters parameters, double[][] values, TrainingSet positions) {
        double sum = loss(parameters, values, positions);
        for (int i = 0; i < positions.size(); i++) {
            for (int perspective = 0; perspective < 2; perspective++) {
                for (double unit : units(parameters, values, positions, i, perspective)) {
                    double beyond = Math.max(0, Math.abs(unit) - Gradient.PULL_LIMIT);
                    sum += Gradient.PULL_SLOPE * beyond * beyond / 2;
                }
            }
        }
        return sum;
    }

    private static double[][] doubles(Parameters parameters) {
        double[][] values = new double[parameters.rows()][];
        for (int row = 0; row < values.length; row++) {
            float[] floats = parameters.row(row);
            values[row] = new double[floats.length];
            for (int i = 0; i < floats.length; i++) {
                values[row][i] = floats[i];
            }
        }
        return values;
    }

    @ParameterizedTest
    @EnumSource
    void theGradientOfEveryParameterIsThatOfFiniteDifferences(Variant variant) {
        TrainingSet positions = TrainingPositions.random(variant, POSITIONS, 1);
        positions.add(Fen.parse("1q~1k4/8/8/8/8/4N~3/PPP5/1K6 b - - 0 1", variant), 0, 0);
        Parameters parameters = parameters(variant);
        Gradient gradient = new Gradient(parameters);
        double loss = 0;
        for (int i = 0; i < positions.size(); i++) {
            loss += gradient.add(positions, i, target(i), 1);
        }
        double[][] values = doubles(parameters);
        assertEquals(loss(parameters, values, positions), loss, TOLERANCE);
        int[] different = new int[parameters.rows()];
        for (int row = 0; row < values.length; row++) {
            for (int i = 0; i < values[row].length; i++) {
                double value = values[row][i];
                values[row][i] = value + STEP;
                double above = objective(parameters, values, positions);
                values[row][i] = value - STEP;
                double below = objective(parameters, values, positions);
                values[row][i] = value;
                float found = gradient.sum().row(row)[i];
                assertEquals((above - below) / (2 * STEP), found, TOLERANCE, "row " + row + ", value " + i);
                different[row] += found == 0 ? 0 : 1;
            }
        }
        assertEveryKindWasSeen(variant, different);
    }

    /** Rows of parameters by what they stand for; at least one of each has a gradient. */
    private static void assertEveryKindWasSeen(Variant variant, int[] different) {
        int inputs = Features.count(variant);
        assertSeen("pieces", different, 0, 768);
        assertSeen("own pieces near the king", different, 768, 1062);
        assertSeen("other pieces near the king", different, 1062, 1356);
        if (variant.hasDrops()) {
            assertSeen("own hand", different, 1356, 1386);
            assertSeen("other hand", different, 1386, 1416);
            assertSeen("own promoted pieces", different, 1416, 1480);
            assertSeen("other promoted pieces", different, 1480, 1544);
            assertSeen("own castling", different, 1544, 1546);
            assertSeen("other castling", different, 1546, 1548);
        }
        assertSeen("bias", different, inputs, inputs + 1);
        assertSeen("output weights", different, inputs + 1, different.length - 1);
        assertSeen("output bias", different, different.length - 1, different.length);
    }

    private static void assertSeen(String kind, int[] different, int from, int to) {
        int sum = 0;
        for (int row = from; row < to; row++) {
            sum += different[row];
        }
        assertTrue(sum > 0, kind);
    }

    @ParameterizedTest
    @EnumSource
    void aPositionOfWeight3CountsAsThreePositions(Variant variant) {
        TrainingSet positions = TrainingPositions.random(variant, 1, 1);
        Gradient once = new Gradient(parameters(variant));
        Gradient thrice = new Gradient(parameters(variant));
        double loss = 0;
        for (int i = 0; i < 3; i++) {
            loss += thrice.add(positions, 0, 0.9, 1);
        }
        assertEquals(loss, once.add(positions, 0, 0.9, 3), 1e-9);
        for (int row = 0; row < parameters(variant).rows(); row++) {
            assertArrayEquals(thrice.sum().row(row), once.sum().row(row), 1e-6f, "row " + row);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aUnitFarBelowZeroIsDrawnBackAlthoughItDoesNotChangeTheOutput(Variant variant) {
        TrainingSet positions = TrainingPositions.random(variant, 1, 1);
        Parameters parameters = new Parameters(variant, HIDDEN);
        parameters.bias()[0] = -Gradient.PULL_LIMIT - 2;
        parameters.bias()[1] = -Gradient.PULL_LIMIT;
        parameters.bias()[2] = Gradient.PULL_LIMIT + 1;
        Gradient gradient = new Gradient(parameters);
        gradient.add(positions, 0, 0.5, 1);
        float[] slopes = gradient.sum().bias();
        assertTrue(slopes[0] < 0, "descent raises it");
        assertEquals(0, slopes[1]);
        assertEquals(-slopes[0] / 2, slopes[2], 1e-9, "in proportion, on both sides");
    }
}
