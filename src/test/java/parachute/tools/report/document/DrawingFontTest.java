package parachute.tools.report.document;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.knowm.xchart.XYChart;

class DrawingFontTest {
    /** The Java library would leave a file of its own for every font that it is given as a stream. */
    @Test
    void afterDrawingNoFileIsLeft() throws IOException {
        Path file;
        try (DrawingFont font = DrawingFont.open()) {
            file = font.file();
            XYChart chart = new ChartStyle(font).chart("x", "y", false);
            ChartStyle.add(chart, "line", new double[] {1, 2}, new double[] {1, 2});
            chart.paint(new BufferedImage(500, 300, BufferedImage.TYPE_INT_RGB).createGraphics(), 500, 300);
            assertTrue(Files.exists(file));
        }
        assertFalse(Files.exists(file));
    }
}
