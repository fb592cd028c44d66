package parachute.tools.report.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parachute.io.Resource;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Perft;
import parachute.rules.notation.Fen;

/**
 * A count of the tree of legal moves, with the published number.
 *
 * @param name of the position
 * @param variant of the position
 * @param depth plies
 * @param published leaves, from the chessprogramming wiki and Fairy-Stockfish
 * @param counted leaves, by this program
 * @param nanoseconds that it took
 */
public record PerftCheck(String name, Variant variant, int depth, long published, long counted, long nanoseconds) {
    private static final String RESOURCE = "perft.epd";

    /** Returns whether both numbers are equal. */
    public boolean agrees() {
        return published == counted;
    }

    /** Counts each published position to the maximum depth within a number of leaves. */
    public static List<PerftCheck> run(long maxLeaves) {
        List<PerftCheck> checks = new ArrayList<>();
        for (String line : Resource.lines(PerftCheck.class, RESOURCE)) {
            checks.add(check(line.split(" ;"), maxLeaves));
        }
        return checks;
    }

    /** Makes a check of fields: a variant with a FEN, a name, and the leaves of depth 1, 2 and so on. */
    private static PerftCheck check(String[] fields, long maxLeaves) {
        int space = fields[0].indexOf(' ');
        Variant variant = Variant.parse(fields[0].substring(0, space));
        Position position = Fen.parse(fields[0].substring(space + 1), variant);
        long[] leaves = Arrays.stream(fields).skip(2).mapToLong(Long::parseLong).toArray();
        int depth = 1;
        while (depth < leaves.length && leaves[depth] <= maxLeaves) {
            depth++;
        }
        long start = System.nanoTime();
        long counted = new Perft(position, depth).count(depth);
        return new PerftCheck(fields[1], variant, depth, leaves[depth - 1], counted, System.nanoTime() - start);
    }
}
