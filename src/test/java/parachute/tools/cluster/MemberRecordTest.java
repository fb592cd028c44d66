package parachute.tools.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MemberRecordTest {
    private final MemberRecord record = new MemberRecord(new SimulatedMember("alpha", 2, false));

    @Test
    void aMachineThatIsNotReadyHasNoRoom() {
        assertFalse(record.hasRoom(true));
    }

    @Test
    void eachSlotHasOneTaskAndAheadOneMore() {
        record.setReady(true);
        record.begin();
        assertTrue(record.hasRoom(false));
        record.begin();
        assertFalse(record.hasRoom(false));
        assertTrue(record.hasRoom(true));
        record.begin();
        record.begin();
        assertFalse(record.hasRoom(true));
        record.end();
        assertTrue(record.hasRoom(true));
    }

    @Test
    void resultsAndFaultsAreToldOf() {
        record.count(false);
        record.count(true);
        assertTrue(record.describe().matches("alpha: 2 slots, 2 results, [0-9.]+ a minute, 1 fault"), record::describe);
        assertEquals(2, record.results());
    }
}
