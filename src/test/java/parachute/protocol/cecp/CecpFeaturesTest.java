package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class CecpFeaturesTest {
    private static final List<String> LINES = CecpFeatures.lines("Parachute 1.0", List.of("Resign -check 0"));

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
