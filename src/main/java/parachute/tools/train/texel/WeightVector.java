package parachute.tools.train.texel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parachute.engine.eval.classical.WeightTable;

/** All weights of a table in one vector. */
final class WeightVector {
    private final WeightTable table;
    private final int[] values;
    private final boolean[] tunable;

    WeightVector(WeightTable table) {
        this(table, values(table), tunable(table));
    }

    private WeightVector(WeightTable table, int[] values, boolean[] tunable) {
        this.table = table;
        this.values = values;
        this.tunable = tunable;
    }

    private static int[] values(WeightTable table) {
        return table.rows().stream()
                .flatMap(row -> List.of(row.middlegame(), row.endgame()).stream())
                .flatMap(List::stream)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static boolean[] tunable(WeightTable table) {
        List<Boolean> flags = new ArrayList<>();
        for (WeightTable.WeightRow row : table.rows()) {
            for (int i = 0; i < row.middlegame().size() + row.endgame().size(); i++) {
                flags.add(!row.fixed());
            }
        }
        boolean[] array = new boolean[flags.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = flags.get(i);
        }
        return array;
    }

    /** Returns the number of weights. */
    int size() {
        return values.length;
    }

    int get(int index) {
        return values[index];
    }

    /** Returns whether a weight may be changed by tuning. */
    boolean isTunable(int index) {
        return tunable[index];
    }

    /** Returns the same vector with one weight replaced. */
    WeightVector with(int index, int value) {
        int[] changed = values.clone();
        changed[index] = value;
        return new WeightVector(table, changed, tunable);
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
