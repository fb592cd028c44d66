package parachute.tools.train.net;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Positions to learn from, in blocks, since all of them together may be too many for the memory. */
interface TrainingBlocks {
    /** Returns the number of all positions. */
    long size();

    /**
     * Passes once over all positions.
     *
     * @param learner takes each block
     * @throws IOException if they cannot be read
     */
    void forEach(Consumer<TrainingSet> learner) throws IOException;

    /** Returns blocks that are in memory. */
    static TrainingBlocks of(TrainingSet... blocks) {
        return new TrainingBlocks() {
            @Override
            public long size() {
                return Stream.of(blocks).mapToLong(TrainingSet::size).sum();
            }

            @Override
            public void forEach(Consumer<TrainingSet> learner) {
                List.of(blocks).forEach(learner);
            }
        };
    }
}
