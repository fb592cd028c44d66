package parachute.tools.train.net;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Consumer;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.Replay;
import parachute.tools.train.data.TrainingGame;

/**
 * The quiet positions of files of games, split into positions to learn from and positions to measure the result.
 * Whole games are held out, since positions of one game are too similar.
 *
 * <p>Scores of deep and of shallow searches stand for different chances, so every file has its own scale ({@link
 * ScaleFit}), unless a fixed scale is given.
 */
final class GameSplit {
    /** Positions of a block to learn from: more are read from the files in every pass. A block takes 1.5 GB. */
    private static final int BLOCK = 1 << 24;

    private static final int HELD_OUT = 20;

    private final Variant variant;
    private final int blockSize;
    private final List<SplitPart> parts = new ArrayList<>();
    private final TrainingSet heldOut = new TrainingSet();

    /** All positions to learn from if they are one block, else the last ones. */
    private TrainingSet training = new TrainingSet();

    private boolean isOneBlock = true;
    private long checksum;

    /**
     * A file.
     *
     * @param scale centipawns that stand for odds of e to 1
     * @param positions the number of those to learn from
     */
    private record SplitPart(Path file, int scale, long positions) {}

    private GameSplit(Variant variant, int blockSize) {
        this.variant = variant;
        this.blockSize = blockSize;
    }

    /**
     * Reads the games of a variant from files.
     *
     * @param fixedScale the scale of all files; empty if each has its own
     * @param report takes a line for each file
     * @throws IOException if a file cannot be read
     * @throws UserException if a file holds too few positions, or something else
     */
    static GameSplit read(List<Path> files, Variant variant, OptionalInt fixedScale, Consumer<String> report)
            throws IOException {
        return read(files, variant, fixedScale, BLOCK, report);
    }

    /** Reads the same, with another number of positions to a block. */
    static GameSplit read(
            List<Path> files, Variant variant, OptionalInt fixedScale, int blockSize, Consumer<String> report)
            throws IOException {
        GameSplit split = new GameSplit(variant, blockSize);
        for (Path file : files) {
            split.add(file, fixedScale, report);
        }
        split.checksum = 31 * split.checksum + split.training.checksum();
        if (!split.isOneBlock) {
            split.training = new TrainingSet();
        }
        return split;
    }

    private void add(Path file, OptionalInt fixedScale, Consumer<String> report) throws IOException {
        int firstTraining = training.size();
        int firstHeldOut = heldOut.size();
        ScaleFit learned = new ScaleFit();
        ScaleFit measured = new ScaleFit();
        try (GameReader reader = GameReader.open(file, variant)) {
            long number = 0;
            for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                double result = game.get().result().points();
                boolean isHeldOut = isHeldOut(number++);
                if (training.size() >= blockSize) {
                    checksum = 31 * checksum + training.checksum();
                    training = new TrainingSet();
                    isOneBlock = false;
                }
                TrainingSet set = isHeldOut ? heldOut : training;
                ScaleFit fit = isHeldOut ? measured : learned;
                Replay.play(game.get(), variant, (position, score) -> {
                    set.add(position, score, result);
                    fit.add(score, result);
                });
            }
        }
        if (learned.size() == 0 || measured.size() == 0) {
            throw new UserException(file + " does not contain enough quiet positions");
        }
        int scale = fixedScale.isPresent() ? fixedScale.getAsInt() : learned.scale();
        if (isOneBlock) {
            training.expect(firstTraining, scale);
        }
        heldOut.expect(firstHeldOut, scale);
        parts.add(new SplitPart(file, scale, learned.size()));
        report.accept(String.format(
                Locale.ROOT,
                "%s: %d positions, %d held out, scale %d, error of the scores %.5f",
                file,
                learned.size(),
                measured.size(),
                scale,
                measured.error(scale)));
    }

    /** Returns whether a game is held out, by its number in its file, from 0: one in twenty is. */
    static boolean isHeldOut(long number) {
        return number % HELD_OUT == 0;
    }

    /** Returns the positions to learn from; if they are too many for one block, every pass reads the files again. */
    TrainingBlocks training() {
        return isOneBlock ? TrainingBlocks.of(training) : new FileBlocks();
    }

    /** Returns the positions to measure the result. */
    TrainingSet heldOut() {
        return heldOut;
    }

    /** Returns the scale of the last file: centipawns that stand for odds of e to 1. */
    int scale() {
        return parts.getLast().scale();
    }

    /** Returns the positions in words, with a checksum that distinguishes them from others. */
    String describe() {
        return String.format(
                Locale.ROOT,
                "%d positions and %d held out with checksum %016x",
                training().size(),
                heldOut.size(),
                31 * checksum + heldOut.checksum());
    }

    /** The positions to learn from in blocks, each with the same share of each file. */
    private final class FileBlocks implements TrainingBlocks {
        @Override
        public long size() {
            return parts.stream().mapToLong(SplitPart::positions).sum();
        }

        @Override
        public void forEach(Consumer<TrainingSet> learner) throws IOException {
            List<PartReader> files = new ArrayList<>();
            try {
                for (SplitPart part : parts) {
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
    }

    /** Reads the positions to learn from of a file. */
    private final class PartReader {
        private final SplitPart part;
        private final GameReader reader;
        private long games;
        private long positions;

        PartReader(SplitPart part, GameReader reader) {
            this.part = part;
            this.reader = reader;
        }

        /** Adds the positions of the next games to a set, until those of this file are {@code end}. */
        void read(TrainingSet set, long end) throws IOException {
            int first = set.size();
            while (positions < end) {
                TrainingGame game =
                        reader.next().orElseThrow(() -> new UserException(part.file + " has become shorter"));
                if (!isHeldOut(games++)) {
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
