package parachute.tools.analysis.report;

import java.util.Locale;
import parachute.tools.page.Markup;

/** An SVG image that is being drawn. */
final class SvgImage {
    private final StringBuilder text = new StringBuilder();

    /** Creates an empty image, as large as its units say, with a title for those who cannot see it. */
    SvgImage(int width, int height, String title) {
        text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
                .append(SvgReport.MARK)
                .append('\n');
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">",
                width, height, width, height);
        add("<title>%s</title>", Markup.escape(title));
    }

    /** Adds an element; numbers are written with a point. */
    @SuppressWarnings("AnnotateFormatMethod") // The annotation would need a library.
    void add(String format, Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }

    /** Adds text as it is. */
    void addText(String markup) {
        text.append(markup);
    }

    /** Returns the whole image. */
    String finish() {
        return text + "</svg>\n";
    }
}
