package parachute.games.tours;

import java.util.List;

/**
 * A path as an SVG image: the board, a line from square to square, a dot at either end, and step numbers where they
 * fit.
 */
public final class TourPicture {
    /** Part of every image, to identify the program that drew it. */
    public static final String MARK = "<!-- Generator: Parachute -->";

    /** Width of a square in units of the image. */
    private static final int SQUARE = 20;

    /** Width of a small board's square in pixels. */
    private static final int SHOWN_SQUARE = 48;

    /** Maximum width of the image in pixels; viewers can zoom. */
    private static final int MAX_SHOWN = 1200;

    /** Maximum number of columns with which squares are drawn: on larger boards they are too small to be seen. */
    private static final int MAX_CHEQUERED = 200;

    /** Maximum number of columns with which numbers can be read. */
    private static final int MAX_NUMBERED = 40;

    private TourPicture() {}

    /**
     * Draws a path.
     *
     * @param dim columns and rows of the board
     * @param path newest square first
     * @param closed whether to connect the last square with the first
     * @return an SVG document
     */
    public static String svg(int dim, List<TourSquare> path, boolean closed) {
        int size = dim * SQUARE;
        int shown = Math.min(dim * SHOWN_SQUARE, MAX_SHOWN);
        StringBuilder svg = new StringBuilder();
        svg.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n").append(MARK).append('\n');
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">\n"
                .formatted(shown, shown, size, size));
        svg.append("<title>Knight's tour on %d by %d squares</title>\n".formatted(dim, dim));
        appendBoard(svg, dim);
        svg.append(closed ? "<polygon" : "<polyline").append(" fill=\"none\" stroke=\"#1f4e79\" stroke-width=\"1.5\"");
        svg.append(" stroke-linejoin=\"round\" points=\"");
        for (int i = path.size() - 1; i >= 0; i--) {
            TourSquare pos = path.get(i);
            svg.append(x(pos)).append(',').append(y(dim, pos)).append(i > 0 ? " " : "");
        }
        svg.append("\"/>\n");
        appendDot(svg, dim, path.get(path.size() - 1), "#2e8b57");
        appendDot(svg, dim, path.get(0), "#b22222");
        if (dim <= MAX_NUMBERED) {
            appendNumbers(svg, dim, path);
        }
        return svg.append("</svg>\n").toString();
    }

    private static void appendBoard(StringBuilder svg, int dim) {
        int size = dim * SQUARE;
        svg.append("<rect width=\"%d\" height=\"%d\" fill=\"#f0e6d2\"/>\n".formatted(size, size));
        if (dim > MAX_CHEQUERED) {
            return;
        }
        svg.append("<path fill=\"#d9c3a0\" d=\"");
        for (int y = 0; y < dim; y++) {
            for (int x = y % 2; x < dim; x += 2) {
                svg.append("M%d %dh%dv%dh-%dz".formatted(x * SQUARE, (dim - 1 - y) * SQUARE, SQUARE, SQUARE, SQUARE));
            }
        }
        svg.append("\"/>\n");
    }

    private static void appendDot(StringBuilder svg, int dim, TourSquare pos, String colour) {
        svg.append("<circle cx=\"%d\" cy=\"%d\" r=\"4\" fill=\"%s\"/>\n".formatted(x(pos), y(dim, pos), colour));
    }

    private static void appendNumbers(StringBuilder svg, int dim, List<TourSquare> path) {
        svg.append("<g font-family=\"sans-serif\" font-size=\"5\" text-anchor=\"end\">\n");
        int number = path.size();
        for (TourSquare pos : path) {
            number--;
            int right = (pos.x() + 1) * SQUARE - 1;
            int bottom = (dim - pos.y()) * SQUARE - 1;
            svg.append("<text x=\"%d\" y=\"%d\">%d</text>\n".formatted(right, bottom, number));
        }
        svg.append("</g>\n");
    }

    private static int x(TourSquare pos) {
        return pos.x() * SQUARE + SQUARE / 2;
    }

    private static int y(int dim, TourSquare pos) {
        return (dim - 1 - pos.y()) * SQUARE + SQUARE / 2;
    }
}
