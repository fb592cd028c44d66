package parachute.tools.report.document;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.FloatSize;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import org.knowm.xchart.internal.chartpart.Chart;

/**
 * A drawing of a document, as vector graphics.
 *
 * @param width of the drawing, in its own units
 * @param height of the drawing
 * @param painter draws it with the upper left corner at the origin
 */
public record Drawing(double width, double height, Consumer<Graphics2D> painter) {
    /** Returns a chart in its own size. */
    public static Drawing of(Chart<?, ?> chart) {
        return new Drawing(
                chart.getWidth(),
                chart.getHeight(),
                graphics -> chart.paint(graphics, chart.getWidth(), chart.getHeight()));
    }

    /**
     * Returns an image in SVG, in the size that it states.
     *
     * @throws IllegalArgumentException if the text is not such an image
     */
    public static Drawing ofSvg(String svg) {
        SVGDocument image = Optional.ofNullable(new SVGLoader()
                        .load(
                                new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)),
                                null,
                                LoaderContext.createDefault()))
                .orElseThrow(() -> new IllegalArgumentException("not an image in SVG: " + svg));
        FloatSize size = image.size();
        ViewBox box = new ViewBox(0, 0, size.width, size.height);
        return new Drawing(size.width, size.height, graphics -> image.render((java.awt.Component) null, graphics, box));
    }
}
