package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.io.FileMark;
import parachute.tools.page.PngPicture;

class TrainedNetworkTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 30})
    void theLossesAreDrawn(int epochs) throws IOException {
        List<EpochLoss> losses = IntStream.rangeClosed(1, epochs)
                .mapToObj(epoch -> new EpochLoss(0.05 + 0.1 / epoch, 0.06 + 0.08 / epoch))
                .toList();
        Path file = folder.resolve("losses.png");
        new TrainedNetwork(losses, List.of()).drawLosses(file);
        assertTrue(new FileMark(PngPicture.START, PngPicture.MARK).isIn(file));
        BufferedImage picture = ImageIO.read(file.toFile());
        assertEquals("800x500", picture.getWidth() + "x" + picture.getHeight());
        long colours = IntStream.range(0, 800 * 500)
                .map(i -> picture.getRGB(i % 800, i / 800))
                .distinct()
                .count();
        assertTrue(colours > 3, colours + " colours: two curves on a grid");
    }
}
