package parachute.tools.report.document;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import java.io.InputStream;
import java.util.Optional;

/** The fonts of a document, from the class path: they are the same everywhere, and one of them has chess symbols. */
enum DocumentFont {
    TEXT("DejaVu Serif", "DejaVuSerifCondensed.ttf", 400, FontStyle.NORMAL),
    TEXT_BOLD("DejaVu Serif", "DejaVuSerifCondensed-Bold.ttf", 700, FontStyle.NORMAL),
    TEXT_ITALIC("DejaVu Serif", "DejaVuSerifCondensed-Italic.ttf", 400, FontStyle.ITALIC),
    HEADING("DejaVu Sans", "DejaVuSans.ttf", 400, FontStyle.NORMAL),
    HEADING_BOLD("DejaVu Sans", "DejaVuSans-Bold.ttf", 700, FontStyle.NORMAL),
    CODE("DejaVu Sans Mono", "DejaVuSansMono.ttf", 400, FontStyle.NORMAL);

    private static final String FOLDER = "/net/sf/jasperreports/fonts/dejavu/";

    private final String family;
    private final String file;
    private final int weight;
    private final FontStyle style;

    DocumentFont(String family, String file, int weight, FontStyle style) {
        this.family = family;
        this.file = file;
        this.weight = weight;
        this.style = style;
    }

    InputStream open() {
        return Optional.ofNullable(DocumentFont.class.getResourceAsStream(FOLDER + file))
                .orElseThrow(() -> new IllegalStateException("there is no font " + file + " on the class path"));
    }

    static void addTo(PdfRendererBuilder builder) {
        for (DocumentFont font : values()) {
            builder.useFont(font::open, font.family, font.weight, font.style, true);
        }
    }
}
