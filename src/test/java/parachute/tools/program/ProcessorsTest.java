package parachute.tools.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import parachute.io.UserException;
import parachute.tools.match.setup.EngineSpec;

/** On which processors engines run. */
@EnabledOnOs(OS.LINUX)
class ProcessorsTest {
    @Test
    void listsAreThoseOfTaskset() {
        assertEquals(List.of(0, 2, 4, 5, 6), Processors.parse("0,2,4-6"));
        assertFalse(Processors.parse(Processors.ALL).isEmpty());
        assertEquals(10_001, Processors.parse("0" + ",1".repeat(10_000)).size());
        assertThrows(UserException.class, () -> Processors.parse("0,x"));
        assertThrows(UserException.class, () -> Processors.parse("0,2,"));
    }

    @Test
    void anEngineIsBoundByTaskset() {
        EngineSpec engine = EngineSpec.parse(Map.of("cmd", "x -y", "threads", "2"), Map.of());
        assertEquals(2, engine.threads());
        assertEquals(
                List.of("taskset", "-c", "1,3", "x", "-y"),
                engine.on(List.of(1, 3)).command());
        assertEquals(engine, engine.on(List.of()));
    }
}
