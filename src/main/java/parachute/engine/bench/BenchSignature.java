package parachute.engine.bench;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import parachute.io.Resource;
import parachute.rules.board.Variant;

/** The expected numbers of nodes of a bench with the built-in networks, stored with the program. */
final class BenchSignature {
    private static final String RESOURCE = "signatures.txt";

    private BenchSignature() {}

    /** Returns the expected nodes of each variant at a depth; empty if none are stored for it. */
    static Optional<Map<Variant, Long>> stored(int depth) {
        Map<Variant, Long> nodes = new EnumMap<>(Variant.class);
        for (String line : Resource.lines(BenchSignature.class, RESOURCE)) {
            String[] cells = line.split(" ");
            if (Integer.parseInt(cells[1]) == depth) {
                nodes.put(Variant.parse(cells[0]), Long.parseLong(cells[2]));
            }
        }
        return nodes.isEmpty() ? Optional.empty() : Optional.of(nodes);
    }

    /** Returns a line for the report: the nodes of each variant, and whether they equal the stored ones. */
    static String compare(Map<Variant, Long> nodes, Map<Variant, Long> stored) {
        return describe(nodes) + (nodes.equals(stored) ? ", as stored" : ", but expected " + describe(stored));
    }

    private static String describe(Map<Variant, Long> nodes) {
        return new TreeMap<>(nodes)
                .entrySet().stream()
                        .map(entry -> entry.getKey().uciName() + " " + entry.getValue())
                        .collect(Collectors.joining(", "));
    }
}
