package parachute.tools.train.net;

import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Positions to learn from, in blocks, since all of them together may be too many for the memory. */
interface TrainingBlocks {
    /** Returns the number of all positions. */
    long size();

    /**
     * Begins a pass over all positions.
     *
     * @throws IOException if they cannot be read
     */
    Pass begin() throws IOException;

    /** One pass over all positions. */
    interface Pass extends AutoCloseable {
        /**
         * Returns the next block; empty at the end.
         *
         * @throws IOException if it cannot be read
         */
        Optional<TrainingSet> next() throws IOException;

        @Override
        void close() throws IOException;
    }

    /** Returns blocks that are in memory. */
    static TrainingBlocks of(TrainingSet... blocks) {
        return new TrainingBlocks() {
            @Override
            public long size() {
                return List.of(blocks).stream().mapToLong(TrainingSet::size).sum();
            }

            @Override
            public Pass begin() {
                Iterator<TrainingSet> rest = List.of(blocks).iterator();
                return new Pass() {
                    @Override
                    public Optional<TrainingSet> next() {
                        return rest.hasNext() ? Optional.of(rest.next()) : Optional.empty();
                    }

                    @Override
                    public void close() {}
                };
            }
        };
    }
}
