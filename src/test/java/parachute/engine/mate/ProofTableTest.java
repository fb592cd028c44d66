package parachute.engine.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The table keeps all entries, however many. */
class ProofTableTest {
    private static final int MANY = 200_000;
    private static final long STEP = 0x9E3779B97F4A7C15L;

    @Test
    void keepsEverythingWhileItGrows() {
        ProofTable table = new ProofTable();
        for (int i = 1; i <= MANY; i++) {
            table.put(i * STEP, i, -i, i % 100);
        }
        assertEquals(MANY, table.size());
        for (int i = 1; i <= MANY; i++) {
            int slot = table.find(i * STEP);
            assertEquals(i, table.phi(slot));
            assertEquals(-i, table.delta(slot));
            assertEquals(i % 100, table.plies(slot));
        }
        assertTrue(table.find(STEP / 2) < 0);
    }

    @Test
    void whatIsWrittenAgainReplacesTheOld() {
        ProofTable table = new ProofTable();
        table.put(5, 1, 1, 1);
        table.put(5, 2, 3, 7);
        assertEquals(1, table.size());
        assertEquals(2, table.phi(table.find(5)));
        assertEquals(7, table.plies(table.find(5)));
        table.clear();
        assertTrue(table.find(5) < 0);
    }
}
