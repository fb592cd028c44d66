package parachute.tools.match.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What an engine told of the search that found its move, beside its score.
 *
 * @param numbers by the words that UCI has for them: {@code seldepth}, {@code nodes}, {@code nps}, {@code hashfull},
 *     {@code tbhits}, {@code time} (milliseconds by the engine's own clock) and others
 * @param line the principal variation, its moves as the engine writes them
 */
public record SearchReport(Map<String, Long> numbers, List<String> line) {
    /** An engine that told nothing. */
    public static final SearchReport NONE = new SearchReport(Map.of(), List.of());

    /** Keeps the collections from changing. */
    public SearchReport {
        numbers = Map.copyOf(numbers);
        line = List.copyOf(line);
    }

    /** A number, by its word; empty if the engine did not tell it. */
    public Optional<Long> number(String word) {
        return Optional.ofNullable(numbers.get(word));
    }
}
