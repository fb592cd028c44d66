package parachute.tools.match.report;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Base64;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.knowm.xchart.internal.chartpart.Chart;
import parachute.tools.page.Markup;
import parachute.tools.page.PngPicture;

/** A chart as a part of a page: two pictures, of which the browser shows the one that suits its colours. */
final class ChartFigure {
    /** Of a chart, in the page's pixels. */
    static final int WIDTH = 520, HEIGHT = 320;

    /** Pixels of the picture for each of the page's, so that it is sharp on fine screens. */
    private static final int SCALE = 2;

    private ChartFigure() {}

    /**
     * The HTML of a figure.
     *
     * @param caption its title, as text
     * @param legend what its colours mean; empty if there is nothing to say
     * @param chart draws it in the colours of a theme, {@link #WIDTH} by {@link #HEIGHT}
     */
    static String format(String caption, List<LegendEntry> legend, Function<ChartTheme, ? extends Chart<?, ?>> chart) {
        return """
                <figure>
                <figcaption>%s%s</figcaption>
                <picture>
                <source media="(prefers-color-scheme: dark)" srcset="%s">
                <img width="%d" height="%d" alt="Chart" src="%s">
                </picture>
                </figure>
                """.formatted(
                        Markup.escape(caption),
                        legend.stream().map(ChartFigure::format).collect(Collectors.joining()),
                        address(chart.apply(ChartTheme.DARK)),
                        WIDTH,
                        HEIGHT,
                        address(chart.apply(ChartTheme.LIGHT)));
    }

    private static String format(LegendEntry entry) {
        return " <span class=\"key\"><i style=\"background: var(%s)\"></i>%s</span>"
                .formatted(entry.colour(), Markup.escape(entry.meaning()));
    }

    private static String address(Chart<?, ?> chart) {
        BufferedImage image = new BufferedImage(SCALE * WIDTH, SCALE * HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.scale(SCALE, SCALE);
        chart.paint(graphics, WIDTH, HEIGHT);
        graphics.dispose();
        return "data:image/png;base64," + Base64.getEncoder().encodeToString(PngPicture.bytes(image));
    }
}
