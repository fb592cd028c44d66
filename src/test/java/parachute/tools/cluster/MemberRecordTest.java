package parachute.tools.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MemberRecordTest {
    private final MemberRecord record = new MemberRecord(new SimulatedMember("alpha", 2, false));

    @Test
    void aMachineThatIsNotReadyHasNoCapacity() {
        assertFalse(record.hasCapacity(true));
    }

    @Test
    void eachSlotHasOneTaskAndAheadOneMore() {
        record.setReady(true);
        record.begin();
        assertTrue(record.hasCapacity(false));
        record.begin();
        assertFalse(record.hasCapacity(false));
        assertTrue(record.hasCapacity(true));
        record.begin();
        record.begin();
        assertFalse(record.hasCapacity(true));
        record.end();
        assertTrue(record.hasCapacity(true));
    }

    @Test
    void resultsAndFaultsAreToldOf() {
        record.count(false);
        record.count(true);
        assertTrue(record.describe().matches("alpha: 2 slots, 2 results, [0-9.]+ a minute, 1 fault"), record::describe);
        assertEquals(2, record.results());
    }
}
