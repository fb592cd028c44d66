package parachute.engine.eval.network;

/**
 * Units in arrays of 32-bit numbers, of which only the lower half is used. Loops over whole arrays with one index are
 * compiled to vector instructions; over arrays of 16-bit numbers only some of them are.
 */
final class IntArithmetic extends UnitArithmetic<int[]> {
    @Override
    int[][] arrays(int[][] rows) {
        return rows;
    }

    @Override
    int[] sum(int[] first, int[] second) {
        int[] sum = first.clone();
        add(first, second, sum);
        return sum;
    }

    @Override
    int[] copy(int[] units) {
        return units.clone();
    }

    @Override
    void copy(int[] from, int[] to) {
        System.arraycopy(from, 0, to, 0, to.length);
    }

    @Override
    void exchangeTwo(int[] from, int[] plus, int[] minus, int[] plus2, int[] minus2, int[] to) {
        for (int i = 0; i < to.length; i++) {
            to[i] = from[i] + plus[i] - minus[i] + plus2[i] - minus2[i];
        }
    }

    @Override
    void exchange(int[] from, int[] plus, int[] minus, int[] to) {
        for (int i = 0; i < to.length; i++) {
            to[i] = from[i] + plus[i] - minus[i];
        }
    }

    @Override
    void add(int[] from, int[] plus, int[] to) {
        for (int i = 0; i < to.length; i++) {
            to[i] = from[i] + plus[i];
        }
    }

    @Override
    void subtract(int[] from, int[] minus, int[] to) {
        for (int i = 0; i < to.length; i++) {
            to[i] = from[i] - minus[i];
        }
    }

    @Override
    int output(int[] units, int[] weights) {
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            int unit = Math.max(0, Math.min(Network.HIDDEN_UNIT, units[i] << Short.SIZE >> Short.SIZE));
            sum += (unit * unit + Network.HALF_SQUARE >> Network.SQUARE_SHIFT) * weights[i];
        }
        return sum;
    }
}
