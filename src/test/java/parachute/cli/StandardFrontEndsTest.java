package parachute.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.Settings;
import parachute.cli.start.Streams;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.network.SmallNetwork;
import parachute.engine.strength.Level;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

class StandardFrontEndsTest {
    private static final String START = """
            8 ♜♞♝♛♚♝♞♜ [♛♚]
            7 ♟♟♟♟♟♟♟♟
            6
            5
            4
            3
            2 ♙♙♙♙♙♙♙♙
            1 ♖♘♗♕♔♗♘♖ [♕♔]☚
              abcdefgh
            """;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void aBoardIsAnsweredByABoard() {
        Settings quick = new Settings(
                Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), 50);
        assertEquals(FrontEnds.OK, frontEnds(START).oneShot(quick));
        assertEquals(9, text(out).lines().count(), text(out));
        assertEquals("", text(err));
    }

    @Test
    void aBoardWithImpossibleBracketsIsAnsweredAndNamedInOneLine() {
        assertEquals(FrontEnds.OK, frontEnds(START.replace("[♛♚]", "[♛♚e3]")).allSuccessors());
        assertEquals(20, text(out).split("\n~\n").length, text(out));
        assertEquals(
                "parachute: the skipped square e3 is ignored: no pawn of Black can have skipped it just now\n",
                text(err));
    }

    @Test
    void aTestIsAnsweredByAllBoards() {
        assertEquals(FrontEnds.OK, frontEnds(START).allSuccessors());
        assertEquals(20, text(out).split("\n~\n").length, text(out));
        assertEquals("", text(err));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello", "8 ♜♞♝♛♚♝♞♜ [♛♚]\n", "\0\1\2\3"})
    void whatIsNoBoardGetsOneLineAndStatus2(String input) {
        assertEquals(FrontEnds.USAGE, frontEnds(input).oneShot(Settings.DEFAULT));
        assertEquals("", text(out));
        assertEquals(1, text(err).lines().count(), text(err));
        assertTrue(text(err).startsWith("parachute: "), text(err));
    }

    @Test
    void theProtocolsAnswerTheirFirstCommand() {
        assertEquals(FrontEnds.OK, frontEnds("uci\nquit\n").uci(Settings.DEFAULT));
        assertTrue(text(out).contains("uciok\n"), text(out));
        out.reset();
        assertEquals(FrontEnds.OK, frontEnds("xboard\nprotover 2\nquit\n").xboard(Settings.DEFAULT));
        assertTrue(text(out).contains("done=1"), text(out));
        assertEquals("", text(err));
    }

    @Test
    void aProtocolBeginsWithTheEvaluationOfItsSettings() {
        Evaluation small = Evaluation.DEFAULT.with(SmallNetwork.of(Variant.CHESS, 1));
        Settings settings = new Settings(
                Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(small), Optional.empty(), 50);
        assertEquals(FrontEnds.OK, frontEnds("eval\nquit\n").uci(settings));
        List<String> report = small.report(Position.start(Variant.CHESS));
        assertTrue(text(out).contains(String.join("\n", report)), text(out));
    }

    @Test
    void aProtocolBeginsWithTheLevelOfItsSettings() {
        Settings settings = new Settings(
                Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(Level.NOVICE), 50);
        assertEquals(FrontEnds.OK, frontEnds("uci\nquit\n").uci(settings));
        assertTrue(text(out).contains("option name UCI_LimitStrength type check default true\n"), text(out));
        assertTrue(text(out).contains("option name UCI_Elo type spin default 600 "), text(out));
    }

    @Test
    void atLevelZeroAProtocolBeginsWithRandomMoves() {
        Settings settings = new Settings(
                Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(Level.RANDOM), 50);
        assertEquals(FrontEnds.OK, frontEnds("uci\nquit\n").uci(settings));
        assertTrue(text(out).contains("option name RandomMoves type check default true\n"), text(out));
        assertTrue(text(out).contains("option name UCI_LimitStrength type check default false\n"), text(out));
    }

    @Test
    void aLogFileThatCannotBeWrittenIsReported(@TempDir Path folder) {
        Settings settings = new Settings(
                Optional.of(folder.resolve("missing/x.log")),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                50);
        String said = assertThrows(
                        UserException.class, () -> frontEnds("quit\n").uci(settings))
                .getMessage();
        assertTrue(said.startsWith("the log file cannot be written: there is no folder "), said);
    }

    @Test
    void aReaderThatHasGoneEndsTheProgram() {
        AtomicInteger ends = new AtomicInteger();
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("broken pipe");
            }
        };
        new StandardFrontEnds(new Streams(stream("uci\nisready\n"), broken, err, ends::incrementAndGet, () -> false))
                .uci(Settings.DEFAULT);
        assertEquals(1, ends.get());
        assertEquals("", text(err));
    }

    private StandardFrontEnds frontEnds(String input) {
        return new StandardFrontEnds(new Streams(stream(input), out, err, () -> {}, () -> false));
    }

    private static ByteArrayInputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
