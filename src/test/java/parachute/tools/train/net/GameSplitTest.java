package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.Replay;

class GameSplitTest {
    private static final Variant VARIANT = Variant.CRAZYHOUSE;

    @TempDir
    private Path folder;

    private Path games(String name, int number, long seed) throws IOException, InterruptedException {
        return TrainingPositions.games(folder.resolve(name), VARIANT, number, seed);
    }

    private static GameSplit read(Path... files) throws IOException {
        return GameSplit.read(List.of(files), VARIANT, OptionalInt.empty(), line -> {});
    }

    /** Adds the positions of those games of a file that are to be held out, or of all others. */
    private static void add(Path file, boolean heldOut, int scale, TrainingSet set) throws IOException {
        int from = set.size();
        try (GameReader reader = GameReader.open(file, VARIANT)) {
            int number = 0;
            for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                double points = game.get().result().points();
                if (number++ % 20 == 0 == heldOut) {
                    Replay.play(game.get(), VARIANT, (position, score) -> set.add(position, score, points));
                }
            }
        }
        set.expect(from, scale);
    }

    private static List<TrainingSet> blocks(GameSplit split) throws IOException {
        List<TrainingSet> blocks = new ArrayList<>();
        split.training().forEach(blocks::add);
        return blocks;
    }

    private static void assertHas(GameSplit split, TrainingSet training, TrainingSet heldOut) throws IOException {
        assertEquals(training.size(), split.training().size());
        List<TrainingSet> blocks = blocks(split);
        assertEquals(1, blocks.size());
        assertEquals(training.checksum(), blocks.getFirst().checksum());
        assertEquals(heldOut.checksum(), split.heldOut().checksum());
    }

    @Test
    void oneGameInTwentyOfEachFileIsHeldOutAndEveryFileHasAScaleOfItsOwn() throws Exception {
        Path one = games("one", 25, 1);
        Path two = games("two", 20, 2);
        TrainingSet training = new TrainingSet();
        TrainingSet heldOut = new TrainingSet();
        for (Path file : List.of(one, two)) {
            int scale = read(file).scale();
            add(file, false, scale, training);
            add(file, true, scale, heldOut);
        }
        List<String> reports = new ArrayList<>();
        GameSplit split = GameSplit.read(List.of(one, two), VARIANT, OptionalInt.empty(), reports::add);
        assertHas(split, training, heldOut);
        assertEquals(2, reports.size());
        assertEquals(read(two).scale(), split.scale(), "the last");
        assertNotEquals(read(one).scale(), split.scale());
    }

    @Test
    void aScaleThatIsGivenIsThatOfEveryFile() throws Exception {
        Path one = games("one", 25, 1);
        Path two = games("two", 20, 2);
        TrainingSet training = new TrainingSet();
        TrainingSet heldOut = new TrainingSet();
        for (Path file : List.of(one, two)) {
            add(file, false, 300, training);
            add(file, true, 300, heldOut);
        }
        GameSplit split = GameSplit.read(List.of(one, two), VARIANT, OptionalInt.of(300), line -> {});
        assertEquals(300, split.scale());
        assertHas(split, training, heldOut);
    }

    @Test
    void whatIsTooMuchForTheMemoryIsReadInBlocksWithTheSameShareOfEachFile() throws Exception {
        List<Path> files = List.of(games("one", 40, 1), games("two", 20, 2));
        GameSplit whole = GameSplit.read(files, VARIANT, OptionalInt.empty(), line -> {});
        int size = Math.toIntExact(whole.training().size());
        GameSplit split = GameSplit.read(files, VARIANT, OptionalInt.empty(), Math.ceilDiv(size, 5), line -> {});
        List<TrainingSet> blocks = blocks(split);
        assertEquals(5, blocks.size());
        assertEquals(size, split.training().size());
        assertEquals(values(List.of(blocks(whole).getFirst())), values(blocks));
        assertEquals(values(blocks), values(blocks(split)), "the next pass");
        assertEquals(whole.heldOut().checksum(), split.heldOut().checksum());
        List<String> ofOne = values(blocks(read(files.getFirst())));
        double share = (double) ofOne.size() / size;
        for (TrainingSet block : blocks) {
            assertEquals(size / 5.0, block.size(), 200, "two games more or less");
            List<String> values = values(List.of(block));
            values.retainAll(ofOne);
            assertEquals(share * block.size(), values.size(), 200);
        }
    }

    /** Returns the positions in words, in an order of their own. */
    private static List<String> values(List<TrainingSet> blocks) {
        List<String> values = new ArrayList<>();
        int[] inputs = new int[128];
        for (TrainingSet block : blocks) {
            for (int i = 0; i < block.size(); i++) {
                int number = block.inputs(i, 0, inputs);
                values.add(Arrays.toString(Arrays.copyOf(inputs, number)) + block.result(i) + block.expectation(i));
            }
        }
        Collections.sort(values);
        return values;
    }

    @Test
    void otherGamesHaveOtherWords() throws Exception {
        Path one = games("one", 3, 1);
        Path two = games("two", 3, 2);
        String words = read(one, two).describe();
        assertEquals(words, read(one, two).describe());
        assertNotEquals(words, read(two, one).describe());
    }

    @Test
    void gamesOfAnotherVariantAreRefused() throws Exception {
        Path games = games("games", 1, 1);
        assertThrows(
                UserException.class,
                () -> GameSplit.read(List.of(games), Variant.CHESS, OptionalInt.empty(), line -> {}));
    }
}
