package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks A: how a session starts, and which features are declared. */
@Conformance
class FeaturesIT {
    private static final Pattern OPTION = Pattern.compile(
            "(.+?) -(button|save|reset|check [01]|(spin|slider) -?\\d+ -?\\d+ -?\\d+|(string|file|path).*|combo .+)");

    @Test
    @Tag("A01")
    void featuresComeWithinTwoSecondsOfProtover() throws Exception {
        try (XBoardClient client = EngineExtension.start()) {
            client.send("xboard", "protover 2");
            client.await("feature .*", 0, Timing.allowed(2));
        }
    }

    /** XBoard waits two seconds for the end of the features, and for ever after done=0. */
    @Test
    @Tag("A02")
    void theFeaturesEndWithinTwoSeconds() throws Exception {
        try (XBoardClient client = EngineExtension.start()) {
            client.send("xboard", "protover 2");
            client.await(".*\\bdone=[01]\\b.*", 0, Timing.allowed(2));
            client.await(".*\\bdone=1\\b.*", 0, Timing.allowed(30));
        }
    }

    @Test
    @Tag("A03")
    void featuresHaveKnownNamesAndTextsAreQuoted(XBoardClient client) {
        assertFalse(client.features().names().isEmpty());
        assertTrue(
                FeatureTable.KNOWN.containsAll(client.features().names()),
                () -> client.features().names().toString());
        client.assertNone(0, line -> line.matches("feature .*\\b(myname|variants|egt|option)=[^\"].*"));
    }

    @ParameterizedTest(name = "{0} {1}={2}")
    @CsvSource({
        "A04a, ping,      1",
        "A04b, setboard,  1",
        "A04c, usermove,  1",
        "A04d, playother, 1",
        "A04e, colors,    0",
        "A04f, sigint,    0",
        "A04g, sigterm,   0",
        "A04h, analyze,   1",
        "A04i, debug,     1",
        "A04j, memory,    1",
        "A04k, smp,       1",
        "A04l, reuse,     1",
        "A04m, san,       0",
        "A04n, time,      1",
        "A04o, draw,      1",
        "A04p, pause,     1",
        "A04q, nps,       1",
        "A04r, exclude,   1",
        "A04s, name,      1",
        "A04t, ics,       0",
    })
    @Tag("A04")
    void aFeatureHasTheRecommendedValue(String id, String feature, String value, XBoardClient client) {
        assertEquals(value, client.features().value(feature), id);
    }

    @Test
    @Tag("A05")
    void chessAndCrazyhouseAreAmongTheVariants(XBoardClient client) {
        assertTrue(client.features().variants().containsAll(List.of("normal", "crazyhouse")));
    }

    @Test
    @Tag("A06")
    void theEngineTellsItsName(XBoardClient client) {
        assertTrue(client.features().names().contains("myname"));
        assertFalse(client.features().value("myname").isBlank());
    }

    @Test
    @Tag("A07")
    void nothingButTheProtocolIsSpokenUpToTheFirstGame(XBoardClient client) {
        client.send("new", "random", "level 0 5 0", "post", "hard", "easy");
        client.sync();
        client.assertNone(0, line -> !ProtocolLine.isAllowed(line));
    }

    /** XBoard reads standard error as protocol too. */
    @Test
    @Tag("A08")
    void nothingIsWrittenToStandardError(XBoardClient client) {
        client.send("new", "sd 4", "go");
        client.awaitMove(0);
        client.listen(Timing.seconds(0.1));
        assertEquals(List.of(), client.errors());
    }

    @Test
    @Tag("A09")
    void aLaterVersionOfTheProtocolIsAnsweredInTheSameWay() throws Exception {
        try (XBoardClient client = EngineExtension.start()) {
            client.send("xboard", "protover 4");
            client.await("feature .*", 0, Timing.allowed(3));
        }
    }

    @Test
    @Tag("A10")
    void aClientOfVersionOneThatNeverSaysProtoverGetsAMove() throws Exception {
        try (XBoardClient client = EngineExtension.start()) {
            client.send("xboard", "new", "random", "sd 4", "e2e4");
            TrackedBoard.chess("e2e4").assertLegal(client.awaitMove(0).text());
        }
    }

    @Test
    @Tag("A11")
    void acceptedAndRejectedAreTakenSilently(XBoardClient client) {
        assertEquals(
                List.of(),
                client.complaintsAbout(
                        "accepted ping", "rejected debug", "accepted option", "rejected option Foo -bar", "accepted"));
    }

    /** Some clients cut the name of an option at the first blank, comma or equals sign. */
    @Test
    @Tag("A12")
    void optionsHaveAKnownTypeAndANameOfOneWord(XBoardClient client) {
        assertFalse(client.features().options().isEmpty());
        for (String option : client.features().options()) {
            Matcher matcher = OPTION.matcher(option);
            assertTrue(matcher.matches(), option);
            assertFalse(matcher.group(1).matches(".*[ ,=].*"), option);
        }
    }

    @Test
    @Tag("A13")
    void aWriteMayHoldSeveralCommandsOrPartOfOne(XBoardClient client) {
        client.sendRaw(ascii("new\nforce\nping 7\npi"));
        client.listen(Timing.seconds(0.15));
        client.sendRaw(ascii("ng 8\nping"));
        client.listen(Timing.seconds(0.15));
        client.sendRaw(ascii(" 9\n"));
        for (String number : List.of("7", "8", "9")) {
            client.await("pong " + number, 0);
        }
    }

    @Test
    @Tag("A14")
    void carriageReturnsAndBlanksAroundACommandAreTolerated(XBoardClient client) {
        client.sendRaw(ascii("force\r\nping 41\r\n"));
        client.await("pong 41", 0);
        client.sendRaw(ascii("  ping   42  \n"));
        client.await("pong 42", 0);
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
