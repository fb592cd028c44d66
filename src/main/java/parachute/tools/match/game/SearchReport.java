package parachute.tools.match.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What an engine reported about the search for its move, in addition to the score.
 *
 * @param numbers by their names in UCI: {@code seldepth}, {@code nodes}, {@code nps}, {@code hashfull}, {@code tbhits},
 *     {@code time} (milliseconds by the engine's own clock) and others
 * @param line the principal variation, its moves as the engine writes them
 */
public record SearchReport(Map<String, Long> numbers, List<String> line) {
    /** The report of an engine that did not report anything. */
    public static final SearchReport NONE = new SearchReport(Map.of(), List.of());

    /** Keeps the collections from changing. */
    public SearchReport {
        numbers = Map.copyOf(numbers);
        line = List.copyOf(line);
    }

    /** Returns a number, by its name; empty if the engine did not report it. */
    public Optional<Long> number(String word) {
        return Optional.ofNullable(numbers.get(word));
    }
}
