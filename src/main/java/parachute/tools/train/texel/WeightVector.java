package parachute.tools.train.texel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parachute.engine.eval.classical.WeightTable;

/** All weights of a table in one vector. */
final class WeightVector {
    private final WeightTable table;
    private final int[] values;

    WeightVector(WeightTable table) {
        this(table, values(table));
    }

    private WeightVector(WeightTable table, int[] values) {
        this.table = table;
        this.values = values;
    }

    private static int[] values(WeightTable table) {
        return table.rows().stream()
                .flatMap(row -> Stream.of(row.middlegame(), row.endgame()))
                .flatMap(List::stream)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Returns the indices of the weights that tuning may change. */
    int[] tunable() {
        IntStream.Builder indices = IntStream.builder();
        int next = 0;
        for (WeightTable.WeightRow row : table.rows()) {
            int end = next + row.middlegame().size() + row.endgame().size();
            if (!row.fixed()) {
                IntStream.range(next, end).forEach(indices);
            }
            next = end;
        }
        return indices.build().toArray();
    }

    int get(int index) {
        return values[index];
    }

    /** Returns the same vector with one weight replaced. */
    WeightVector with(int index, int value) {
        int[] changed = values.clone();
        changed[index] = value;
        return new WeightVector(table, changed);
    }

    /** Returns the table with these weights. */
    WeightTable table() {
        List<WeightTable.WeightRow> rows = new ArrayList<>();
        int next = 0;
        for (WeightTable.WeightRow row : table.rows()) {
            int half = next + row.middlegame().size();
            int end = half + row.endgame().size();
            rows.add(new WeightTable.WeightRow(
                    row.name(), row.comments(), row.fixed(), boxed(next, half), boxed(half, end)));
            next = end;
        }
        return new WeightTable(rows);
    }

    private List<Integer> boxed(int from, int to) {
        return Arrays.stream(values, from, to).boxed().toList();
    }
}
