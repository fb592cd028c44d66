package parachute.tools.page;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Pictures as PNG. */
public final class PngPicture {
    /** The first bytes of every file. */
    public static final String START = "\u0089PNG";

    /** Marks every one as made by this program: a chunk of text with the keyword and the content. */
    public static final String MARK = "tEXtSoftware\0Parachute";

    private static final String FORMAT = "javax_imageio_png_1.0";

    private PngPicture() {}

    /** Returns the bytes of a file with a picture. */
    public static byte[] bytes(BufferedImage picture) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        // In memory: by default the image passes through a temporary file.
        try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            IIOMetadata metadata =
                    writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(picture), null);
            metadata.mergeTree(FORMAT, mark());
            writer.setOutput(out);
            writer.write(new IIOImage(picture, null, metadata));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // never: it goes to memory
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    private static IIOMetadataNode mark() {
        IIOMetadataNode entry = new IIOMetadataNode("tEXtEntry");
        entry.setAttribute("keyword", "Software");
        entry.setAttribute("value", "Parachute");
        IIOMetadataNode texts = new IIOMetadataNode("tEXt");
        texts.appendChild(entry);
        IIOMetadataNode root = new IIOMetadataNode(FORMAT);
        root.appendChild(texts);
        return root;
    }
}
