package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
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
    private static void add(Path file, boolean heldOut, TrainingSet set) throws IOException {
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
        set.expect(from, read(file).scale());
    }

    @Test
    void oneGameInTwentyOfEachFileIsHeldOutAsAWhole() throws Exception {
        Path one = games("one", 25, 1);
        Path two = games("two", 20, 2);
        GameSplit split = read(one, two);
        TrainingSet training = new TrainingSet();
        TrainingSet heldOut = new TrainingSet();
        for (Path file : List.of(one, two)) {
            add(file, false, training);
            add(file, true, heldOut);
        }
        assertEquals(training.size(), split.training().size());
        assertEquals(training.checksum(), split.training().checksum());
        assertEquals(heldOut.size(), split.heldOut().size());
        assertEquals(heldOut.checksum(), split.heldOut().checksum());
    }

    @Test
    void everyFileHasAScaleOfItsOwn() throws Exception {
        Path one = games("one", 25, 1);
        Path two = games("two", 20, 2);
        List<String> reports = new ArrayList<>();
        GameSplit split = GameSplit.read(List.of(one, two), VARIANT, OptionalInt.empty(), reports::add);
        assertEquals(2, reports.size());
        int scale = read(one).scale();
        assertNotEquals(scale, split.scale());
        assertEquals(read(two).scale(), split.scale(), "the last");
        double expected = Gradient.sigmoid((double) split.training().score(0) / scale);
        assertEquals(expected, split.training().expectation(0), 1e-6);
        int last = split.training().size() - 1;
        expected = Gradient.sigmoid((double) split.training().score(last) / split.scale());
        assertEquals(expected, split.training().expectation(last), 1e-6);
    }

    @Test
    void aScaleThatIsGivenIsThatOfEveryFile() throws Exception {
        List<Path> files = List.of(games("one", 25, 1), games("two", 20, 2));
        GameSplit split = GameSplit.read(files, VARIANT, OptionalInt.of(300), line -> {});
        assertEquals(300, split.scale());
        for (int i = 0; i < split.training().size(); i++) {
            double expected = Gradient.sigmoid(split.training().score(i) / 300.0);
            assertEquals(expected, split.training().expectation(i), 1e-6);
        }
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
