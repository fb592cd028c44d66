package parachute.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LineReaderTest {
    @Test
    void linesEndInLfOrCrLf() {
        assertEquals(List.of("uci", "isready", "", "quit"), lines("uci\nisready\r\n\nquit\n"));
    }

    @Test
    void theLastLineNeedsNoEnd() {
        assertEquals(List.of("quit"), lines("quit"));
    }

    @Test
    void theEndIsTheEndThoughATerminalWouldGoOn() {
        Iterator<InputStream> typed =
                List.of(stream("one\ntw"), stream(""), stream("three\n")).iterator();
        LineReader reader = new LineReader(new InputStream() {
            private InputStream part = typed.next();

            @Override
            public int read() {
                throw new UnsupportedOperationException();
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                int count = part.read(bytes, offset, length);
                part = typed.next();
                return count;
            }
        });
        assertEquals(Optional.of("one"), reader.readLine());
        assertEquals(Optional.of("tw"), reader.readLine());
        assertEquals(Optional.empty(), reader.readLine());
    }

    @Test
    void anEmptyInputHasNoLines() {
        assertEquals(List.of(), lines(""));
    }

    @Test
    void nulBytesAreDropped() {
        assertEquals(List.of("quit"), lines("q\0ui\0t\n"));
    }

    @Test
    void aByteOrderMarkBeforeTheFirstLineIsDropped() {
        assertEquals(List.of("uci", "\uFEFFuci"), lines("\uFEFFuci\n\uFEFFuci\n"));
        assertEquals(List.of("xboard"), lines("\uFEFFxboard"));
        assertEquals(List.of(""), lines("\uFEFF\n"));
    }

    @Test
    void badUtf8BecomesReplacementCharacters() {
        LineReader reader = new LineReader(new ByteArrayInputStream(new byte[] {'a', (byte) 0xff, 'b', '\n'}));
        assertEquals(Optional.of("a\ufffdb"), reader.readLine());
    }

    @Test
    void aLineBeyondTheBoundIsCutAndTheNextOneIsWhole() {
        LineReader reader = new LineReader(stream("x".repeat(10_000_000) + "\nquit\n"), 100);
        assertEquals(Optional.of("x".repeat(100)), reader.readLine());
        assertEquals(Optional.of("quit"), reader.readLine());
        assertEquals(Optional.empty(), reader.readLine());
    }

    @Test
    void aStreamThatFailsHasEnded() {
        InputStream failing = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("gone");
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                throw new IOException("gone");
            }
        };
        assertTrue(new LineReader(failing).readLine().isEmpty());
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> lines(String text) {
        LineReader reader = new LineReader(stream(text));
        List<String> lines = new ArrayList<>();
        for (Optional<String> line = reader.readLine(); line.isPresent(); line = reader.readLine()) {
            lines.add(line.get());
        }
        return lines;
    }
}
