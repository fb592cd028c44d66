package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CecpFeaturesTest {
    private static final List<String> LINES = CecpFeatures.lines("Parachute 1.0", List.of("Resign -check 0"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ping=1",
                "setboard=1",
                "usermove=1",
                "playother=1",
                "time=1",
                "draw=1",
                "sigint=0",
                "sigterm=0",
                "reuse=1",
                "analyze=1",
                "san=0",
                "colors=0",
                "pause=1",
                "nps=1",
                "debug=1",
                "memory=1",
                "smp=1",
                "exclude=1",
                "name=1",
                "ics=0",
                "myname=\"Parachute 1.0\"",
                "variants=\"normal,crazyhouse,fischerandom\"",
                "option=\"Resign -check 0\""
            })
    void everyRecommendedFeatureIsSent(String feature) {
        assertTrue(LINES.stream().anyMatch(line -> (line + " ").contains(" " + feature + " ")), feature);
    }

    @Test
    void doneComesLast() {
        assertEquals("feature done=1", LINES.get(LINES.size() - 1));
    }

    @Test
    void aQuoteInTheNameDoesNotEndTheString() {
        assertTrue(CecpFeatures.lines("A \"B\"", List.of())
                .contains("feature myname=\"A 'B'\" variants=\"normal,crazyhouse,fischerandom\""));
    }
}
