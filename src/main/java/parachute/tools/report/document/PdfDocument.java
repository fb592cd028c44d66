package parachute.tools.report.document;

import com.openhtmltopdf.extend.FSObjectDrawer;
import com.openhtmltopdf.extend.FSObjectDrawerFactory;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;
import java.awt.geom.AffineTransform;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.w3c.dom.Element;
import parachute.io.Resource;
import parachute.tools.page.Markup;

/** A text in Markdown, with tables and drawings, as a file in PDF. */
public final class PdfDocument {
    /** The content type of the element of a drawing. */
    private static final String DRAWING_TYPE = "application/x-drawing";

    /** The producer stated in the files. */
    private static final String PRODUCER = "Parachute";

    private PdfDocument() {}

    /**
     * Returns whether a file was made by {@link #render}.
     *
     * @throws IOException if it cannot be read
     */
    public static boolean isOwn(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        try (PDDocument document = Loader.loadPDF(bytes)) {
            return PRODUCER.equals(document.getDocumentInformation().getProducer());
        } catch (IOException e) {
            return false; // not a PDF
        }
    }

    /**
     * Returns the element that shows a drawing, as a part of Markdown.
     *
     * @param name of the drawing
     * @param drawing the drawing
     * @param centimetres its width on the page, which determines the height
     */
    public static String element(String name, Drawing drawing, double centimetres) {
        return "<object type=\"%s\" data=\"%s\" style=\"width: %.2fcm; height: %.2fcm\"></object>"
                .formatted(
                        DRAWING_TYPE,
                        Markup.escape(name),
                        centimetres,
                        centimetres * drawing.height() / drawing.width());
    }

    /**
     * Returns the bytes of the file.
     *
     * @param title of the document, for PDF viewers
     * @param markdown the text; HTML in it must be well-formed XML
     * @param drawings by their names in elements of {@link #element}
     */
    public static byte[] render(String title, String markdown, Map<String, Drawing> drawings) {
        XRLog.setLoggingEnabled(false);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PdfRendererBuilder builder = new PdfRendererBuilder()
                .withHtmlContent(html(title, markdown), "")
                .useObjectDrawerFactory(new Drawings(drawings))
                .withProducer(PRODUCER)
                .toStream(bytes);
        DocumentFont.addTo(builder);
        try {
            builder.run();
        } catch (IOException e) {
            throw new IllegalStateException("the document cannot be laid out: " + e.getMessage(), e);
        }
        return bytes.toByteArray();
    }

    private static String html(String title, String markdown) {
        List<Extension> extensions = List.of(TablesExtension.create());
        String body = HtmlRenderer.builder()
                .extensions(extensions)
                .build()
                .render(Parser.builder().extensions(extensions).build().parse(markdown));
        return """
                <html>
                <head>
                <title>%s</title>
                <style>%s</style>
                </head>
                <body>
                %s</body>
                </html>
                """.formatted(Markup.escape(title), Resource.text(PdfDocument.class, "document.css"), body);
    }

    /** Draws the drawing of an element in the size of the element on the page. */
    private record Drawings(Map<String, Drawing> byName) implements FSObjectDrawerFactory {
        @Override
        public boolean isReplacedObject(Element element) {
            return element.getAttribute("type").equals(DRAWING_TYPE);
        }

        @Override
        public FSObjectDrawer createDrawer(Element element) {
            String name = element.getAttribute("data");
            Drawing drawing = Optional.ofNullable(byName.get(name))
                    .orElseThrow(() -> new IllegalArgumentException("there is no drawing \"" + name + '"'));
            return (shown, x, y, width, height, output, context, dotsPerPixel) -> {
                float pixels = dotsPerPixel;
                output.drawWithGraphics(
                        (float) x, (float) y, (float) width / pixels, (float) height / pixels, graphics -> {
                            graphics.transform(AffineTransform.getScaleInstance(
                                    width / pixels / drawing.width(), height / pixels / drawing.height()));
                            drawing.painter().accept(graphics);
                        });
                return Map.of();
            };
        }
    }
}
