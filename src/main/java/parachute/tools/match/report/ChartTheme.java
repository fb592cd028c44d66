package parachute.tools.match.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.knowm.xchart.style.AxesChartStyler;

/**
 * The colours of charts, which suit those of the page around them.
 *
 * @param ground the background
 * @param ink text, and a line that is none of an engine
 * @param grid lines of the grid
 * @param results bars, by what games brought
 * @param engines lines, by the engine's index
 */
record ChartTheme(Color ground, Color ink, Color grid, Map<ResultKind, Color> results, List<Color> engines) {
    /** Dark on light. */
    static final ChartTheme LIGHT = new ChartTheme(
            new Color(0xffffff),
            new Color(0x1c1c1c),
            new Color(0xd8d8d4),
            results(0x2e7d4f, 0xa8a8a4, 0xc0392b),
            colours(0x0b62a8, 0xc25700, 0x6a3fa0, 0x00796b, 0xb0306a, 0x6b5b00, 0x455a64, 0x7b3f00));

    /** Light on dark. */
    static final ChartTheme DARK = new ChartTheme(
            new Color(0x222222),
            new Color(0xececec),
            new Color(0x444444),
            results(0x4fb37a, 0x8a8a8a, 0xe57368),
            colours(0x6db7f2, 0xf0a050, 0xb99af0, 0x4db6ac, 0xf08ab8, 0xd9c24a, 0xa9bcc6, 0xc99a6b));

    /** Large enough for a picture that is made as narrow as a telephone. */
    private static final int FONT_SIZE = 15;

    private static final float LINE = 2;
    private static final int BAND_OPACITY = 60;
    private static final int MOST_LABELS = 8;

    /** Keeps the colours from changing. */
    ChartTheme {
        results = Map.copyOf(results);
        engines = List.copyOf(engines);
    }

    private static Map<ResultKind, Color> results(int won, int drawn, int lost) {
        return Map.of(
                ResultKind.WON, new Color(won), ResultKind.DRAWN, new Color(drawn), ResultKind.LOST, new Color(lost));
    }

    private static List<Color> colours(int... values) {
        return IntStream.of(values).mapToObj(Color::new).toList();
    }

    /** The colour of games that brought a result. */
    Color result(ResultKind kind) {
        return Objects.requireNonNull(results.get(kind));
    }

    /** The colour of an engine by its index; behind the last the first comes again. */
    Color engine(int index) {
        return engines.get(index % engines.size());
    }

    /** The same colour for an area behind lines. */
    Color band(int index) {
        Color colour = engine(index);
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), BAND_OPACITY);
    }

    /** The entry of a legend that stands for a result. */
    static LegendEntry legend(ResultKind kind) {
        return new LegendEntry("--" + kind.label(), kind.label());
    }

    /** The entry of a legend that stands for an engine. */
    static LegendEntry legend(int index, String engine) {
        return new LegendEntry("--engine-" + index % LIGHT.engines.size(), engine);
    }

    /** The colours that legends use, as custom properties of CSS. */
    String variables() {
        StringBuilder css = new StringBuilder();
        for (ResultKind kind : ResultKind.values()) {
            css.append(variable("--" + kind.label(), result(kind)));
        }
        for (int i = 0; i < engines.size(); i++) {
            css.append(variable("--engine-" + i, engines.get(i)));
        }
        return css.toString();
    }

    private static String variable(String name, Color colour) {
        return String.format("%s: #%06x;%n", name, colour.getRGB() & 0xffffff);
    }

    /** Lines that are drawn from point to point. */
    static BasicStroke line() {
        return new BasicStroke(LINE, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    /** Sets what all charts have in common. */
    void apply(AxesChartStyler styler) {
        Font font = new Font(Font.SANS_SERIF, Font.PLAIN, FONT_SIZE);
        styler.setChartBackgroundColor(ground)
                .setPlotBackgroundColor(ground)
                .setChartFontColor(ink)
                .setPlotBorderVisible(false)
                .setChartTitleVisible(false)
                .setLegendVisible(false)
                .setXAxisTitleColor(ink)
                .setYAxisTitleColor(ink);
        styler.setAxisTitleFont(font)
                .setAxisTickLabelsFont(font)
                .setAxisTickLabelsColor(ink)
                .setAxisTicksLineVisible(false)
                .setAxisTickMarksColor(grid)
                .setPlotGridVerticalLinesVisible(false)
                .setPlotGridLinesColor(grid)
                .setPlotGridLinesStroke(new BasicStroke(1))
                .setXAxisMaxLabelCount(MOST_LABELS)
                .setPlotMargin(0);
    }
}
