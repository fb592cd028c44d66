package parachute.io;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The encoding windows-1252 as browsers have it: the five bytes that Windows leaves open are the control characters of
 * ISO 8859-1. So every byte has a character, and a text that was read is written as the same bytes.
 */
final class WesternCharset extends Charset {
    static final Charset INSTANCE = new WesternCharset();

    /** The characters of the bytes. */
    private static final String CHARACTERS =
            range(0, 0x80) + "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ" + range(0xA0, 0x100);

    private WesternCharset() {
        super("x-windows-1252-web", new String[0]);
    }

    private static String range(int first, int end) {
        return IntStream.range(first, end).mapToObj(Character::toString).collect(Collectors.joining());
    }

    @Override
    public boolean contains(Charset other) {
        return other.equals(this) || other.equals(StandardCharsets.US_ASCII);
    }

    @Override
    public CharsetDecoder newDecoder() {
        return new CharsetDecoder(this, 1, 1) {
            @Override
            protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
                while (in.hasRemaining() && out.hasRemaining()) {
                    out.put(CHARACTERS.charAt(Byte.toUnsignedInt(in.get())));
                }
                return in.hasRemaining() ? CoderResult.OVERFLOW : CoderResult.UNDERFLOW;
            }
        };
    }

    @Override
    public CharsetEncoder newEncoder() {
        return new CharsetEncoder(this, 1, 1) {
            @Override
            protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
                while (in.hasRemaining() && out.hasRemaining()) {
                    char c = in.charAt(0);
                    int code = CHARACTERS.indexOf(c);
                    if (code < 0) {
                        boolean isPair = in.length() > 1 && Character.isSurrogatePair(c, in.charAt(1));
                        return CoderResult.unmappableForLength(isPair ? 2 : 1);
                    }
                    in.get();
                    out.put((byte) code);
                }
                return in.hasRemaining() ? CoderResult.OVERFLOW : CoderResult.UNDERFLOW;
            }
        };
    }
}
