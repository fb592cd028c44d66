package parachute.tools.report.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Perft;
import parachute.rules.notation.Fen;
import parachute.tools.page.PageResource;

/**
 * A count of the tree of legal moves beside the number that others published.
 *
 * @param name of the position
 * @param variant of the position
 * @param depth plies
 * @param published leaves, as chessprogramming wiki and Fairy-Stockfish have them
 * @param counted leaves, by this program
 * @param nanoseconds that it took
 */
public record PerftCheck(String name, Variant variant, int depth, long published, long counted, long nanoseconds) {
    private static final String RESOURCE = "perft.epd";

    /** Whether both numbers are the same. */
    public boolean agrees() {
        return published == counted;
    }

    /** Counts each published position to its greatest depth with at most so many leaves. */
    public static List<PerftCheck> run(long mostLeaves) {
        List<PerftCheck> checks = new ArrayList<>();
        PageResource.read(PerftCheck.class, RESOURCE)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .forEach(line -> checks.add(check(line.split(" ;"), mostLeaves)));
        return checks;
    }

    /** The fields are a variant with a FEN, a name, and the leaves of depth 1, 2 and so on. */
    private static PerftCheck check(String[] fields, long mostLeaves) {
        int blank = fields[0].indexOf(' ');
        Variant variant = Variant.parse(fields[0].substring(0, blank));
        Position position = Fen.parse(fields[0].substring(blank + 1), variant);
        long[] leaves = Arrays.stream(fields).skip(2).mapToLong(Long::parseLong).toArray();
        int depth = 1;
        while (depth < leaves.length && leaves[depth] <= mostLeaves) {
            depth++;
        }
        long start = System.nanoTime();
        long counted = new Perft(position, depth).count(depth);
        return new PerftCheck(fields[1], variant, depth, leaves[depth - 1], counted, System.nanoTime() - start);
    }
}
