package parachute.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Splits a stream of bytes into lines of text: lines end in LF or CR LF, NUL bytes and a byte-order mark before the
 * first line are dropped, bad UTF-8 becomes replacement characters, and lines are cut at the bound, so that memory
 * stays bounded. Not thread-safe.
 */
public final class LineReader {
    /** Bytes kept of one line: room for a game of ten thousand moves. */
    public static final int DEFAULT_BOUND = 1 << 16;

    private static final int LF = '\n';
    private static final int CR = '\r';
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final InputStream in;
    private final int bound;
    private byte[] line = new byte[256];
    private final byte[] chunk = new byte[8192];
    private int position;
    private int limit;
    private boolean started;

    /** Whether the stream has ended, permanently: a terminal would continue after the user has ended the input. */
    private boolean ended;

    private Optional<IOException> failure = Optional.empty();

    /** Creates a reader of lines of up to {@link #DEFAULT_BOUND} bytes. */
    public LineReader(InputStream in) {
        this(in, DEFAULT_BOUND);
    }

    /** Creates a reader of lines of up to {@code bound} bytes, at least 1; the rest of a line is dropped. */
    public LineReader(InputStream in, int bound) {
        this.in = in;
        this.bound = bound;
    }

    /**
     * Returns the next line without its end, waiting for it; empty at the end of the stream. The last line need not be
     * terminated. A failure of the stream counts as its end.
     */
    public Optional<String> readLine() {
        int length = 0;
        boolean any = false;
        while (position < limit || fill()) {
            any = true;
            byte b = chunk[position++];
            if (b == LF) {
                return Optional.of(text(length));
            }
            if (b != 0 && length < bound) {
                if (length == line.length) {
                    line = Arrays.copyOf(line, 2 * length);
                }
                line[length++] = b;
            }
        }
        return any ? Optional.of(text(length)) : Optional.empty();
    }

    private String text(int length) {
        int end = length > 0 && line[length - 1] == CR ? length - 1 : length;
        String text = new String(line, 0, end, StandardCharsets.UTF_8);
        boolean first = !started;
        started = true;
        return first && text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text;
    }

    /** Returns why the first line could not be read; empty if one was read, or if the stream was empty. */
    public Optional<IOException> failureAtStart() {
        return started ? Optional.empty() : failure;
    }

    private boolean fill() {
        position = 0;
        limit = 0;
        if (!ended) {
            try {
                limit = Math.max(0, in.read(chunk));
            } catch (IOException e) {
                failure = Optional.of(e);
            }
            ended = limit == 0;
        }
        return !ended;
    }
}
