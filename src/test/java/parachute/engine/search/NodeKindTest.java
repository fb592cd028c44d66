package parachute.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NodeKindTest {
    @ParameterizedTest
    @CsvSource({
        "PV,  PV,  CUT, ALL",
        "CUT, ALL, ALL, CUT",
        "ALL, CUT, CUT, ALL",
    })
    void whatIsExpectedOfTheReplies(NodeKind kind, NodeKind first, NodeKind late, NodeKind withNullWindow) {
        assertEquals(first, kind.ofFirstChild());
        assertEquals(late, kind.ofLateChild());
        assertEquals(withNullWindow, kind.withNullWindow());
    }
}
