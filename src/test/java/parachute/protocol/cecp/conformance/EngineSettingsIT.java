package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks D: settings, commands that the engine does not know, and the end of the session. */
@Conformance
class EngineSettingsIT {
    /** States of the engine, each with the commands that lead to it. */
    private static final String IDLE = "idle, new";

    private static final String THINKING = "thinking, new;level 0 60 0;time 360000;force;a2a4;h7h5;go";
    private static final String ANALYSING = "analysing, new;post;analyze";
    private static final String PAUSED = "paused, new;level 0 60 0;time 360000;force;a2a4;h7h5;go;pause";

    private static final Pattern OPTION_WITH_DEFAULT = Pattern.compile("(.+?) -(?:spin|slider|check|string) ?(\\S*).*");

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "D22a, " + IDLE,
        "D22b, " + THINKING,
        "D22c, " + ANALYSING,
    })
    @Tag("D22")
    void quitEndsTheProcessWithinASecond(String id, String state, String commands, XBoardClient client)
            throws Exception {
        client.send(commands.split(";"));
        client.listen(Timing.seconds(0.2));
        client.send("quit");
        assertEquals(0, client.awaitExit(Timing.allowed(1)), id);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "D23a, " + IDLE,
        "D23b, " + THINKING,
        "D23c, " + ANALYSING,
        "D23d, " + PAUSED,
    })
    @Tag("D23")
    void theEndOfTheInputEndsTheProcessWithinASecond(String id, String state, String commands, XBoardClient client)
            throws Exception {
        client.send(commands.split(";"));
        client.listen(Timing.seconds(0.2));
        client.closeInput();
        assertEquals(0, client.awaitExit(Timing.allowed(1)), id);
    }

    @ParameterizedTest
    @Tag("D24")
    @ValueSource(
            strings = {
                "name GM Someone", "rating 2500 0", "ics -", "ics freechess.org", "computer", "random", "post",
                "nopost", "hard", "easy", "draw", "level 0 2 12", "level 40 5 0", "level 40 0:30 0",
                "level 0 0:10 0.5", "st 5", "sd 10", "time 1000", "otim 1000", "result * {x}", "accepted foo",
                "rejected foo", "lift e2", "partner x"
            })
    void aCommandOfTheProtocolIsNoError(String command, XBoardClient client) {
        client.newGame();
        assertEquals(List.of(), client.complaintsAbout(command));
    }

    @Test
    @Tag("D25")
    void anUnknownCommandIsNamed(XBoardClient client) {
        client.newGame();
        List<String> complaints = client.complaintsAbout("frobnicate 1 2");
        assertEquals(1, complaints.size());
        assertTrue(complaints.getFirst().startsWith("Error (unknown command): frobnicate"), complaints.toString());
    }

    @Test
    @Tag("D26")
    void memoryCoresAFolderThatIsMissingAndTheDeclaredOptionsAreNoErrors(XBoardClient client) {
        int mark = client.mark();
        client.send("memory 68", "cores 2", "egtpath syzygy /no/such/folder");
        for (String option : client.features().options()) {
            Matcher matcher = OPTION_WITH_DEFAULT.matcher(option);
            if (matcher.matches()) {
                client.send("option " + matcher.group(1) + "=" + matcher.group(2));
            }
        }
        client.send("new", "sd 4", "go");
        client.awaitMove(mark);
        client.assertNoComplaint(mark);
        client.assertNone(mark, ProtocolLine::isFatalToXBoard);
    }

    @Test
    @Tag("D27")
    void extremeSizesOfMemoryAndNumbersOfCoresDoNoHarm(XBoardClient client) {
        client.send("memory 1", "memory 1000000", "memory 16", "cores 500", "cores 1");
        client.send("new", "sd 4", "go");
        client.awaitMove(0, Timing.allowed(20));
    }

    @Test
    @Tag("D33")
    void anUnknownVariantIsComplainedAbout(XBoardClient client) {
        assertFalse(
                client.complaintsAbout("new", "variant nosuchvariant", "force").isEmpty());
        client.assertUsable();
    }
}
