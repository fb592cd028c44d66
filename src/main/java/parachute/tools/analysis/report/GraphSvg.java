package parachute.tools.analysis.report;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parachute.tools.analysis.MoveMark;
import parachute.tools.page.Markup;

/** The winning chance of White move by move, as an image: White's share is light, mistakes are marked. */
final class GraphSvg {
    private static final int WIDTH = 600, HEIGHT = 150;

    private GraphSvg() {}

    /** The image of a game. */
    static String format(ReportGame game) {
        List<ReportMove> moves = game.moves();
        SvgImage image = new SvgImage(WIDTH, HEIGHT, "White's winning chance, " + game.white() + " - " + game.black());
        image.add("<rect width=\"%d\" height=\"%d\" fill=\"#4a4a4a\"/>", WIDTH, HEIGHT);
        String points = IntStream.range(0, moves.size())
                .mapToObj(ply -> String.format(Locale.ROOT, "%.1f,%.1f", x(ply, moves), y(moves.get(ply))))
                .collect(Collectors.joining(" "));
        image.add("<polygon fill=\"#f4f4f0\" points=\"0,%d %s %d,%d\"/>", HEIGHT, points, WIDTH, HEIGHT);
        image.add("<path stroke=\"#8a8a8a\" stroke-dasharray=\"4 4\" d=\"M0 %d H%d\"/>", HEIGHT / 2, WIDTH);
        for (int ply = 0; ply < moves.size(); ply++) {
            ReportMove move = moves.get(ply);
            if (move.mark().isPresent()) {
                MoveMark mark = move.mark().get();
                image.add(
                        "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"%s\"><title>%s</title></circle>",
                        x(ply, moves), y(move), colour(mark), Markup.escape(move.text() + mark.symbol()));
            }
        }
        return image.finish();
    }

    private static double x(int ply, List<ReportMove> moves) {
        return (double) WIDTH * ply / Math.max(1, moves.size() - 1);
    }

    private static double y(ReportMove move) {
        return HEIGHT * (1 - move.chance());
    }

    private static String colour(MoveMark mark) {
        return switch (mark) {
            case BLUNDER -> "#e03131";
            case MISTAKE -> "#f08c00";
            case INACCURACY -> "#e0c000";
        };
    }
}
