package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks J: input that no client should send, signals, and what the engine uses of the machine. */
@Conformance
class RobustnessIT {
    @Test
    @Tag("J01")
    void aLineOfAMegabyteIsSurvived(XBoardClient client) {
        client.send("x".repeat(1_000_000));
        client.sync();
        client.send("setboard " + "8/".repeat(200_000));
        client.sync();
        client.assertUsable();
    }

    @Test
    @Tag("J02")
    void binaryDataIsSurvived(XBoardClient client) {
        byte[] data = new byte[200_000];
        new Random(5).nextBytes(data);
        client.sendRaw(data);
        client.sendRaw(
                "\n\0\0\n\u00FF\u00FE\n\u00C3(\nusermove \u00E2\u0099\u009E\n".getBytes(StandardCharsets.ISO_8859_1));
        client.sync();
        client.assertUsable();
    }

    @Test
    @Tag("J03")
    void emptyLinesAreSurvived(XBoardClient client) {
        client.send("", "", " ", "\t", "   ");
        client.sync();
        client.assertUsable();
    }

    @ParameterizedTest
    @Tag("J04")
    @ValueSource(
            strings = {
                "level;st;sd;time;otim;setboard;usermove;variant;memory;cores;option;egtpath;result;name;rating;ics;nps",
                "exclude;include;level a b c;st x;sd -5;time -100;otim zz;memory -1;cores 0;level 0 0 0",
                "level -1 -1 -1;option =;option Foo;option =1;setscore;lift e2;put e4;hover e5;protover;protover x",
                "level 40 5:99:99 1e9;st 1e30;time 99999999999999999999;st 5;level 40 5 0;time 30000"
            })
    void missingAndWrongArgumentsAreSurvived(String commands, XBoardClient client) {
        client.send(commands.split(";"));
        client.sync();
        client.assertUsable();
        client.assertNone(0, ProtocolLine::isCrashReport);
        assertTrue(client.errors().isEmpty(), () -> client.errors().toString());
    }

    @ParameterizedTest
    @Tag("J05")
    @ValueSource(ints = {1, 2})
    void twoThousandRandomCommandsAreSurvived(int seed, XBoardClient client) {
        RandomCommands commands =
                new RandomCommands(new Random(seed), client.features().options());
        client.send("sd 2", "level 0 0:01 0");
        for (int i = 0; i < 20; i++) {
            for (int j = 0; j < 100; j++) {
                client.send(commands.next());
            }
            // Whatever state the engine is in now, it answers.
            client.send("?", "force", "exit", "resume", ".", "force", "sd 2", "time 10");
            client.sync();
        }
        client.send(".", "exit", "resume", "force");
        client.assertUsable();
        client.assertNone(0, ProtocolLine::isCrashReport);
        client.assertNone(0, ProtocolLine::isFatalToXBoard);
        assertTrue(client.errors().isEmpty(), () -> client.errors().toString());
    }

    /** XBoard interrupts engines in order to be heard, unless they declare sigint=0. */
    @Test
    @Tag("J06")
    void anInterruptDoesNotDisturbTheEngine(XBoardClient client) throws Exception {
        TrackedGame.setUpOffBook(client, "post", "level 0 60 0");
        int mark = client.mark();
        client.send("time 360000", "go");
        client.awaitThinking(mark);
        client.signal("INT");
        client.listen(Timing.seconds(0.2));
        client.assertNoMove(mark);
        client.send("?");
        client.awaitMove(mark);
        client.signal("INT");
        client.listen(Timing.seconds(0.2));
        client.assertUsable();
    }

    /** XBoard terminates engines after quit, unless they declare sigterm=0. */
    @Test
    @Tag("J07")
    void aTerminationSignalDoesNotEndTheEngine(XBoardClient client) throws Exception {
        client.newGame();
        client.signal("TERM");
        client.listen(Timing.seconds(0.4));
        client.assertUsable();
    }

    @Test
    @Tag("J08")
    void anIdleEngineUsesNoProcessorTime(XBoardClient client) {
        client.send("new", "easy", "force");
        client.sync();
        assertBecomesIdle(client);
    }

    @Test
    @Tag("J09")
    void withoutPonderingNoProcessorTimeIsUsedAfterTheMove(XBoardClient client) {
        client.send("new", "easy", "sd 8", "go");
        client.awaitMove(0);
        assertBecomesIdle(client);
    }

    /** Fails unless the engine soon uses less than a twentieth of a processor; compilers may still be at work before. */
    private static void assertBecomesIdle(XBoardClient client) {
        Duration used = Duration.ZERO;
        for (int second = 0; second < 8; second++) {
            Duration before = client.processorTime();
            client.listen(Timing.seconds(1));
            used = client.processorTime().minus(before);
            if (used.toMillis() <= 50) {
                return;
            }
        }
        fail(used.toMillis() + " ms of processor time in a second");
    }

    @Test
    @Tag("J10")
    void theEngineEndsWhenItsClientHasGone(XBoardClient client) throws Exception {
        client.send("new", "post", "st 1");
        client.sync();
        client.closeOutput();
        client.send("analyze");
        client.listen(Timing.seconds(0.3));
        client.closeInput();
        client.awaitExit(Timing.allowed(4));
    }

    @Test
    @Tag("J11")
    void withASmallTableTheEngineStaysSmall(XBoardClient client) throws Exception {
        client.send("memory 32", "new", "st 1", "go");
        client.awaitMove(0);
        long kilobytes = Files.readAllLines(client.statusFile()).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .sum();
        assertTrue(kilobytes > 0 && kilobytes < 400 * 1024, kilobytes + " KB");
    }
}
