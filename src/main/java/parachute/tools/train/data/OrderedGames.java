package parachute.tools.train.data;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Writes games in the order of their numbers, whatever the order in which they arrive. */
final class OrderedGames {
    private final GameWriter writer;
    private final Map<Long, TrainingGame> early = new HashMap<>();

    /** Creates the order of games after those in a file. */
    OrderedGames(GameWriter writer) {
        this.writer = writer;
    }

    /**
     * Takes a game; it is written after all games before it.
     *
     * @throws UncheckedIOException if the file cannot be written
     */
    void add(long number, TrainingGame game) {
        early.put(number, game);
        Optional<TrainingGame> next = Optional.ofNullable(early.remove(writer.games()));
        while (next.isPresent()) {
            try {
                writer.append(next.get());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            next = Optional.ofNullable(early.remove(writer.games()));
        }
    }
}
