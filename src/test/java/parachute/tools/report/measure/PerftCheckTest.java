package parachute.tools.report.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import parachute.rules.board.Variant;

class PerftCheckTest {
    @Test
    void countsAreDoneAsDeepAsTheirLeavesAllow() {
        List<PerftCheck> checks = PerftCheck.run(10_000);
        assertEquals("start position", checks.get(0).name());
        assertEquals(3, checks.get(0).depth());
        assertEquals(8_902, checks.get(0).published());
        assertTrue(checks.stream().allMatch(PerftCheck::agrees));
        assertTrue(checks.stream().anyMatch(check -> check.variant() == Variant.CRAZYHOUSE));
    }

    @Test
    void anotherNumberDoesNotAgree() {
        assertFalse(new PerftCheck("start", Variant.CHESS, 1, 20, 21, 1).agrees());
    }
}
