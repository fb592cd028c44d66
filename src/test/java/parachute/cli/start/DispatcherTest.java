package parachute.cli.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.cli.command.ParachuteCommand;
import parachute.engine.eval.network.NetworkFile;
import parachute.engine.eval.network.SmallNetwork;
import parachute.engine.strength.Level;
import parachute.rules.board.Variant;

class DispatcherTest {
    @TempDir
    private Path folder;

    private static final String BOARD = "8 ♜♞♝♛♚♝♞♜ [♛♚]\n7 ♟♟♟♟♟♟♟♟\n";

    private final RecordingFrontEnds frontEnds = new RecordingFrontEnds();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "xboard                       | xboard",
                "uci                          | uci",
                "TEST                         | TEST",
                "-f -q -t halt(1) -O m.pl TEST | TEST",
                "TEST xboard                  | TEST",
                "--movetime 100 TEST          | TEST",
                "--hash 16 xboard             | xboard",
                "uci --threads 2              | uci",
                "--movetime 100               | one-shot",
                "uttt --help                  | uttt --help"
            })
    void theArgumentsPickTheFrontEnd(String arguments, String call) throws IOException {
        assertEquals(FrontEnds.OK, run(BOARD, arguments.split(" ")));
        assertEquals(List.of(call), frontEnds.calls);
        assertEquals("", text(err));
    }

    @ParameterizedTest
    @CsvSource(
            value = {
                "'xboard\nprotover 2\n', xboard",
                "'uci\n', uci",
                "'uci\r\nisready\r\n', uci",
                "uci, uci",
                "'  uci  \n', uci",
                "'\n\nxboard\n', xboard",
                "'\uFEFFuci\n', uci",
                "'\uFEFFxboard\r\n', xboard",
                "'', one-shot",
                "'unicorn\n', one-shot",
                "'xboards\n', one-shot",
                "'8 rnbqkbnr\n', one-shot"
            })
    void withoutArgumentsTheFirstLineOfInputDoes(String input, String call) throws IOException {
        assertEquals(FrontEnds.OK, run(input));
        assertEquals(List.of(call), frontEnds.calls);
    }

    @Test
    void lookingAtTheFirstLineDoesNotSwallowIt() throws IOException {
        InputStream in = stream("xboard\nprotover 2\n");
        dispatcher(in, false).run();
        assertEquals("xboard\nprotover 2\n", new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }

    @Test
    void theFirstLineIsEnoughToDecide() throws IOException {
        InputStream waitsForEver = new InputStream() {
            private final InputStream first = stream("uci\n");

            @Override
            public int read() throws IOException {
                int b = first.read();
                if (b < 0) {
                    throw new AssertionError("read past the first line");
                }
                return b;
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                bytes[offset] = (byte) read();
                return 1;
            }
        };
        dispatcher(new BufferedInputStream(waitsForEver), false).run();
        assertEquals(List.of("uci"), frontEnds.calls);
    }

    @Test
    void afterACommandTestIsTheNameOfAFile() throws IOException {
        assertEquals(FrontEnds.USAGE, run(BOARD, "--hash", "16", "analyse", "TEST"));
        assertEquals(List.of(), frontEnds.calls);
        assertTrue(text(err).startsWith("parachute: TEST cannot be read: there is no file TEST"), text(err));
    }

    @Test
    void emptyArgumentsAreNone() throws IOException {
        run("uci\n", "");
        run("", "xboard", "");
        assertEquals(List.of("uci", "xboard"), frontEnds.calls);
    }

    @Test
    void atATerminalThereIsHelp() throws IOException {
        assertEquals(FrontEnds.OK, dispatcher(stream(""), true).run());
        assertEquals(List.of(), frontEnds.calls);
        assertTrue(text(out).contains("xboard") && text(out).contains("perft"), text(out));
    }

    @Test
    void helpAndVersionGoToTheOutput() throws IOException {
        assertEquals(FrontEnds.OK, run("", "--help"));
        assertTrue(text(out).startsWith("Usage: parachute"), text(out));
        out.reset();
        assertEquals(FrontEnds.OK, run("", "--version"));
        assertTrue(text(out).startsWith("Parachute "), text(out));
        assertEquals("", text(err));
    }

    @Test
    void optionsMayStandBeforeOrBehindTheCommand() throws IOException {
        run("", "--log", "x.log", "--hash=4", "--movetime", "300", "uci", "--hash=128", "--threads", "4");
        Settings expected = new Settings(
                Optional.of(Path.of("x.log")),
                Optional.of(128),
                Optional.of(4),
                Optional.empty(),
                Optional.empty(),
                300);
        assertEquals(expected, frontEnds.settings);
    }

    @Test
    void theLevelMayBeChosenBeforeOrBehindTheCommand() throws IOException {
        run("", "xboard", "--level", "3");
        assertEquals(Optional.of(Level.NOVICE), frontEnds.settings.level());
        run("", "--level=3", "uci", "--level=10");
        assertEquals(Optional.of(Level.FULL), frontEnds.settings.level());
    }

    @Test
    void thereIsNoOtherLevel() throws IOException {
        assertEquals(FrontEnds.USAGE, run("", "uci", "--level", "11"));
        assertTrue(text(err).contains("expected a number from 0 to 10, not \"11\""), text(err));
    }

    @Test
    void theEvaluationMayBeChosenBeforeOrBehindTheCommand() throws IOException {
        Path one = SmallNetwork.write(folder, Variant.CHESS, 1);
        Path two = SmallNetwork.write(folder, Variant.CHESS, 2);
        run("", "xboard", "--evaluation", one.toString());
        assertUses(1);
        run("", "--evaluation=" + one, "uci", "--evaluation=" + two);
        assertUses(2);
        run("uci\n", "--evaluation=" + one);
        assertUses(1);
    }

    private void assertUses(long seed) {
        assertEquals(
                Optional.of(NetworkFile.checksum(SmallNetwork.of(Variant.CHESS, seed))),
                frontEnds.settings.evaluation().map(evaluation -> evaluation.checksum(Variant.CHESS)));
    }

    @Test
    void withOptionsOnlyTheInputStillDecides() throws IOException {
        run("uci\n", "--hash", "8");
        assertEquals(List.of("uci"), frontEnds.calls);
        assertEquals(Optional.of(8), frontEnds.settings.hash());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fly                       | fly",
                "--hash                    | --hash",
                "--hash 0 uci              | --hash': expected a number of at least 1",
                "--hash many uci           | many",
                "--threads 100000 uci      | expected a number from 1 to",
                "--evaluation nothing uci  | (there is no file nothing), not \"nothing\"",
                "--movetime 0              | --movetime': expected a number from 1",
                "--movetime 99999999999    | --movetime': expected a number from 1 to 25000, not \"99999999999\"",
                "--hash 99999999999 uci    | --hash': expected a number from 1 to 2147483647",
                "--speed 3                 | --speed",
                "uci --movetime 9          | --movetime",
                "bench --hash 9            | --hash",
                "bench deep                | deep",
                "bench 0                   | expected a number from 1",
                "perft                     | VARIANT",
                "perft shogi 3             | unknown variant \"shogi\"",
                "perft chess 0             | expected a number from 1",
                "perft chess 1 8/8/8 w     | 3 ranks instead of 8"
            })
    void aCommandLineThatMakesNoSenseGetsOneLineAndStatus2(String arguments, String reason) throws IOException {
        assertEquals(FrontEnds.USAGE, run("", arguments.split(" ")));
        assertEquals(List.of(), frontEnds.calls);
        assertEquals("", text(out));
        assertTrue(text(err).contains(reason), text(err));
        assertEquals(1, text(err).lines().count(), text(err));
    }

    private int run(String input, String... arguments) throws IOException {
        return dispatcher(stream(input), false).run(arguments);
    }

    private Dispatcher dispatcher(InputStream in, boolean atTerminal) {
        return new Dispatcher(
                frontEnds,
                (words, ends, byInput) -> ParachuteCommand.run(words, ends, byInput, out, err),
                new Streams(in, out, err, () -> {}, () -> atTerminal));
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
