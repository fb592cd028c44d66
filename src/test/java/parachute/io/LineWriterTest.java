package parachute.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LineWriterTest {
    @Test
    void everyLineIsFlushedAtOnce() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        LineWriter writer = new LineWriter(new BufferedOutputStream(bytes));
        writer.writeLine("readyok");
        assertEquals("readyok\n", bytes.toString(StandardCharsets.UTF_8));
    }

    @Test
    void linesOfManyThreadsDoNotMix() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        LineWriter writer = new LineWriter(bytes);
        IntStream.range(0, 1000).parallel().forEach(i -> writer.writeLine("abc"));
        assertEquals("abc\n".repeat(1000), bytes.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aBrokenPipeIsReportedOnceAndRemembered() {
        AtomicInteger reports = new AtomicInteger();
        LineWriter writer = new LineWriter(
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("broken pipe");
                    }
                },
                reports::incrementAndGet);
        assertFalse(writer.isBroken());
        writer.writeLine("info depth 1");
        writer.writeLine("bestmove e2e4");
        assertTrue(writer.isBroken());
        assertEquals(1, reports.get());
    }
}
