package parachute.tools.train.net;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parachute.engine.eval.network.Network;
import parachute.rules.board.Variant;

class WeightPictureTest {
    private static final int OWN_PAWN_E4 = 28, OTHER_KING_H8 = 11 * 64 + 63;

    @TempDir
    private Path folder;

    private BufferedImage draw(Parameters parameters) throws IOException {
        Network network = parameters.rounded(400);
        Path file = folder.resolve("weights.png");
        WeightPicture.write(network, file);
        return ImageIO.read(file.toFile());
    }

    /** Returns the colour of the middle of a square; boards and rows are 54 pixels apart. */
    private static Color colour(BufferedImage picture, int unit, int board, int file, int rank) {
        return new Color(picture.getRGB(6 + 54 * board + 6 * file + 3, 16 + 54 * unit + 6 * (7 - rank) + 3));
    }

    @Test
    void aSquareThatRaisesAUnitIsBlueAndOneThatLowersItRed() throws IOException {
        Parameters parameters = new Parameters(Variant.CRAZYHOUSE, 2);
        parameters.input(OWN_PAWN_E4)[0] = 0.5f;
        parameters.input(OTHER_KING_H8)[1] = -0.01f;
        BufferedImage picture = draw(parameters);
        Color pawn = colour(picture, 0, 0, 4, 3);
        Color king = colour(picture, 1, 11, 7, 7);
        assertTrue(pawn.getBlue() > 200 && pawn.getRed() == 0, pawn.toString());
        assertTrue(king.getRed() > 200 && king.getBlue() == 0, "each row by its largest weight: " + king);
        assertEquals(new Color(237, 237, 237), colour(picture, 1, 0, 4, 3), "no weight");
    }

    @Test
    void manyUnitsAreCutOffAtTwelve() throws IOException {
        BufferedImage picture = draw(new Parameters(Variant.CRAZYHOUSE, 40));
        assertEquals("654x664", picture.getWidth() + "x" + picture.getHeight());
    }
}
