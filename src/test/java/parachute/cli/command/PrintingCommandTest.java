package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.RecordingFrontEnds;

class PrintingCommandTest {
    /** A reader who takes one line and leaves. */
    private static final class OneLine extends OutputStream {
        private final ByteArrayOutputStream taken = new ByteArrayOutputStream();
        private int writesAfterwards;

        @Override
        public void write(int character) throws IOException {
            write(new byte[] {(byte) character}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            if (text().endsWith("\n")) {
                writesAfterwards++;
                throw new IOException("Broken pipe");
            }
            taken.write(bytes, from, length);
        }

        private String text() {
            return taken.toString(StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "suite mates moves moves moves moves --nodes 1",
                "levels crazyhouse --games 2 --nodes 1",
                "openings crazyhouse --count 1000000 --nodes 1",
            })
    void aCommandEndsWithoutAnErrorOnceNobodyReadsItsOutput(String command) {
        OneLine out = new OneLine();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = ParachuteCommand.run(
                List.of(command.split(" ")), new RecordingFrontEnds(), settings -> FrontEnds.FAILURE, out, err);
        assertEquals(FrontEnds.OK, status);
        assertEquals("", err.toString(StandardCharsets.UTF_8));
        assertEquals(1, out.text().lines().count(), out::text);
        assertTrue(out.writesAfterwards >= 1 && out.writesAfterwards <= 2, out.writesAfterwards + " writes");
    }
}
