package parachute.tools.report.document;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.util.List;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** The style of charts on paper: few lines, and series that can be distinguished without colours. */
public final class ChartStyle {
    private static final int WIDTH = 520, HEIGHT = 330;

    private static final float FONT_SIZE = 13;

    private static final Color GRID = new Color(0xd8d8d4);

    private static final List<Color> COLOURS =
            List.of(new Color(0x0b62a8), new Color(0xc25700), new Color(0x2e7d4f), new Color(0x6a3fa0));

    private static final List<Marker> MARKERS =
            List.of(SeriesMarkers.CIRCLE, SeriesMarkers.SQUARE, SeriesMarkers.TRIANGLE_UP, SeriesMarkers.DIAMOND);

    private final Font font;

    /** Creates a style with a font. */
    public ChartStyle(DrawingFont font) {
        this.font = font.size(FONT_SIZE);
    }

    /**
     * Creates a chart without series.
     *
     * @param logarithmic whether its y axis is logarithmic
     */
    public XYChart chart(String xTitle, String yTitle, boolean logarithmic) {
        XYChart chart = new XYChartBuilder()
                .width(WIDTH)
                .height(HEIGHT)
                .xAxisTitle(xTitle)
                .yAxisTitle(yTitle)
                .build();
        XYStyler styler = chart.getStyler();
        styler.setChartBackgroundColor(Color.WHITE)
                .setPlotBackgroundColor(Color.WHITE)
                .setChartTitleVisible(false)
                .setPlotBorderVisible(false)
                .setLegendPosition(LegendPosition.OutsideS)
                .setLegendLayout(LegendLayout.Horizontal)
                .setLegendBorderColor(Color.WHITE)
                .setLegendFont(font);
        styler.setAxisTitleFont(font)
                .setAxisTickLabelsFont(font)
                .setPlotGridLinesColor(GRID)
                .setPlotGridLinesStroke(new BasicStroke(1))
                .setPlotGridVerticalLinesVisible(false)
                .setAxisTickMarksColor(GRID)
                .setXAxisDecimalPattern("0")
                .setYAxisDecimalPattern("0.###");
        styler.setYAxisLogarithmic(logarithmic).setYAxisLogarithmicDecadeOnly(true);
        styler.setErrorBarsColor(Color.DARK_GRAY);
        return chart;
    }

    /** Adds a series with error bars; errors of 0 have none. */
    public static void add(XYChart chart, String name, double[] x, double[] y, double[] errors) {
        style(chart, chart.addSeries(name, x, y, errors));
    }

    /** Adds a series. */
    public static void add(XYChart chart, String name, double[] x, double[] y) {
        style(chart, chart.addSeries(name, x, y));
    }

    private static void style(XYChart chart, XYSeries series) {
        int index = (chart.getSeriesCollection().size() - 1) % COLOURS.size();
        series.setLineColor(COLOURS.get(index)).setLineStyle(new BasicStroke(2));
        series.setMarker(MARKERS.get(index));
        series.setMarkerColor(COLOURS.get(index));
    }
}
