package parachute.tools.analysis.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parachute.tools.analysis.MoveMark;
import parachute.tools.page.Markup;

/** The winning chance of White move by move, as an image: White's share is light, mistakes are marked. */
final class GraphSvg {
    private static final int WIDTH = 600, HEIGHT = 150;

    private GraphSvg() {}

    /**
     * A position of a game.
     *
     * @param chance the points that White may expect, 0 to 1
     * @param mark the mark of the move that led to it, if it has one
     * @param text that move, such as "12. N@f3"
     */
    record Point(double chance, Optional<MoveMark> mark, String text) {}

    /** Returns the image of a game with positions from the first one on. */
    static String format(String title, List<Point> points) {
        SvgImage image = new SvgImage(WIDTH, HEIGHT, title);
        image.add("<rect width=\"%d\" height=\"%d\" fill=\"#4a4a4a\"/>", WIDTH, HEIGHT);
        String corners = IntStream.range(0, points.size())
                .mapToObj(ply -> String.format(Locale.ROOT, "%.1f,%.1f", x(ply, points), y(points.get(ply))))
                .collect(Collectors.joining(" "));
        image.add("<polygon fill=\"#f4f4f0\" points=\"0,%d %s %d,%d\"/>", HEIGHT, corners, WIDTH, HEIGHT);
        image.add("<path stroke=\"#8a8a8a\" stroke-dasharray=\"4 4\" d=\"M0 %d H%d\"/>", HEIGHT / 2, WIDTH);
        for (int ply = 0; ply < points.size(); ply++) {
            Point point = points.get(ply);
            if (point.mark().isPresent()) {
                MoveMark mark = point.mark().get();
                image.add(
                        "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"%s\"><title>%s</title></circle>",
                        x(ply, points), y(point), colour(mark), Markup.escape(point.text() + mark.symbol()));
            }
        }
        return image.finish();
    }

    private static double x(int ply, List<Point> points) {
        return (double) WIDTH * ply / Math.max(1, points.size() - 1);
    }

    private static double y(Point point) {
        return HEIGHT * (1 - point.chance());
    }

    private static String colour(MoveMark mark) {
        return switch (mark) {
            case BLUNDER -> "#e03131";
            case MISTAKE -> "#f08c00";
            case INACCURACY -> "#e0c000";
        };
    }
}
