package parachute.cli.start;

import java.io.IOException;
import java.io.InputStream;

/** Reads the first line of the input without consuming it. */
final class FirstLine {
    /** Bytes, enough for the name of a protocol and some spaces; a longer line cannot be one. */
    private static final int LOOK_AHEAD = 64;

    /** The UTF-8 bytes of a byte-order mark, one character each. */
    private static final String BYTE_ORDER_MARK = "\u00EF\u00BB\u00BF";

    private FirstLine() {}

    /**
     * Returns the first line that is not blank, stripped of white space and of a byte-order mark; of a long line the
     * start. Blocks until it has been read. Empty at the end of the input.
     *
     * @param in a stream that supports {@link InputStream#mark}
     * @throws IOException if the stream cannot be read
     */
    static String peek(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        in.mark(LOOK_AHEAD);
        for (int i = 0; i < LOOK_AHEAD; i++) {
            int b = in.read();
            if (b < 0 || (b == '\n' && !line.toString().isBlank())) {
                break;
            }
            line.append((char) b);
        }
        in.reset();
        String text = line.toString();
        return (text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text).strip();
    }
}
