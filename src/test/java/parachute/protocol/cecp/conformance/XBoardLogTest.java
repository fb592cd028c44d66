package parachute.protocol.cecp.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.tools.compliance.CecpLine;

/** The faults of a match are found in the log. */
class XBoardLogTest {
    private static final XBoardLog LOG = XBoardLog.parse("""
            recognized 'normal' (-1) as variant crazyhouse
            1000 >first : ping 1
            1010 <first : pong 1
            1020 >first : ping 2
            1030 >second: ping 3
            1040 >first : usermove 1041 >first : e2e4
            1050 <first : Illegal move: e2e4
            1060 <first : Thinking hard
            1070 <second: move e7e5
            Ignoring move out of turn by second: e7e5
            1080 >first : ping 4
            """);

    @Test
    void aPingWithoutAPongIsUnansweredUnlessItIsTheLast() {
        assertEquals(List.of("2"), LOG.unansweredPings(XBoardLog.EngineSlot.FIRST));
        assertEquals(List.of(), LOG.unansweredPings(XBoardLog.EngineSlot.SECOND));
    }

    @Test
    void theLinesOfEachEngineAreKeptApart() {
        assertEquals(List.of("Illegal move: e2e4"), LOG.linesOf(XBoardLog.EngineSlot.FIRST, CecpLine::isIllegalMove));
        assertEquals(
                List.of("Thinking hard"), LOG.linesOf(XBoardLog.EngineSlot.FIRST, line -> !CecpLine.isAllowed(line)));
        assertEquals(List.of("move e7e5"), LOG.linesOf(XBoardLog.EngineSlot.SECOND, line -> true));
    }

    @Test
    void theComplaintsOfXBoardAreFound() {
        assertEquals(List.of("Ignoring move out of turn by second: e7e5"), LOG.complaints());
    }
}
