package parachute.tools.match.report;

import java.awt.Color;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.markers.SeriesMarkers;
import parachute.tools.match.statistics.MatchScore;

/** The charts of a match's page, drawn by XChart. */
final class MatchCharts {
    /** Bars of a histogram at most, and the numbers of moves that one of them may stand for. */
    private static final int MOST_BARS = 12;

    private static final int[] BAR_MOVES = {5, 10, 20, 50, 100, 200, 500, 1000};

    /** The share of an engine's games that must have a move of a number, so that its mean time is shown. */
    private static final int RARE = 20;

    private final ChartTheme theme;

    MatchCharts(ChartTheme theme) {
        this.theme = theme;
    }

    /** Elo after each number of games, at least one, with its error as a band. */
    XYChart elo(int engine, List<MatchScore> course) {
        XYChart chart = curves("games", "Elo");
        addBand(chart, engine, course);
        double[] games = values(course, MatchScore::games);
        XYSeries zero = addLine(chart, "zero", new double[] {0, games[games.length - 1]}, new double[2]);
        zero.setLineColor(theme.ink()).setLineWidth(1);
        addLine(chart, "elo", games, values(course, MatchScore::elo)).setLineColor(theme.engine(engine));
        chart.getStyler().setXAxisMin(0.0).setYAxisDecimalPattern("0").setXAxisDecimalPattern("0");
        return chart;
    }

    /** A polygon along the upper bounds and back along the lower ones. */
    private void addBand(XYChart chart, int engine, List<MatchScore> course) {
        List<MatchScore> back = course.reversed();
        double[] x = joined(values(course, MatchScore::games), values(back, MatchScore::games));
        double[] y = joined(values(course, MatchScore::eloHigh), values(back, MatchScore::eloLow));
        XYSeries band = chart.addSeries("band", x, y);
        band.setXYSeriesRenderStyle(XYSeries.XYSeriesRenderStyle.PolygonArea);
        band.setMarker(SeriesMarkers.NONE);
        band.setFillColor(theme.band(engine));
        band.setLineColor(theme.band(engine));
    }

    private static double[] joined(double[] first, double[] second) {
        return DoubleStream.concat(DoubleStream.of(first), DoubleStream.of(second))
                .toArray();
    }

    private static double[] values(List<MatchScore> course, ToDoubleFunction<MatchScore> which) {
        return course.stream().mapToDouble(which).toArray();
    }

    /** How many games of an engine, at least one, were of which length, by their results. */
    CategoryChart lengths(String engine, List<GameSummary> games) {
        int longest = games.stream().mapToInt(GameSummary::moves).max().orElse(0);
        int width = IntStream.of(BAR_MOVES)
                .filter(moves -> longest / moves < MOST_BARS)
                .findFirst()
                .orElse(longest);
        List<String> bars = IntStream.rangeClosed(0, longest / width)
                .mapToObj(bar -> Integer.toString(bar * width))
                .toList();
        CategoryChart chart =
                bars("moves (bars of " + width + ")", engine, games, bars, game -> bars.get(game.moves() / width));
        chart.getStyler().setAvailableSpaceFill(0.96);
        chart.getStyler().setXAxisMaxLabelCount(MOST_BARS); // Fewer labels would not be evenly spaced.
        return chart;
    }

    /** How many games of an engine, at least one, ended in which way, by their results. */
    CategoryChart endings(String engine, List<GameSummary> games) {
        List<String> ways = Stream.of(Ending.values())
                .filter(ending -> games.stream().anyMatch(game -> game.ending() == ending))
                .map(Ending::label)
                .toList();
        CategoryChart chart =
                bars("", engine, games, ways, game -> game.ending().label());
        chart.getStyler()
                .setAvailableSpaceFill(ways.size() > 2 ? 0.6 : 0.2 * ways.size())
                .setShowStackSum(true);
        chart.getStyler().setXAxisMaxLabelCount(Ending.values().length);
        if (ways.size() > 4) {
            chart.getStyler().setXAxisLabelRotation(30);
        }
        return chart;
    }

    /** Counts of games as bars, each with those won, drawn and lost on each other. */
    private CategoryChart bars(
            String title,
            String engine,
            List<GameSummary> games,
            List<String> bars,
            Function<GameSummary, String> bar) {
        CategoryChart chart = new CategoryChartBuilder()
                .width(ChartFigure.WIDTH)
                .height(ChartFigure.HEIGHT)
                .xAxisTitle(title)
                .yAxisTitle("games")
                .build();
        theme.apply(chart.getStyler());
        chart.getStyler()
                .setStacked(true)
                .setSeriesColors(
                        Stream.of(ResultKind.values()).map(theme::result).toArray(Color[]::new));
        chart.getStyler().setYAxisDecimalPattern("0");
        for (ResultKind kind : ResultKind.values()) {
            int[] counts = new int[bars.size()];
            for (GameSummary game : games) {
                if (ResultKind.of(game.result(), engine) == kind) {
                    counts[bars.indexOf(bar.apply(game))]++;
                }
            }
            chart.addSeries(kind.label(), bars, IntStream.of(counts).boxed().toList());
        }
        return chart;
    }

    /** Mean seconds of a move by its number in the game; at least one engine has times. */
    XYChart times(List<String> engines, Map<String, MoveTimes> times) {
        XYChart chart = curves("move", "seconds");
        for (int i = 0; i < engines.size(); i++) {
            MoveTimes own = times.get(engines.get(i));
            if (own != null) {
                addTimes(chart, own, i);
            }
        }
        chart.getStyler().setXAxisMin(0.0).setYAxisMin(0.0);
        chart.getStyler().setXAxisDecimalPattern("0").setYAxisDecimalPattern("0.###");
        return chart;
    }

    private void addTimes(XYChart chart, MoveTimes times, int index) {
        SortedMap<Integer, Double> means = times.means(RARE);
        addLine(chart, Integer.toString(index), values(means.keySet()), values(means.values()))
                .setLineColor(theme.engine(index));
    }

    private static double[] values(Collection<? extends Number> numbers) {
        return numbers.stream().mapToDouble(Number::doubleValue).toArray();
    }

    private XYChart curves(String x, String y) {
        XYChart chart = new XYChartBuilder()
                .width(ChartFigure.WIDTH)
                .height(ChartFigure.HEIGHT)
                .xAxisTitle(x)
                .yAxisTitle(y)
                .build();
        theme.apply(chart.getStyler());
        return chart;
    }

    private static XYSeries addLine(XYChart chart, String name, double[] x, double[] y) {
        XYSeries series = chart.addSeries(name, x, y);
        series.setMarker(SeriesMarkers.NONE);
        series.setLineStyle(ChartTheme.line());
        return series;
    }
}
