package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.TestScripts;

/** A faulty engine fails the checks that it should fail, and no others. */
@DisabledOnOs(OS.WINDOWS)
class XBoardClientTest {
    private static void withEngine(String fault, Consumer<XBoardClient> check) throws IOException {
        String script =
                TestScripts.path("protocol/cecp/conformance/faulty-engine.sh").toString();
        try (XBoardClient client = XBoardClient.start(List.of("sh", script, fault))) {
            check.accept(client);
        }
    }

    private static void assertFails(String fault, Consumer<XBoardClient> check) throws IOException {
        withEngine(fault, client -> assertThrows(AssertionError.class, () -> check.accept(client)));
        withEngine("nothing", client -> assertDoesNotThrow(() -> check.accept(client)));
    }

    @Test
    void whatAnEngineDeclaresIsKnownAfterwards() throws IOException {
        withEngine("nothing", client -> {
            FeatureTable features = client.negotiate().features();
            assertEquals("1", features.value("ping"));
            assertEquals("0", features.value("setboard"));
            assertEquals("1", features.value("sigint"), "the default of the protocol");
            assertEquals(List.of("Two Words -check 0"), features.options());
        });
    }

    @Test
    void anAnswerThatDoesNotComeInTimeFails() throws IOException {
        assertFailsInTime("no-features", "protover 2", "feature .*");
        assertFailsInTime("no-pong", "ping 1", "pong 1");
        assertFailsInTime("moves-late", "go", EngineMove.LINE);
    }

    private static void assertFailsInTime(String fault, String command, String answer) throws IOException {
        withEngine(fault, client -> {
            client.send(command);
            assertThrows(AssertionError.class, () -> client.await(answer, 0, Timing.seconds(0.3)));
        });
        withEngine("nothing", client -> {
            client.send(command);
            assertDoesNotThrow(() -> client.await(answer, 0));
        });
    }

    @Test
    void aMoveThatNobodyAskedForFails() throws IOException {
        assertFails("moves-in-force", client -> {
            client.assertTaken("e2e4");
            client.assertNoMove(0);
        });
    }

    @Test
    void aLegalMoveThatIsRefusedFails() throws IOException {
        assertFails("refuses-all", client -> client.assertTaken("e2e4"));
    }

    @Test
    void anIllegalMoveThatIsTakenFails() throws IOException {
        assertFails("takes-all", client -> client.assertRefused("e2e5"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"illegal", "ends"})
    void anEngineThatMovesIllegallyOrNotAtAllFails(String fault) throws IOException {
        assertFails(fault, client -> {
            client.send("go");
            TrackedBoard.chess().assertLegal(client.awaitMove(0).text());
        });
    }

    @Test
    void aClockThatRunsOutFails() {
        TrackedGame.Clock clock = ClientClocks.perMove(0.3);
        assertDoesNotThrow(() -> clock.charge(Timing.seconds(0.3)));
        assertThrows(AssertionError.class, () -> clock.charge(Duration.ofHours(1)));
    }
}
