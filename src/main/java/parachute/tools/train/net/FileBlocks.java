package parachute.tools.train.net;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.Replay;
import parachute.tools.train.data.TrainingGame;

/**
 * Positions to learn from that are read from files of games in every pass. Each block has the same share of each file.
 *
 * @param blockSize about the number of positions of a block
 */
record FileBlocks(Variant variant, List<Part> parts, int blockSize) implements TrainingBlocks {
    /**
     * The positions of a file.
     *
     * @param scale centipawns that stand for odds of e to 1
     * @param positions the number of those to learn from
     */
    record Part(Path file, int scale, long positions) {}

    @Override
    public long size() {
        return parts.stream().mapToLong(Part::positions).sum();
    }

    @Override
    public void forEach(Consumer<TrainingSet> learner) throws IOException {
        List<PartReader> files = new ArrayList<>();
        try {
            for (Part part : parts) {
                files.add(new PartReader(part, GameReader.open(part.file, variant)));
            }
            long blocks = Math.ceilDiv(size(), blockSize);
            for (long block = 1; block <= blocks; block++) {
                TrainingSet positions = new TrainingSet();
                for (PartReader file : files) {
                    file.read(positions, file.part.positions * block / blocks);
                }
                learner.accept(positions);
            }
        } finally {
            for (PartReader file : files) {
                file.reader.close();
            }
        }
    }

    private final class PartReader {
        private final Part part;
        private final GameReader reader;
        private long games;
        private long positions;

        PartReader(Part part, GameReader reader) {
            this.part = part;
            this.reader = reader;
        }

        /** Adds the positions of the next games to a set, until those of this file are {@code end}. */
        void read(TrainingSet set, long end) throws IOException {
            int first = set.size();
            while (positions < end) {
                TrainingGame game =
                        reader.next().orElseThrow(() -> new UserException(part.file + " has become shorter"));
                if (!GameSplit.isHeldOut(games++)) {
                    double result = game.result().points();
                    int before = set.size();
                    Replay.play(game, variant, (position, score) -> set.add(position, score, result));
                    positions += set.size() - before;
                }
            }
            set.expect(first, part.scale);
        }
    }
}
