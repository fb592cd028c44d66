package parachute.tools.analysis.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parachute.io.AtomicFile;
import parachute.rules.board.Position;
import parachute.rules.notation.San;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.Node;
import parachute.tools.analysis.EvalComment;
import parachute.tools.analysis.MoveMark;
import parachute.tools.page.Markup;

/** Analysed games as images in a folder: a graph of each game and a diagram of each mistake. */
public final class SvgReport {
    /** Marks every image as written by this program. */
    public static final String MARK = "<!-- Generator: Parachute -->";

    private static final Pattern NAME = Pattern.compile("game-\\d{3,}(-\\d{3,})?\\.svg");

    /** The size of a graph. */
    private static final int WIDTH = 600, HEIGHT = 150;

    private final Path folder;
    private int games;

    /** Returns whether a file of this name may be written. */
    public static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    /**
     * Creates a report in a folder, which is made if it does not exist.
     *
     * @throws IOException if that is not possible
     */
    public SvgReport(Path folder) throws IOException {
        this.folder = Files.createDirectories(folder);
    }

    /**
     * Writes the images of the next game: {@code game-003.svg} and {@code game-003-024.svg}, the numbers being those of
     * the game and of the ply, from 1.
     *
     * @throws IOException if that is not possible
     */
    public void add(GameTree game) throws IOException {
        String name = String.format(Locale.ROOT, "game-%03d", ++games);
        List<Node> moves = game.moves();
        Position here = game.start().copy();
        double chance = moves.stream()
                .findFirst()
                .flatMap(first -> ReportEvaluation.parse(first.comment(), game.variant()))
                .map(ReportEvaluation::chance)
                .orElse(0.5); // the first position has no evaluation
        List<Point> points = new ArrayList<>(List.of(new Point(chance, Optional.empty(), "")));
        for (int ply = 0; ply < moves.size(); ply++) {
            Node written = moves.get(ply);
            int move = written.move();
            Optional<MoveMark> mark = MoveMark.ofGlyphs(written.glyphs());
            String text = San.number(here) + San.format(here, move);
            if (mark.isPresent()) {
                AtomicFile.write(
                        folder.resolve(String.format(Locale.ROOT, "%s-%03d.svg", name, ply + 1)),
                        DiagramSvg.format(here, move, mark.get(), better(written)));
            }
            here.play(move);
            chance = ReportEvaluation.of(here, written.comment())
                    .map(ReportEvaluation::chance)
                    .orElse(chance);
            points.add(new Point(chance, mark, text));
        }
        AtomicFile.write(folder.resolve(name + ".svg"), graph(title(game), points));
    }

    private static String title(GameTree game) {
        return Stream.of("White", "Black")
                .map(side -> Markup.visible(game.tag(side).orElse("")))
                .collect(Collectors.joining(" - ", "White's winning chance, ", ""));
    }

    /** Returns the first move of a marked move's better line: its last variation, if that begins with an evaluation. */
    private static OptionalInt better(Node marked) {
        Node last = marked.parent().orElseThrow().children().getLast();
        boolean isBetter = last != marked && EvalComment.parse(last.comment()).isPresent();
        return isBetter ? OptionalInt.of(last.move()) : OptionalInt.empty();
    }

    /**
     * A position of a game.
     *
     * @param chance the points that White may expect, 0 to 1
     * @param mark the mark of the move that led to it, if it has one
     * @param text that move, such as "12. N@f3"
     */
    private record Point(double chance, Optional<MoveMark> mark, String text) {}

    /**
     * Returns the winning chance of White move by move, as an image: White's share is light, mistakes are marked.
     */
    private static String graph(String title, List<Point> points) {
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
