package parachute.tools.train.net;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import parachute.engine.eval.network.Network;
import parachute.io.AtomicFile;
import parachute.tools.page.PngPicture;

/**
 * A picture of the weights of hidden units. A row for each unit has twelve boards, own and then opposing pieces from
 * pawn to king, seen from the unit's own side with its king on the left: blue squares raise the unit, red ones lower
 * it.
 */
public final class WeightPicture {
    /** The boards of a row, and the gap between boards and between rows, in pixels. */
    private static final int BOARDS = 12, GAP = 6;

    /** The sizes of a square and a board, in pixels. */
    private static final int SQUARE = 6, BOARD = 8 * SQUARE;

    private static final int MAX_UNITS = 12;
    private static final int HEADING = 16;
    private static final String PIECES = "PNBRQKpnbrqk";

    private WeightPicture() {}

    /**
     * Draws the weights of pieces on their squares for the first hidden units, at most twelve, as a PNG file.
     *
     * @throws IOException if the file cannot be written
     */
    public static void write(Network network, Path file) throws IOException {
        AtomicFile.write(file, PngPicture.bytes(draw(network)));
    }

    private static BufferedImage draw(Network network) {
        int units = Math.min(MAX_UNITS, network.hidden());
        int width = GAP + BOARDS * (BOARD + GAP);
        int height = HEADING + units * (BOARD + GAP);
        BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = picture.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, width, height);
        graphics.setColor(Color.BLACK);
        for (int board = 0; board < BOARDS; board++) {
            graphics.drawString(PIECES.substring(board, board + 1), left(board) + BOARD / 2 - 3, HEADING - 4);
        }
        for (int unit = 0; unit < units; unit++) {
            drawUnit(graphics, weights(network, unit), HEADING + unit * (BOARD + GAP));
        }
        graphics.dispose();
        return picture;
    }

    private static int left(int board) {
        return GAP + board * (BOARD + GAP);
    }

    /** Returns the pixels of the weights of a unit for each piece on each square. */
    private static int[] weights(Network network, int unit) {
        int[] weights = new int[BOARDS * 64];
        Arrays.setAll(weights, input -> network.inputWeights(input)[unit]);
        return weights;
    }

    private static void drawUnit(Graphics2D graphics, int[] weights, int top) {
        int largest = Math.max(1, Arrays.stream(weights).map(Math::abs).max().orElse(1));
        for (int input = 0; input < weights.length; input++) {
            int file = input & 7;
            int rank = input >> 3 & 7;
            graphics.setColor(colour((float) weights[input] / largest));
            graphics.fillRect(left(input >> 6) + file * SQUARE, top + (7 - rank) * SQUARE, SQUARE, SQUARE);
        }
    }

    /**
     * Returns a colour from red for -1 through light grey for 0 to blue for 1; the square root makes small weights
     * visible.
     */
    private static Color colour(float weight) {
        float strength = (float) Math.sqrt(Math.abs(weight));
        float faded = 0.93f * (1 - strength);
        return weight < 0 ? new Color(0.93f, faded, faded) : new Color(faded, faded, 0.93f);
    }
}
