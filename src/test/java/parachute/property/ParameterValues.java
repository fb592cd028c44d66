package parachute.property;

import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.LongStream;

/**
 * The values of one parameter.
 *
 * @param edges those at which faults are likely, such as the ends of a range
 * @param drawn any value, at random
 */
record ParameterValues(List<?> edges, Function<Random, ?> drawn) {
    private static final int MAX_TEXT = 255;

    /**
     * The values of a type.
     *
     * @param parameter carries the {@link IntRange} of an {@code int}
     * @throws IllegalArgumentException if there are none
     */
    static ParameterValues of(Class<?> type, AnnotatedElement parameter) {
        if (type == int.class) {
            IntRange range = Objects.requireNonNull(parameter.getAnnotation(IntRange.class), "an int needs a range");
            return ints(range.min(), range.max());
        }
        if (type == long.class) {
            return new ParameterValues(longEdges(Long.MIN_VALUE, Long.MAX_VALUE), Random::nextLong);
        }
        if (type == String.class) {
            List<String> edges = List.of("", " ", "\n", "\r\n", "\0", "\uFFFF", "\uD800", "\uDC00", "\u2028");
            return new ParameterValues(edges, ParameterValues::text);
        }
        if (type.isEnum()) {
            List<?> constants = List.of(type.getEnumConstants());
            return new ParameterValues(constants, random -> constants.get(random.nextInt(constants.size())));
        }
        throw new IllegalArgumentException("no values of type " + type.getName());
    }

    static ParameterValues ints(int min, int max) {
        List<Integer> edges = longEdges(min, max).stream().map(Math::toIntExact).toList();
        return new ParameterValues(edges, random -> between(min, max, random));
    }

    private static List<Long> longEdges(long min, long max) {
        return LongStream.of(min, min + 1, -2, -1, 0, 1, 2, max - 1, max)
                .filter(value -> value >= min && value <= max)
                .distinct()
                .boxed()
                .toList();
    }

    /** Mostly with equal chances; every fourth is of a random order of magnitude above the minimum. */
    private static int between(int min, int max, Random random) {
        long count = (long) max - min + 1;
        long offset = random.nextLong(count);
        if (random.nextInt(4) == 0) {
            offset >>= random.nextInt(Long.SIZE - Long.numberOfLeadingZeros(count));
        }
        return (int) (min + offset);
    }

    /** Half ASCII, half any UTF-16 code unit, unpaired surrogates too. */
    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int length = between(0, MAX_TEXT, random); length > 0; length--) {
            int code = random.nextBoolean() ? between(' ', '~', random) : random.nextInt(Character.MAX_VALUE + 1);
            text.append((char) code);
        }
        return text.toString();
    }

    /** The same values with the edges in another order, so that those of several parameters meet by chance. */
    ParameterValues shuffled(Random random) {
        List<Object> others = new ArrayList<>(edges);
        Collections.shuffle(others, random);
        return new ParameterValues(others, drawn);
    }

    /** The value of the i-th call, from 0: first every edge once, then mostly random ones. */
    Object get(int i, Random random) {
        if (i < edges.size()) {
            return edges.get(i);
        }
        return random.nextInt(10) == 0 ? edges.get(random.nextInt(edges.size())) : drawn.apply(random);
    }
}
