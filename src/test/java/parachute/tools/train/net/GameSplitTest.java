package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.rules.board.Variant;
import parachute.tools.train.data.GameFileException;
import parachute.tools.train.data.GameReader;
import parachute.tools.train.data.Replay;

class GameSplitTest {
    private static final Variant VARIANT = Variant.CRAZYHOUSE;

    @TempDir
    private Path folder;

    private Path games(String name, int number, long seed) throws IOException, InterruptedException {
        return TrainingPositions.games(folder.resolve(name), VARIANT, number, seed);
    }

    /** The positions of those games of files that are to be held out, or of all others. */
    private static TrainingSet positions(List<Path> files, boolean heldOut) throws IOException {
        TrainingSet set = new TrainingSet();
        int number = 0;
        for (Path file : files) {
            try (GameReader reader = GameReader.open(file, VARIANT)) {
                for (var game = reader.next(); game.isPresent(); game = reader.next()) {
                    double points = game.get().result().points();
                    if (number++ % 20 == 0 == heldOut) {
                        Replay.play(game.get(), VARIANT, (position, score) -> set.add(position, score, points));
                    }
                }
            }
        }
        return set;
    }

    @Test
    void oneGameInTwentyIsHeldOutAsAWhole() throws Exception {
        // The first, the 21st and the 41st, which is in the second file.
        List<Path> files = List.of(games("one", 25, 1), games("two", 20, 2));
        GameSplit split = GameSplit.read(files, VARIANT);
        TrainingSet training = positions(files, false);
        TrainingSet heldOut = positions(files, true);
        assertEquals(training.size(), split.training().size());
        assertEquals(training.checksum(), split.training().checksum());
        assertEquals(heldOut.size(), split.heldOut().size());
        assertEquals(heldOut.checksum(), split.heldOut().checksum());
    }

    @Test
    void otherGamesHaveOtherWords() throws Exception {
        Path one = games("one", 3, 1);
        Path two = games("two", 3, 2);
        String words = GameSplit.read(List.of(one, two), VARIANT).describe();
        assertEquals(words, GameSplit.read(List.of(one, two), VARIANT).describe());
        assertNotEquals(words, GameSplit.read(List.of(two, one), VARIANT).describe());
    }

    @Test
    void gamesOfAnotherVariantAreRefused() throws Exception {
        Path games = games("games", 1, 1);
        assertThrows(GameFileException.class, () -> GameSplit.read(List.of(games), Variant.CHESS));
    }
}
