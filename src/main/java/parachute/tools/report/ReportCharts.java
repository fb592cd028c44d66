package parachute.tools.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.knowm.xchart.XYChart;
import parachute.engine.strength.Level;
import parachute.engine.strength.Strength;
import parachute.rules.board.Variant;
import parachute.tools.report.document.ChartStyle;
import parachute.tools.report.document.Drawing;
import parachute.tools.report.document.DrawingFont;
import parachute.tools.report.measure.DepthBenchmark.DepthCost;
import parachute.tools.report.measure.Measurements;
import parachute.tools.report.measure.MethodComparison.MethodCost;
import parachute.tools.report.measure.Rating;

/** The charts of the report, by their names in its text. */
final class ReportCharts {
    private final Measurements measured;
    private final ChartStyle style;

    ReportCharts(Measurements measured, DrawingFont font) {
        this.measured = measured;
        this.style = new ChartStyle(font);
    }

    Map<String, Drawing> all() {
        Map<String, Drawing> charts = new LinkedHashMap<>();
        charts.put("nodes-chart", Drawing.of(byDepth("median of the nodes", DepthCost::nodes)));
        charts.put("times-chart", Drawing.of(byDepth("median of the times in ms", DepthCost::milliseconds)));
        for (Variant variant : Variant.values()) {
            charts.put("methods-chart-" + variant.uciName(), Drawing.of(methods(variant)));
            charts.put("ladder-chart-" + variant.uciName(), Drawing.of(ladder(variant)));
        }
        return charts;
    }

    /** Returns a chart with a curve for each variant. */
    private XYChart byDepth(String title, ToDoubleFunction<DepthCost> value) {
        XYChart chart = style.chart("depth in plies", title, true);
        for (Variant variant : Variant.values()) {
            List<DepthCost> rows = measured.of(variant).depths();
            ChartStyle.add(chart, variant.uciName(), values(rows, DepthCost::depth), values(rows, value));
        }
        return chart;
    }

    private XYChart methods(Variant variant) {
        XYChart chart = style.chart("depth in plies, " + variant.uciName(), "median of the nodes", true);
        List<MethodCost> rows = measured.of(variant).methods();
        Map<String, ToDoubleFunction<MethodCost>> curves = new LinkedHashMap<>();
        curves.put("minimax", MethodCost::minimax);
        curves.put("alpha-beta", MethodCost::alphaBeta);
        curves.put("Parachute", MethodCost::engine);
        curves.forEach(
                (name, value) -> ChartStyle.add(chart, name, values(rows, MethodCost::depth), values(rows, value)));
        return chart;
    }

    /**
     * Returns measured ratings, anchored at the nominal rating of the first level, together with the nominal ratings.
     */
    private XYChart ladder(Variant variant) {
        XYChart chart = style.chart("level, " + variant.uciName(), "Elo", false);
        List<Rating> ratings = measured.of(variant).ratings();
        int base = Level.NEWCOMER.strength().map(Strength::elo).orElse(0);
        ChartStyle.add(
                chart,
                "measured",
                IntStream.rangeClosed(1, ratings.size()).asDoubleStream().toArray(),
                values(ratings, rating -> base + rating.elo()),
                values(ratings, Rating::error));
        List<Level> limited = List.of(Level.values()).stream()
                .filter(level -> level.strength().isPresent())
                .toList();
        ChartStyle.add(
                chart,
                "by name",
                values(limited, Level::number),
                values(limited, level -> level.strength().map(Strength::elo).orElse(0)));
        return chart;
    }

    private static <T> double[] values(List<T> rows, ToDoubleFunction<T> value) {
        return rows.stream().mapToDouble(value).toArray();
    }
}
