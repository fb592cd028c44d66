package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import parachute.tools.match.player.DeclaredFeatures;

class CecpFeaturesTest {
    private static final List<String> LINES = CecpFeatures.lines("Parachute 1.0", List.of("Resign -check 0"));

    @Test
    void doneComesLast() {
        assertEquals("feature done=1", LINES.get(LINES.size() - 1));
    }

    @Test
    void whatXBoardMayAskForIsDeclared() {
        DeclaredFeatures features = new DeclaredFeatures(Set.of("playother", "pause", "exclude", "name", "ics", "san"));
        LINES.forEach(features::read);
        for (String name :
                "ping setboard usermove playother analyze debug memory smp reuse time draw pause nps exclude name"
                        .split(" ")) {
            assertTrue(features.isOn(name), name);
        }
        for (String name : "colors sigint sigterm san ics".split(" ")) {
            assertTrue(features.names().contains(name) && !features.isOn(name), name);
        }
    }

    @Test
    void aQuoteInTheNameDoesNotEndTheString() {
        assertTrue(CecpFeatures.lines("A \"B\"", List.of())
                .contains("feature myname=\"A 'B'\" variants=\"normal,crazyhouse,fischerandom\""));
    }
}
